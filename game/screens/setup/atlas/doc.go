// Package atlas shows the maps that a match may be set up on: their strip, the one that is
// taken as large as it fits, what it is made of and what is played for there.
package atlas
