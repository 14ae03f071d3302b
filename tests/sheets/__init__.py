"""Score sheets: what is written down, files in every format, and files read back."""
