// Package pace lets work go on beside a picture that must not wait for it.
package pace

import "time"

// Slice lets work go on piece by piece until it is done or some time has gone by;
// there is always one piece, so that it ends on the slowest machine.
func Slice(clock func() time.Time, room time.Duration, piece func() (done bool)) {
	for start := clock(); !piece() && clock().Sub(start) < room; {
	}
}
