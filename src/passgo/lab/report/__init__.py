"""The report of a run: one page that answers an analyst's questions, and its pictures as PNG files."""
