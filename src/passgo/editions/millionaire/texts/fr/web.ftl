# What the web table says about Millionaire alone.

web-kind-lifestyle = Tirez une carte Vie de Millionnaire et faites ce qu’elle dit.
