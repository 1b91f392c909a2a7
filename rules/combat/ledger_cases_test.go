package combat_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// casesFile holds one mark for every known position, in the order of the files.
const casesFile = "testdata/cases.txt"

// knownCases are the positions of the rule book and the further ones of this
// program, with their files.
func knownCases(t testing.TB) (files []string, cases [][]levels.Case) {
	t.Helper()
	names, err := filepath.Glob("../../levels/testdata/*/*.json")
	if err != nil || len(names) == 0 {
		t.Fatal("there are no cases", err)
	}
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := levels.ReadPosition(f, name)
		f.Close()
		if err != nil {
			continue // it is there to be refused
		}
		files, cases = append(files, strings.TrimPrefix(filepath.ToSlash(name), "../../levels/testdata/")), append(cases, file.Cases)
	}
	return files, cases
}

// teller makes a mark of what it is told.
type teller struct {
	strings.Builder
}

func (w *teller) say(what ...any) { fmt.Fprintln(w, what...) }

// hear has everything that happens told.
func (w *teller) hear(ev rules.Event) {
	w.say(ev.Kind, ev.Verb, ev.Who, ev.Whom, ev.A, ev.B, ev.C, ev.Flags, ev.Cite, ev.Condition, ev.Weapon, ev.From, ev.To)
}

// mark is what a position makes: what may be done in it, what is foretold of
// that and what becomes of it; and of a script, everything that happens.
func (w *teller) mark(c *levels.Case, n int) string {
	e, err := rulesets.New(&c.Setup)
	if err != nil {
		return "refused"
	}
	e.Free = true
	w.survey(e, n)
	if c.Ask != nil && c.Ask.Script != nil {
		w.script(e, c.Ask.Script)
		w.survey(e, n)
	}
	h := fnv.New32a()
	h.Write([]byte(w.String()))
	return fmt.Sprintf("%08x", h.Sum32())
}

// survey tells what one creature of a position may do, and does the first of
// every verb; what is nearly that is mostly refused.
func (w *teller) survey(e *rules.Encounter, n int) {
	if e.Facts.Over || e.Count() == 0 {
		return
	}
	by := rules.ID(n % int(e.Count()))
	other := rules.ID((n + 1) % int(e.Count()))
	var last rules.Verb
	for _, a := range e.LegalFor(by, nil) {
		w.say(a.Verb, a.On, a.Weapon, a.Option, a.Cell, a.Amount, a.NBlows)
		if a.Verb == last {
			continue
		}
		last = a.Verb
		for _, b := range []rules.Action{a, a, a, a} {
			switch w.Len() % 4 {
			case 0:
				b.On = other
			case 1:
				b.Weapon++
			case 2:
				b.Cell = e.Facts.Combatants[other].At
			case 3:
				b.By = other
			}
			w.say(e.Check(&b))
		}
		weapon, mode, touches := combat.Opening(e, &a)
		all, target := combat.Provokes(e, &a)
		w.say(weapon, mode, touches, all, target, combat.Contests(e, &a, nil), combat.PathStart(e, &a))
		after := e.Clone()
		after.Listen = w.hear
		src := dice.NewSeeded(uint64(n))
		after.Do(&a, src)
		for asked, ok := after.Asked(); ok; asked, ok = after.Asked() {
			after.Do(&rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}, src)
		}
	}
}

// script plays the commands with their dice, what is asked being taken.
func (w *teller) script(e *rules.Encounter, q *levels.ScriptAsk) {
	src := dice.NewScripted(q.Dice)
	e.Listen = w.hear
	defer func() { e.Listen = nil }()
	for i := range q.Commands {
		a, err := q.Commands[i].Action(e)
		if err != nil {
			w.say(err)
			return
		}
		w.say(e.Do(&a, src))
		for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
			e.Do(&rules.Action{Verb: e.Wise(), By: asked.Who, On: rules.Nobody}, src)
		}
		if src.Err() != nil {
			return
		}
	}
}

// marked are the marks that are written for the cases of each file, in their
// order. A case that is added at the end of a file has none until they are
// written again.
func marked(t testing.TB) map[string][]string {
	t.Helper()
	text, err := os.ReadFile(casesFile)
	if err != nil {
		t.Fatal(err)
	}
	of, file := map[string][]string{}, ""
	for _, word := range strings.Fields(string(text)) {
		if strings.HasSuffix(word, ".json") {
			file = word
			continue
		}
		of[file] = append(of[file], word)
	}
	return of
}

// TestLedgerOfCases has in every known position one creature do what it may and
// plays every script to its last event, and compares with a written mark for
// each. As the ledger of wishes it says that something has changed, not what is
// right: see TestLedger.
func TestLedgerOfCases(t *testing.T) {
	files, cases := knownCases(t)
	if *rewrite {
		var b strings.Builder
		for k, file := range files {
			fmt.Fprintln(&b, file)
			for i := range cases[k] {
				b.WriteString(new(teller).mark(&cases[k][i], i))
				if i%12 == 11 || i+1 == len(cases[k]) {
					b.WriteString("\n")
				} else {
					b.WriteString(" ")
				}
			}
		}
		if err := os.WriteFile(casesFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	of, held := marked(t), 0
	var changed []string
	for k, file := range files {
		for i := range min(len(cases[k]), len(of[file])) {
			if got := new(teller).mark(&cases[k][i], i); got != of[file][i] {
				changed = append(changed, file+" "+cases[k][i].ID)
			}
			held++
		}
	}
	if n := len(changed); n > 0 {
		t.Errorf("something has changed in %d of %d cases, first in\n%s\n%s", n, held, strings.Join(changed[:min(n, 10)], "\n"), ifMeant)
	}
	if held < 2000 {
		t.Errorf("only %d cases are held to a mark", held)
	}
}
