"""Digital Monster Card Game α (2006-2008). Rule ids `A-…` are those of `docs/rules/alpha.*.md`."""
