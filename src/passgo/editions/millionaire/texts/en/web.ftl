# What the web table says about Millionaire alone.

web-kind-lifestyle = Draw a Lifestyle card and do what it says.
