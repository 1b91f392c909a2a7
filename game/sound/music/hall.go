package music

// hall is the room the band plays in: eight echoes that feed one another.
type hall struct {
	lines [8][2048]float32
	at    int
	low   [8]float64
}

// echoes are the lengths of the lines in samples, without common factors.
var echoes = [8]int{887, 1013, 1151, 1297, 1453, 1607, 1787, 1979}

// still is how much of an echo comes back, damped how much of its treble does not.
const (
	still  = .84
	damped = .34
)

// add sends some samples into the hall and adds what comes back to both sides.
func (h *hall) add(in, left, right *[block]float64) {
	for i, x := range in {
		var e [8]float64
		for k := range e {
			v := float64(h.lines[k][(h.at-echoes[k])&2047])
			h.low[k] += (v - h.low[k]) * (1 - damped)
			e[k] = h.low[k]
		}
		left[i] += .5 * (e[0] + e[2] - e[4] + e[6])
		right[i] += .5 * (e[1] - e[3] + e[5] + e[7])
		// Every echo goes into every line: a Hadamard matrix by butterflies.
		for span := 1; span < 8; span *= 2 {
			for k := 0; k < 8; k++ {
				if k&span == 0 {
					e[k], e[k|span] = e[k]+e[k|span], e[k]-e[k|span]
				}
			}
		}
		const even = .35355339 // one by the root of eight
		for k := range e {
			h.lines[k][h.at&2047] = float32(x*.35 + e[k]*even*still)
		}
		h.at++
	}
}
