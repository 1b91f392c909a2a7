package game_test

import (
	"go/ast"
	"regexp"
	"testing"
)

// foreign are the words in comments that are written like names of Go and are none.
var foreign = map[string]bool{"sRGB": true}

// TestEveryNameInACommentIsThere finds comments that speak of what has another name by
// now, or is gone: every word that is written like a name, with a capital inside, is one
// somewhere in the program, its tests or its texts.
func TestEveryNameInACommentIsThere(t *testing.T) {
	word := regexp.MustCompile(`\b(?:[a-z]+[A-Z][A-Za-z]+|[A-Z][a-z]+[A-Z][A-Za-z]*)\b`)
	there, mentions := map[string]bool{}, 0
	for _, s := range sources(t) {
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				there[n.Name] = true
			case *ast.BasicLit:
				for _, w := range word.FindAllString(n.Value, -1) {
					there[w] = true
				}
			}
			return true
		})
	}
	for _, s := range sources(t) {
		for _, group := range s.file.Comments {
			for _, c := range group.List {
				for _, w := range word.FindAllString(c.Text, -1) {
					if mentions++; !there[w] && !foreign[w] {
						t.Errorf("%s: a comment speaks of %s, which nothing is called", s.at(c), w)
					}
				}
			}
		}
	}
	if mentions < 1000 {
		t.Fatalf("only %d names in comments: the walk is wrong", mentions)
	}
}
