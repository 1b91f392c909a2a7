// Package draft is a match that is being put together: its terms, the maps to choose from,
// the armies with what they cost and may cost, who lies in ambush, and what speaks against
// beginning. It knows no screen; how a battle is fought is not its business.
package draft
