// Package keys says which key chooses which action in a battle, and writes the sheets
// that show all keys.
package keys
