// Package log is the combat log of a battle: its entries in sight, the filter over
// them and what scrolls them.
package log
