package live

import (
	"crypto/sha256"
	"encoding/json"
	"slices"
	"sync"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// mostGrounds is how many grounds are remembered.
const mostGrounds = 16

// grounds are those on which matches of this process began last. What is known of the lines
// over a ground is most of what a match keeps in memory, and the same for all on it: a referee
// of thousands keeps it once.
type grounds struct {
	mu   sync.Mutex
	list []ground // the one that was used last at the end
}

// ground is a map whose lines are known.
type ground struct {
	of   [sha256.Size]byte // what states it
	laid *grid.Map
}

// known has a map take over what is known of its ground, and returns what it is known as.
func (g *grounds) known(m *rules.MapSetup) (of [sha256.Size]byte) {
	b, err := json.Marshal(m)
	if err != nil {
		return of // which no ground is known as
	}
	of = sha256.Sum256(b)
	g.mu.Lock()
	defer g.mu.Unlock()
	if i := slices.IndexFunc(g.list, func(k ground) bool { return k.of == of }); i >= 0 {
		m.SurveyedAs(g.list[i].laid)
	}
	return of
}

// keep remembers a ground.
func (g *grounds) keep(of [sha256.Size]byte, laid *grid.Map) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.list = slices.DeleteFunc(g.list, func(k ground) bool { return k.of == of })
	if len(g.list) == mostGrounds {
		g.list = slices.Delete(g.list, 0, 1)
	}
	g.list = append(g.list, ground{of, laid})
}

// trodden are the grounds of all matches in this process.
var trodden grounds
