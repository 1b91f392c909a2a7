// Package head is the upper row of a battle: menu and map, the initiative row with a
// side's turn, and the switches.
package head
