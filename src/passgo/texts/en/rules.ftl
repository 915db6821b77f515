# What `passgo rules` says beside a rule.

rules-setting = Setting { $what }
rules-sentences = Sentences { $what }
rules-origin = Origin { $what }
rules-code = Code { $what }
rules-test = Test { $what }
rules-untested = No test shows it yet.
rules-untestable = No test can show it.
rules-unknown = there is no rule, family of rules or edition “{ $what }”; near it are: { $near }; the editions are: { $editions }
