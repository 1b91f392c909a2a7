//go:build !js

package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"tenaille/game/lab"
)

// simulated is what simulate prints as JSON.
func simulated(t *testing.T, args ...string) record {
	t.Helper()
	code, out, errs := run(t, append([]string{"simulate", "--json"}, args...)...)
	var r record
	if err := json.Unmarshal([]byte(out), &r); code != 0 || err != nil || errs != "" {
		t.Fatalf("%v: code %d, %v, complaint %q", args, code, err, errs)
	}
	return r
}

// TestNoSwapPlaysTheOldGames: without swapping, the games of a seed are those that they
// were before sides were swapped, so that what was measured then can be measured again.
// The players are those that no change of the machines touches.
func TestNoSwapPlaysTheOldGames(t *testing.T) {
	for _, c := range []struct {
		level     string
		blue, red int
		rounds    float64
		most      int
		actions   uint64
	}{
		{"proving-ground", 6, 6, 79.33333333333333, 147, 6446},
		{"broken-keep", 3, 9, 48.166666666666664, 124, 5441},
	} {
		r := simulated(t, "--no-swap", "--level", c.level, "--ruleset", "skirmish", "--blue", "random", "--red", "random", "--games", "12", "--seed", "5")
		if r.Wins["blue"] != c.blue || r.Wins["red"] != c.red || r.MeanRounds != c.rounds || r.MostRounds != c.most || r.Actions != c.actions || r.Swapped {
			t.Errorf("%+v: %+v", c, r)
		}
	}
}

// TestSidesAreSwapped: of two games with one seed the second is played with the sides
// changed, and what is counted as blue's is won by the player named by --blue.
func TestSidesAreSwapped(t *testing.T) {
	both := simulated(t, "--level", "sheepfold", "--blue", "soldier", "--red", "random", "--games", "6", "--seed", "3")
	if both.Wins["blue"] != 6 || both.Wins["red"] != 0 || both.SideWins["blue"] != 3 || both.SideWins["red"] != 3 || !both.Swapped {
		t.Errorf("the soldier wins all six, three from each side: %+v", both)
	}
	if both.Players["blue"] != "soldier" || both.Players["red"] != "random" {
		t.Errorf("players %v", both.Players)
	}
	if i := both.Interval["blue"]; i.Share != 1 || i.High != 1 || math.Abs(i.Low-0.609666) > 1e-6 {
		t.Errorf("6 of 6: %+v", i)
	}
	if e := both.Elo["blue"]; e.Points != nil || e.High != nil || e.Low == nil || *e.Low != 77.5 {
		t.Errorf("Elo of 6 of 6: %v", e)
	}
	alone := simulated(t, "--level", "sheepfold", "--blue", "soldier", "--red", "soldier", "--games", "9", "--seed", "3")
	if alone.SideWins["blue"]+alone.SideWins["red"] != 9 || alone.Wins["blue"]+alone.Wins["red"] != 9 || alone.Wins["blue"]-alone.Wins["red"] > 1 || alone.Wins["red"]-alone.Wins["blue"] > 1 {
		t.Errorf("a soldier is as good as himself but for the odd game: %+v", alone)
	}
	first := simulated(t, "--no-swap", "--level", "sheepfold", "--blue", "recruit", "--red", "soldier", "--games", "1", "--seed", "8")
	second := simulated(t, "--level", "sheepfold", "--blue", "recruit", "--red", "soldier", "--games", "1", "--seed", "8")
	if first.Actions != second.Actions || first.Wins["blue"] != second.Wins["blue"] {
		t.Errorf("the first game is not swapped: %+v and %+v", first, second)
	}
}

// TestWorkersDoNotMatter plays the same with one worker and with several.
func TestWorkersDoNotMatter(t *testing.T) {
	games := func(workers string) string {
		r := simulated(t, "--workers", workers, "--level", "sheepfold", "--blue", "soldier", "--red", "recruit", "--games", "11", "--seed", "17")
		r.Seconds, r.GamesPerSecond = 0, 0
		b, err := json.Marshal(&r)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	one := games("1")
	for _, n := range []string{"2", "5"} {
		if got := games(n); got != one {
			t.Errorf("%s workers: %s, one %s", n, got, one)
		}
	}
}

// giveUp is a context that is done after its error was asked for so often, so that a
// test can interrupt at the same place every time.
type giveUp struct {
	context.Context
	cancel context.CancelFunc
	left   int
}

func (g *giveUp) Err() error {
	if g.left--; g.left == 0 {
		g.cancel()
	}
	return g.Context.Err()
}

// TestInterruptedSaysWhatThereIs: an interrupted simulation prints the games it has
// played, and that there are fewer than were asked for.
func TestInterruptedSaysWhatThereIs(t *testing.T) {
	base, cancel := context.WithCancel(context.Background())
	ctx := &giveUp{base, cancel, 6}
	var out, errs bytes.Buffer
	s := simulate{Level: "sheepfold", Games: 5000, Seed: "1", Red: "soldier", Blue: "soldier", Workers: "1", JSON: true}
	var r record
	err := s.play(ctx, streams{&out, &errs})
	if json := json.Unmarshal(out.Bytes(), &r); err != nil || json != nil || r.Games != 5 || r.Wanted != 5000 || errs.Len() > 0 {
		t.Fatalf("%v, %v: %s%s", err, json, &out, &errs)
	}
	out.Reset()
	s.JSON = false
	if err := s.play(ctx, streams{&out, &errs}); err != nil || !strings.HasPrefix(out.String(), "interrupted: only 0 of 5000 games were played\n") {
		t.Errorf("%v: %s", err, &out)
	}
}

// TestProgress: a bar is drawn on a terminal only, and says how long it takes yet.
func TestProgress(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if p := newProgress(w, 0, 10, "games"); p.to != nil {
		t.Error("a bar in a pipe")
	}
	w.Close()
	var text bytes.Buffer
	p := newProgress(&text, 100, 400, "games")
	if p.at(200); text.Len() > 0 {
		t.Errorf("a bar in a text: %q", &text)
	}
	if got, want := p.line(200, 20*time.Second, true), "[############............] 200 of 400 games, 20 s left"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	p.to = &text
	p.at(200)
	p.clear()
	if s := text.String(); !strings.HasPrefix(s, "\r[####") || !strings.HasSuffix(s, " \r") {
		t.Errorf("drawn and taken away: %q", s)
	}
	for d, want := range map[time.Duration]string{3 * time.Second: "3 s", 100 * time.Second: "1 min 40 s", 2*time.Hour + 61*time.Second: "2 h 1 min"} {
		if got := spell(d); got != want {
			t.Errorf("%v: %q, want %q", d, got, want)
		}
	}
}

// TestRatingsAreTold: the Elo of all games, of none and of some, whatever their number.
func TestRatingsAreTold(t *testing.T) {
	for n := range 700 {
		for points, want := range map[int]string{n: "  Elo above ", 0: "  Elo below "} {
			if got := rate(lab.Wilson(float64(points), n)).String(); n > 0 && !strings.HasPrefix(got, want) {
				t.Fatalf("%d of %d: %q", points, n, got)
			}
		}
	}
	if got := rate(lab.Wilson(75, 100)).String(); got != "  Elo +191 (+113 to +269)" {
		t.Errorf("75 of 100: %q", got)
	}
}
