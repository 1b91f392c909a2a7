// Package odds computes exact chances by running the real steps on every
// answer the dice can give, each with its weight. It holds no rule of its
// own: what it walks is the attack frame of package combat, for a single action
// and for a plan of several the agenda itself. No float decides
// anything here; a fraction becomes a decimal only for the eye.
package odds
