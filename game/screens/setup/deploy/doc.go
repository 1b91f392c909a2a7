// Package deploy is the screen where players place their armies by hand before the
// battle, the second of the three steps of the set-up.
// It may not decide where anybody may stand: package placing keeps the places.
package deploy
