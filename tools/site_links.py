"""What the site does with links that leave docs/: they are for readers of the repository, so only their words stay.

A link to a file that is not there stops the build: mkdocs looks at those inside docs/ itself.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+[^)#\s]+)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Called by mkdocs for each page."""
    docs = Path(config.docs_dir).resolve()
    here = (docs / page.file.src_uri).parent

    def words(link: re.Match[str]) -> str:
        target = (here / link[2]).resolve()
        if not target.exists():
            raise PluginError(f"{page.file.src_uri}: a link leads nowhere: {link[2]}")
        return link[0] if target.is_relative_to(docs) else link[1]

    return LINK.sub(words, markdown)
