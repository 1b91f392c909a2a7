package portfolio

import (
	"slices"

	"tenaille/rules"
)

// quota is how many lines of each kind are played out at most, of so many in all.
var quota = [kinds]int{Own: 1, Strike: 6, Maneuver: 3, Help: 2, Guard: 2, Defence: 3, Wait: 2, Walk: 3, Other: 2}

// perVerb and perAim bound how many of one kind do the same from different places.
const perVerb, perAim = 3, 2

// Choose appends the lines worth playing out, at most so many: the best of every
// kind by their guesses, and not only from different places the same.
func Choose(lines []Line, most int, dst []Line) []Line {
	slices.SortStableFunc(lines, func(a, b Line) int {
		switch {
		case a.Guess > b.Guess:
			return -1
		case a.Guess < b.Guess:
			return 1
		}
		return 0
	})
	var many [kinds]int
	for pass := range 3 { // one of each kind, then the best of each, then whatever is good
		for i := range lines {
			l := &lines[i]
			if len(dst) >= most || l.Guess <= -1<<59 || pass == 0 && (many[l.Kind] > 0 || l.Kind == Other) || pass == 1 && many[l.Kind] >= quota[l.Kind] {
				continue
			}
			alike, aims := 0, 0
			twice := false
			for k := range dst {
				o := &dst[k]
				twice = twice || o.same(l)
				m, n := o.Main(), l.Main()
				if m == nil || n == nil || m.Verb != n.Verb || m.By != n.By || o.Acts[0].By != l.Acts[0].By {
					continue
				}
				alike++
				if aim(m) == aim(n) && m.Weapon == n.Weapon {
					aims++
				}
			}
			if twice || pass == 1 && (alike >= perVerb || aims >= perAim) {
				continue
			}
			many[l.Kind]++
			dst = append(dst, *l)
		}
	}
	return dst
}

// aim is at whom an action is aimed.
func aim(a *rules.Action) rules.ID {
	if a.NBlows > 0 {
		return a.Blows[0].On
	}
	return a.On
}
