### The rules that a table agrees on: to change, keep, share and look up.

## Opening a table

page-new-table = Table with your own rules
page-change-rules = Change the rules
page-again = Try again
page-rules-summary = How it is played
page-rules-faulty =
    { $count ->
        [one] One setting does not fit
       *[other] { $count } settings do not fit
    }
page-rules-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-rules-wrong = { $count } wrong
page-rules-deviate = Different from ‘{ $preset }’
page-rules-same = Everything as in the preset ‘{ $preset }’.
page-rules-instead = instead of: { $value }
page-rules-reset = Everything as in the preset
page-rules-back = { $setting }: as in the preset
page-rules-groups = Rules by group
page-rules-done = Done

## One setting

page-setting-reset = Preset: { $value }
page-setting-idle = Applies only with { $conditions }.
page-setting-condition = ‘{ $setting }’: { $values }
page-setting-empty = empty: { $value }
page-setting-less = { $setting }: less
page-setting-more = { $setting }: more
page-minimum-coloured = with a trump suit
page-minimum-colourless = Geier and Wenz
page-ladder-higher = { $contract }: higher
page-ladder-lower = { $contract }: lower
page-ladder-out = Do not play { $contract }
page-ladder-in = Include { $contract }
page-ladder-others = Not played – tap to include:

## One’s own house rules

page-own-rules = Your own house rules
page-own-name = Name, such as ‘Thursday’
page-own-keep = Keep
page-own-kept = Kept
page-own-forget = Delete
page-own-forget-named = Delete { $name }
page-own-share = Share or take over
page-own-link = Link to these rules
page-own-save-file = Save as a file
page-own-open-file = Open a file
page-own-broken = There are no house rules in ‘{ $text }’. Take a file that was saved here.
page-own-broken-link = The link is damaged – ask for it once more.
page-own-unknown-preset = There is no preset ‘{ $text }’ here. There are: { $known }.

## The sheet of house rules at the table

page-panel-house = House rules
page-house-open = House rules of this table
page-house-compare = Compare with
page-house-here = Here
