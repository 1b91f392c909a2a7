package music

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// note is one tone of a part: a key, counted in half tones as of a keyboard (A4 is
// 69), from one unit of the piece for some.
type note struct {
	part      int
	at, units int
	key       int
	loud      float64 // 1 is plain
	late      float64 // seconds after its time, as in a chord that is spread
	seed      uint64
}

// spread is how much later each higher tone of a chord is plucked, in seconds.
const spread = .017

// read reads the notes of a part. A token is a tone or several joined by +, or r, a
// rest; then ! for an accent or ? for a soft one; then a colon and how many units it
// lasts, if not one. Bars are parted by |, which also tells whether they are full.
func (p part) read(number, bar int) (list []note, units int, err error) {
	for i, text := range strings.Split(p.text, "|") {
		from := units
		for _, token := range strings.Fields(text) {
			names, long, _ := strings.Cut(token, ":")
			n := 1
			if long != "" {
				if n, err = strconv.Atoi(long); err != nil || n < 1 {
					return nil, 0, fmt.Errorf("bar %d: %q lasts no time", i+1, token)
				}
			}
			loud := 1.
			if s, ok := strings.CutSuffix(names, "!"); ok {
				names, loud = s, 1.3
			} else if s, ok := strings.CutSuffix(names, "?"); ok {
				names, loud = s, .68
			}
			if names != "r" {
				for k, name := range strings.Split(names, "+") {
					key, err := keyOf(name)
					if err != nil {
						return nil, 0, fmt.Errorf("bar %d: %w", i+1, err)
					}
					list = append(list, note{part: number, at: units, units: n, key: key, loud: loud, late: spread * float64(k)})
				}
			}
			units += n
		}
		if (units-from)%bar != 0 {
			return nil, 0, fmt.Errorf("bar %d has %d units, want %d or bars together: %s", i+1, units-from, bar, text)
		}
	}
	return list, units, nil
}

// keyOf is the key of a tone by its name: letter, # or b, octave.
func keyOf(name string) (int, error) {
	if len(name) < 2 {
		return 0, fmt.Errorf("no tone %q", name)
	}
	at := strings.IndexByte("C D EF G A B", name[0])
	if at < 0 || name[0] == ' ' {
		return 0, fmt.Errorf("no tone %q", name)
	}
	rest := name[1:]
	switch rest[0] {
	case '#':
		at, rest = at+1, rest[1:]
	case 'b':
		at, rest = at-1, rest[1:]
	}
	octave, err := strconv.Atoi(rest)
	if err != nil || octave < 0 || octave > 8 {
		return 0, fmt.Errorf("no tone %q", name)
	}
	return 12*(octave+1) + at, nil
}

// broken breaks chords into single tones. A chord is its tones from below joined by
// dots, then a colon and its units; the pattern has a digit, the tone to play, or a
// dash, in which the last rings on, for each unit, and begins anew with each chord.
func broken(pattern, chords string) string {
	var b strings.Builder
	for token := range strings.FieldsSeq(chords) {
		if token == "|" {
			b.WriteString("| ")
			continue
		}
		names, long, _ := strings.Cut(token, ":")
		tones := strings.Split(names, ".")
		units, _ := strconv.Atoi(long)
		for i := 0; i < units; {
			n := 1
			for i+n < units && pattern[(i+n)%len(pattern)] == '-' {
				n++
			}
			tone := tones[min(int(pattern[i%len(pattern)]-'0'), len(tones)-1)]
			fmt.Fprintf(&b, "%s:%d ", tone, n)
			i += n
		}
	}
	return b.String()
}

// sorted are all the notes of a piece in the order in which they begin.
func (s *score) sorted() ([]note, error) {
	var all []note
	for i, p := range s.parts {
		list, _, err := p.read(i, s.bar)
		if err != nil {
			return nil, fmt.Errorf("%s: part %d: %w", s.name, i+1, err)
		}
		if p.roll > 1 {
			list = rolled(list, p.roll, float64(s.unit)/Rate)
		}
		all = append(all, list...)
	}
	slices.SortStableFunc(all, func(a, b note) int { return cmp.Compare(a.at, b.at) })
	for i := range all {
		all[i].seed = hash(uint64(i)<<8 | uint64(all[i].part))
	}
	return all, nil
}

// rolled strikes every note several times in a unit, which lasts some seconds, every
// second one softer.
func rolled(list []note, times int, seconds float64) []note {
	var out []note
	for _, n := range list {
		for u := range n.units {
			for k := range times {
				one := n
				one.at, one.units = n.at+u, 1
				one.late += seconds * float64(k) / float64(times)
				one.loud *= 1 - .3*float64(k&1)
				out = append(out, one)
			}
		}
	}
	return out
}

// hash spreads a number over all of 64 bits.
func hash(n uint64) uint64 {
	n = (n + 1) * 0x9e3779b97f4a7c15
	n ^= n >> 29
	n *= 0xbf58476d1ce4e5b9
	return n ^ n>>32
}

// held is one tone held for some bars, four at a breath.
func held(name string, count, bar int) string {
	var b strings.Builder
	for count > 0 {
		n := min(count, 4)
		fmt.Fprintf(&b, "%s:%d | ", name, n*bar)
		count -= n
	}
	return b.String()
}

// silent is some bars of rest.
func silent(count, bar int) string { return fmt.Sprintf("r:%d | ", count*bar) }
