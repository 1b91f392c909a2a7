package main

import "testing"

func TestSymbolsBelongToTheirPackage(t *testing.T) {
	for _, c := range []struct{ symbol, path, group string }{
		{"tenaille/rules/attack.Aim", "tenaille/rules/attack", "the rules"},
		{"tenaille/game/battle.(*battle).Update", "tenaille/game/battle", "screens and battle"},
		{"github.com/hajimehoshi/ebiten/v2/internal/shader.(*compileState).parseExpr", "github.com/hajimehoshi/ebiten/v2/internal/shader", "Ebitengine with text and sound"},
		{"slices.SortFunc[go.shape.[]tenaille/rules.X]", "slices", rest},
		{"golang.org/x/image/font.Drawer", "golang.org/x/image/font", "Ebitengine with text and sound"},
		{"net/http.(*Server).Serve", "net/http", "net/http with TLS and its ciphers"},
		{"type:.eq.tenaille/rules.Row", "", rest},
		{"main.main", "main", rest},
	} {
		path := packageOf(c.symbol)
		if path != c.path || group(path) != c.group {
			t.Errorf("%s is of %q, %q; want %q, %q", c.symbol, path, group(path), c.path, c.group)
		}
	}
}
