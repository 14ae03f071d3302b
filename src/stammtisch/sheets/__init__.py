"""Score sheets for real tables: written down here, printed, opened in spreadsheets, and read back."""
