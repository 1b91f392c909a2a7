//go:build !js

package game_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"tenaille/game/internal/authority"
	"tenaille/game/probe"
	"tenaille/game/require"
)

// hosted starts tenaille host on this machine, with more flags, and returns its address.
func hosted(t *testing.T, more ...string) string {
	t.Helper()
	host := exec.Command(built(t), append([]string{"host", "--folder", t.TempDir(), "--port", "0", "--socket", "-1"}, more...)...)
	out, err := host.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	host.Stderr = os.Stderr
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { host.Process.Signal(os.Interrupt); host.Wait() })
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, address, found := strings.Cut(lines.Text(), "tenaille open "); found {
			return address
		}
	}
	t.Fatal("the host names no address")
	return ""
}

// reaches lets ticks pass until a state of the program is wanted: as long as a server may
// take, which does not count in ticks.
func (g *guest) reaches(what string, wanted func(probe.State) bool) probe.State {
	g.t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if g.tick(2); wanted(g.last) {
			return g.last
		}
	}
	g.t.Fatalf("no %s: scene %q, message %q, widgets %v", what, g.last.Scene, g.last.Message, g.last.Widgets)
	return g.last
}

// shows is the state in which the program offers a widget.
func (g *guest) shows(id string) probe.State {
	g.t.Helper()
	return g.reaches(id, func(s probe.State) bool { _, there := s.Widgets[id]; return there })
}

// TestMatchOverAServer plays matches from the title to the result over tenaille host, by two
// programs as people use them, in every ruleset, with a third that comes late and watches:
// all three end in the same state; the last one in fog, where the third is let in when it is
// over. Without require.Whole it is one ruleset of the three, and no fog.
func TestMatchOverAServer(t *testing.T) {
	for i, ruleset := range []string{"skirmish", "d20", "limited"} {
		if i > 0 && !require.Whole() {
			break
		}
		t.Run(ruleset, func(t *testing.T) { overAServer(t, ruleset, "off") })
	}
	if require.Whole() {
		t.Run("fog", func(t *testing.T) { overAServer(t, "limited", "sight") })
	}
}

func overAServer(t *testing.T, ruleset, fog string) {
	address := hosted(t)
	enter := func(name string) *guest {
		g := start(t, 1280, 720, "open", address, "--lang", "en", "--mute")
		g.shows("hall.connect")
		g.write("hall.name", name) // and connects
		g.shows("hall.new")
		return g
	}
	anna, bert := enter("Anna"), enter("Bert")
	anna.widget("hall.new")
	anna.scene("setup")
	anna.widget("setup.ruleset." + ruleset)
	anna.widget("setup.map.ford")
	if fog != "off" {
		anna.widget("setup.fog." + fog)
	}
	anna.widget("setup.start")
	anna.shows("hall.open")
	anna.keep("online-offer")
	anna.widget("hall.open")
	bert.shows("hall.0")
	bert.keep("online-list")
	bert.widget("hall.0")
	two := []*guest{anna, bert}
	players := map[*guest]*player{}
	for _, g := range two {
		g.reaches("battle", func(s probe.State) bool { return s.Scene == "battle" && s.Hash != "" })
		players[g] = &player{g: g}
	}
	var clara *guest
	over := func(g *guest) bool { return g.last.Scene == "result" }
	for end := time.Now().Add(4 * time.Minute); !over(anna) || !over(bert); {
		if time.Now().After(end) {
			t.Fatalf("no end: %q by %q and %q by %q", anna.last.Scene, anna.last.Message, bert.last.Scene, bert.last.Message)
		}
		for _, g := range two {
			g.tick(4)
			p, s := players[g], g.last
			if s.Scene != "battle" || s.Busy || s.Seat != "human" {
				continue
			}
			if p.turns > 60 { // far apart, or in each other's way
				g.widget("study")
				g.shows("table.resign")
				g.keep("online-table")
				g.widget("table.resign")
				g.widget("table.resign")
				g.reaches("the end", func(s probe.State) bool { return s.Scene != "table" })
				continue
			}
			if turn := fmt.Sprint(s.Turn, s.Acting); turn != p.turn {
				p.turn, p.tried = turn, map[string]int{}
				p.turns++
			}
			p.act(s)
		}
		if clara == nil && anna.last.Round > 1 && fog == "off" {
			anna.keep("online-battle")
			clara = enter("Clara")
			clara.shows("hall.0.watch")
			clara.widget("hall.0.watch")
		}
		if clara != nil {
			clara.tick(4)
		}
	}
	if clara == nil && fog != "off" {
		clara = enter("Clara")
		clara.shows("hall.0.watch")
		clara.widget("hall.0.watch")
	}
	if clara == nil {
		t.Fatal("nobody watches")
	}
	last := clara.reaches("the result", func(s probe.State) bool { return s.Scene == "result" })
	if anna.last.Hash == "" || anna.last.Hash != bert.last.Hash || anna.last.Hash != last.Hash {
		t.Errorf("they end in %s, %s and %s", anna.last.Hash, bert.last.Hash, last.Hash)
	}
	if anna.last.Result != bert.last.Result || anna.last.Result != last.Result {
		t.Errorf("%q, %q and %q have won", anna.last.Result, bert.last.Result, last.Result)
	}
	t.Logf("%d and %d turns, %d and %d attacks, %q has won in round %d", players[anna].turns, players[bert].turns, players[anna].attacks, players[bert].attacks, last.Result, last.Round)
}

// TestTheWindowTrusts has the window reach a host with a certificate of somebody's own by the
// authority that it is told to trust, and say so in each language when that is another's.
func TestTheWindowTrusts(t *testing.T) {
	a := authority.New(t)
	cert, key := a.Here()
	address := hosted(t, "--certificate", cert, "--key", key)
	g := start(t, 1280, 720, "open", address, "--lang", "en", "--mute", "--ca", a.File)
	g.widget("hall.connect")
	g.shows("hall.new")
	other := authority.New(t).File
	for lang, want := range map[string]string{"en": "signed", "fr": "signé"} {
		g := start(t, 1280, 720, "open", address, "--lang", lang, "--mute", "--ca", other)
		g.widget("hall.connect")
		if s := g.reaches("refusal", func(s probe.State) bool { return s.Message != "" }); !strings.Contains(s.Message, want) {
			t.Errorf("%s: told is %q", lang, s.Message)
		}
	}
}
