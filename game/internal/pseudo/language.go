package pseudo

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/leonelquinteros/gotext"

	"tenaille/assets"
	"tenaille/game/text"
)

// Code and Name are those of the language.
const (
	Code = "xx"
	Name = "Þšéûdö"
)

// Speak adds the language to the game for the length of a test.
func Speak(t *testing.T) {
	t.Helper()
	t.Cleanup(assets.Lay(Files()))
}

// Files are those that somebody adds who translates the game: a catalog, a rule
// book and its readings, and nothing else.
var Files = sync.OnceValue(func() fs.FS {
	return fstest.MapFS{
		"po/" + Code + ".po":                {Data: []byte(catalog())},
		"rulebook/" + Code + ".md":          {Data: []byte(book(assets.Rulebook("en")))},
		"rulebook/readings-" + Code + ".md": {Data: []byte(book(assets.Readings("en")))},
	}
})

// catalog is the catalog of the language: all keys of the English one, and every
// text of a screen that another language translates. It has three forms of a
// plural, as Polish has.
func catalog() string {
	var b strings.Builder
	b.WriteString("msgid \"\"\nmsgstr \"\"\n" +
		"\"Language: " + Code + "\\n\"\n\"X-Language-Name: " + Name + "\\n\"\n" +
		"\"Content-Type: text/plain; charset=UTF-8\\n\"\n" +
		"\"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n")
	english := parse("en")
	all := parse("en")
	for _, code := range assets.Languages() {
		for id, tr := range parse(code) {
			all[id] = tr
		}
	}
	ids := make([]string, 0, len(all))
	for id := range all {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		if id == "" {
			continue
		}
		source := id
		if tr, ok := english[id]; ok {
			source = tr.Trs[0]
		}
		say := Say
		if strings.HasPrefix(id, "format.") {
			say = func(s string) string { return s }
		}
		fmt.Fprintf(&b, "\nmsgid %s\n", quote(id))
		if plural := all[id].PluralID; plural != "" {
			fmt.Fprintf(&b, "msgid_plural %s\nmsgstr[0] %s\nmsgstr[1] %s\nmsgstr[2] %s\n", quote(plural), quote(say(source)), quote(say(plural)), quote(say(plural)))
			continue
		}
		fmt.Fprintf(&b, "msgstr %s\n", quote(say(source)))
	}
	return b.String()
}

func parse(code string) map[string]*gotext.Translation {
	src, err := assets.PO(code)
	if err != nil {
		panic(err) // assets lists it
	}
	po := gotext.NewPo()
	po.Parse(src)
	return po.GetDomain().GetTranslations()
}

func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(s) + `"`
}

// marked are the lines of a rule book that say something to the program, with what
// of them is for readers.
var marked = regexp.MustCompile(`^(### [A-Z]+-\d+ — |## |# |- |Example: |Rulesets: .*|\|[-|]+\|$)(.*)$`)

// book is a rule book in the language.
func book(english []byte) string {
	lines := strings.Split(string(english), "\n")
	for i, line := range lines {
		if m := marked.FindStringSubmatch(line); m != nil {
			lines[i] = m[1] + Say(m[2])
		} else {
			lines[i] = Say(line)
		}
	}
	return strings.Join(lines, "\n")
}

// Languages adds the language for the length of a test and returns the codes of
// all there are then.
func Languages(t *testing.T) []string {
	t.Helper()
	Speak(t)
	return text.Codes()
}
