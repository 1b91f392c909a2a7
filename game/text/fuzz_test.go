package text

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/assets"
)

// FuzzCatalog wants of any bytes that are the catalog of a language that it is taken or
// refused in one line, and that whatever is asked of one that was taken is answered: by
// its own text, by the English one, or by what was asked for where nobody has any.
func FuzzCatalog(f *testing.F) {
	const head = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"X-Language-Name: Nova\\n\"\n\"Plural-Forms: nplurals=2; plural=n > 1;\\n\"\n\n"
	const texts = "msgid \"Settings\"\nmsgstr \"Réglages\"\n\nmsgid \"%[1]d square\"\nmsgid_plural \"%[1]d squares\"\nmsgstr[0] \"%[1]d case\"\nmsgstr[1] \"%[1]d cases\"\n"
	f.Add([]byte(head + texts))
	for _, forms := range []string{"nplurals=1; plural=0;", "nplurals=2; plural=n%0;", "nplurals=3; plural=n==1?0:n==2?1:9;", "nplurals=99999999999999999999; plural=n;", "nplurals=2; plural=((((n", "nplurals=-1; plural=-n;", "nplurals=2; plural=n?n?n?n:1:1:1:1", "plural", "nplurals=2; plural=n/0"} {
		f.Add([]byte(strings.Replace(head, "nplurals=2; plural=n > 1;", forms, 1) + texts))
	}
	f.Add([]byte(head + "msgid \"Settings\"\nmsgstr[7] \"%d%s%!\"\nmsgid \"a\n\"b\"\nmsgctxt \"x\"\nmsgstr \"\\\"\n#, fuzzy\n"))
	f.Add([]byte("\"X-Language-Name: Nova\"\n"))
	f.Add([]byte("\xef\xbb\xbf" + head + "msgid \"Settings\"\nmsgstr \"\\x\\u\\\\\"\n\"\n"))
	book := assets.Rulebook(Default)
	f.Fuzz(func(t *testing.T, po []byte) {
		if len(po) > 64<<10 {
			return
		}
		defer assets.Lay(fstest.MapFS{"po/xx.po": {Data: po}, "rulebook/xx.md": {Data: book}, "rulebook/readings-xx.md": {Data: book}})()
		for _, l := range Languages() {
			if strings.ContainsAny(l.Name, "\n\r\x1b") {
				t.Errorf("%s calls itself %q", l.Code, l.Name)
			}
		}
		c, err := New("xx")
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r\x00\x1b") {
				t.Errorf("refused by %q", err)
			}
			return
		}
		english, err := New(Default)
		if err != nil || c.Language() != "xx" {
			t.Fatal(c.Language(), err)
		}
		for _, key := range []string{"rule.ATK-01.title", "refusal.DIC-01", "no.such.key"} {
			if !c.Has(key) && c.Key(key) != english.Key(key) {
				t.Errorf("without a text %s is %q", key, c.Key(key))
			}
		}
		for id, tr := range c.current.texts {
			if got := c.T(id); id != "" && got != id && got != tr.Trs[0] {
				t.Errorf("%q is %q, neither itself nor %q", id, got, tr.Trs[0])
			}
			for _, n := range []int{0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, -1} {
				if got := c.TN(id, id, n, n); id != "" && got == "" && tr.PluralID == "" {
					t.Errorf("%d of %q are nothing", n, id)
				}
			}
		}
		for n := range 200 {
			if got, want := c.TN("%[1]d nothing", "%[1]d nothings", n), fmt.Sprint(n, " nothings"); n != 1 && got != want && c.current.texts["%[1]d nothing"] == nil {
				t.Errorf("%q, want %q", got, want)
			}
		}
	})
}
