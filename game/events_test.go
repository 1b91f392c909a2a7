package game_test

import (
	"go/ast"
	"slices"
	"testing"
)

// eventRooms are where every kind of event has a place or is said to need none:
// what its players read of it, what a replay keeps of it.
var eventRooms = []struct {
	folder string
	// places finds the kinds that have one in a file of the folder.
	places func(file *ast.File) []string
	where  string // what to do about one that has none
	// none are the kinds without one.
	none []string
}{
	{
		folder: "game/tell", places: casesOfLog,
		where: "say what the log tells of it, in tell.Log.deedEntry or one of its neighbours",
		none: []string{
			// What it belongs to has a line: whose turn it is stands in the strip, of an
			// action the wish is told, of an opposed check what it came to.
			"TurnBegan", "TurnEnded", "Spent", "ActivationEnded", "TurnShifted", "Delayed",
			"WeaponDrawn", "WeaponPutAway", "WeaponLoaded", "WeaponShot", "NetThrown", "ItemDropped", "GripGained", "PinWon",
			// It is found where it counts: on the card, on the slip.
			"OpportunityForgotten", "EffectAged", "EffectEnded", "ReadyLost",
			// What it brings is told: who arrives, what is said.
			"SceneBegan",
		},
	},
	{
		folder: "game/replay", places: keysOfEventTable,
		where: "give it a row of eventTable in game/replay/event.go: how its numbers are called, and what else of it is written",
		none: []string{
			// Who, whom, the rule and a number or two under their letters are all there is
			// to it.
			"GripLost", "PinWon", "PinLost", "NetThrown", "ShieldLoosed", "ShieldReadied", "Waited",
		},
	},
}

// TestEveryEventHasItsWords: what can happen is told in the log and named in a
// replay, or it is said above that it needs to be neither.
func TestEveryEventHasItsWords(t *testing.T) {
	kinds := eventKinds(t)
	for _, r := range eventRooms {
		var placed []string
		for _, s := range sources(t) {
			if s.folder == r.folder && !s.test {
				placed = append(placed, r.places(s.file)...)
			}
		}
		for _, kind := range kinds {
			switch has, needs := slices.Contains(placed, kind), !slices.Contains(r.none, kind); {
			case !has && needs:
				t.Errorf("%s knows nothing of rules.%s: %s; or name it in eventRooms, with why it needs nothing", r.folder, kind, r.where)
			case has && !needs:
				t.Errorf("%s has a place for rules.%s, which eventRooms says needs none: strike it there", r.folder, kind)
			}
		}
		for _, kind := range r.none {
			if !slices.Contains(kinds, kind) {
				t.Errorf("eventRooms names %s, which is no event", kind)
			}
		}
	}
}

// eventKinds are the names of the kinds of events, as the rules declare them.
func eventKinds(t *testing.T) (kinds []string) {
	t.Helper()
	for _, s := range sources(t) {
		if s.path != "rules/eventkind.go" {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && ast.IsExported(v.Names[0].Name) && v.Names[0].Name != "NoEvent" {
				kinds = append(kinds, v.Names[0].Name)
			}
			return true
		})
	}
	if len(kinds) < 50 {
		t.Fatalf("only %d kinds of events were found: the search is broken", len(kinds))
	}
	return kinds
}

// casesOfLog are what the methods of the log tell apart: names of package rules
// in their cases and comparisons.
func casesOfLog(file *ast.File) (names []string) {
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil {
			continue
		}
		if star, ok := f.Recv.List[0].Type.(*ast.StarExpr); !ok || !isIdent(star.X, "Log") {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if c, ok := n.(*ast.CaseClause); ok {
				for _, e := range c.List {
					names = append(names, ofRules(e)...)
				}
			}
			return true
		})
	}
	return names
}

// keysOfEventTable are the rows of the table of how events are written.
func keysOfEventTable(file *ast.File) (names []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || v.Names[0].Name != "eventTable" {
			return true
		}
		for _, e := range v.Values[0].(*ast.CompositeLit).Elts {
			names = append(names, ofRules(e.(*ast.KeyValueExpr).Key)...)
		}
		return false
	})
	return names
}

// ofRules are the names of package rules in an expression.
func ofRules(e ast.Expr) (names []string) {
	ast.Inspect(e, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && isIdent(s.X, "rules") {
			names = append(names, s.Sel.Name)
		}
		return true
	})
	return names
}

func isIdent(e ast.Expr, name string) bool {
	i, ok := e.(*ast.Ident)
	return ok && i.Name == name
}
