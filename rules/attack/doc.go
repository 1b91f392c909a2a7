// Package attack computes one attack as it stands: who sees and threatens whom,
// what covers and conceals, who flanks, every modifier with its rule, what
// forbids the attack and, before any of its dice, the frame they will work on;
// with it the saves and tests that a creature makes alone. It answers questions
// about a position. It may not draw dice, put steps on the agenda or change a
// fact, know which ruleset runs, or keep anything outside the encounter.
package attack
