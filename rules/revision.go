package rules

// Revision is the number of the rules as they are played and of the encoding
// that hashes are made from. It is raised whenever either changes, so that a
// replay is never played by other rules than its own.
const Revision = 7
