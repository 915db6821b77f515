# What the web table says about Harbour alone.

web-kind-ferry = Take the ferry across the bay, if you like. At low tide it costs twice as much.
web-kind-bottle = Draw a Bottle card and do what it says.
