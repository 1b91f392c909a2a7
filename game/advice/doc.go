// Package advice asks a machine what it would do in a person's place, on what the
// person's side knows and nothing more.
package advice
