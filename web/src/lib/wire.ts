/**
 * What travels between the page and the server, by shorter names. The types are made from the server's own
 * (`npm run types`); everything a seat may see is in them, and nothing else.
 */
import type { components } from './wire.gen'

type Schemas = components['schemas']

export type Action = Schemas['Action']
export type ClientFrame = Schemas['ClientFrame']
export type CheckedRules = Schemas['CheckedRules']
export type Command = Schemas['Command']
export type Contract = Schemas['Contract']
export type GameSettings = Schemas['GameSettings']
export type HandCard = Schemas['HandCard']
export type NewTable = Schemas['NewTable']
export type OpenHand = Schemas['OpenHand']
export type Option = Schemas['Option']
export type OpenedTable = Schemas['OpenedTable']
export type Preset = Schemas['Preset']
export type Problem = Schemas['Problem']
export type Refusal = Schemas['Refusal']
export type Result = Schemas['Result']
export type Round = Schemas['Round']
export type RulesetFault = Schemas['RulesetFault']
export type ServerFrame = Schemas['ServerFrame']
export type SheetChange = Schemas['SheetChange']
export type SheetDifference = Schemas['SheetDifference']
export type SheetEntry = Schemas['Entry']
export type SheetLog = Schemas['SheetLog']
export type SheetOffer = Schemas['SheetOffer']
export type Setting = Schemas['Setting']
export type SettingCondition = Schemas['Condition']
export type TableEvent = Schemas['TableEvent']
export type Ruleset = Schemas['Ruleset']
export type SauRound = Schemas['SauRound']
export type SauRuleset = Schemas['SauRuleset']
export type SauTable = Schemas['SauTable']
export type SauTakenTrick = Schemas['SauTakenTrick']
export type SauTrickCard = Schemas['SauTrickCard']
export type SchafkopfAction = Schemas['SchafkopfAction']
export type SchafkopfTable = Schemas['SchafkopfTable']
export type TableState = Schemas['TableState']
export type TableSummary = Schemas['TableSummary']
export type TakenTrick = Schemas['TakenTrick']
export type Trick = Schemas['Trick']

export type GameName = Schemas['GameName']
export type DeckName = Round['deck']

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 1
