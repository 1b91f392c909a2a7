package text

import (
	"bytes"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"github.com/leonelquinteros/gotext"

	"tenaille/assets"
)

// Default is the language the msgids themselves are written in.
const Default = "en"

// Language is one language the game speaks.
type Language struct {
	// Code is the two-letter code used by PO files and settings.
	Code string
	// Name is what the language calls itself.
	Name string
}

// nameField heads what a language calls itself in the header of its catalog.
const nameField = "\"X-Language-Name: "

// Languages lists the languages whose texts there are, the default first, the
// others by their codes: whatever assets holds is offered, without a list of them.
// A catalog that does not say what its language calls itself lends it its code.
func Languages() []Language {
	list := []Language{{Code: Default}}
	for _, code := range assets.Languages() {
		if code != Default {
			list = append(list, Language{Code: code})
		}
	}
	for i := range list {
		l := &list[i]
		l.Name = l.Code
		src, _ := assets.PO(l.Code) // it is there
		if name := headed(src, nameField); name != "" {
			l.Name = name
		}
	}
	return list
}

// headed is what a field of a catalog's header says, "" where there is none.
func headed(src []byte, field string) string {
	_, rest, _ := bytes.Cut(src, []byte(field))
	end := bytes.IndexFunc(rest, func(r rune) bool { return r == '\\' || r == '"' || !strconv.IsGraphic(r) })
	return string(rest[:max(end, 0)])
}

// Codes lists the codes of Languages.
func Codes() []string {
	var codes []string
	for _, l := range Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}

// Catalog answers texts in the language chosen last. It belongs to one
// goroutine.
type Catalog struct {
	lang    string
	changes int
	current table
	english table
}

// table is one language: the parsed file, which knows its plural rule, its texts, and the
// words that it elides.
type table struct {
	po     *gotext.Po
	texts  map[string]*gotext.Translation
	elides []string
}

// filled is a text with its arguments in it.
func (t table) filled(text string, args []any) string {
	return elided(fmt.Sprintf(text, args...), t.elides)
}

func (t table) text(id string) (string, bool) {
	if tr, ok := t.texts[id]; ok && tr.Trs[0] != "" {
		return tr.Get(), true
	}
	return "", false
}

// New opens the catalog in the given language; an unknown language opens the
// default one. The error tells that an embedded catalog is missing.
func New(lang string) (*Catalog, error) {
	english, err := load(Default)
	if err != nil {
		return nil, err
	}
	c := &Catalog{lang: Default, current: english, english: english}
	if lang = known(lang); lang != Default {
		if err := c.SetLanguage(lang); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// SetLanguage switches every later answer to the given language and raises
// Changes. It refuses a language that is not in Languages and then changes
// nothing.
func (c *Catalog) SetLanguage(lang string) error {
	if known(lang) != lang {
		return fmt.Errorf("unknown language %q", lang)
	}
	if lang == c.lang {
		return nil
	}
	next, err := load(lang)
	if err != nil {
		return err
	}
	c.lang, c.current = lang, next
	c.changes++
	return nil
}

// Language is the code of the language in use.
func (c *Catalog) Language() string { return c.lang }

// Changes counts the language changes so far: a screen that keeps composed
// texts composes them anew when the number differs.
func (c *Catalog) Changes() int { return c.changes }

// T translates a screen text written in English. The arguments fill its
// positional verbs, as %[1]s; without arguments the text is taken literally.
func (c *Catalog) T(msgid string, args ...any) string {
	text, ok := c.current.text(msgid)
	if !ok {
		text = msgid
	}
	if len(args) == 0 {
		return text
	}
	return c.current.filled(text, args)
}

// TN translates a screen text that counts n things, given in English for one
// and for several. Without arguments n itself fills the text.
func (c *Catalog) TN(singular, plural string, n int, args ...any) string {
	text := plural
	switch {
	case c.current.po.IsTranslatedN(singular, n):
		text = c.current.po.GetN(singular, plural, n)
	case n == 1 || n == -1:
		text = singular
	}
	if len(args) == 0 {
		args = []any{n}
	}
	return c.current.filled(text, args)
}

// Key answers the text of a data key, such as "refusal.MOV-05". A key without
// text in the chosen language answers in English, and an unknown one answers
// itself, so that a gap shows on the screen instead of hiding.
func (c *Catalog) Key(key string, args ...any) string {
	text, ok := c.current.text(key)
	if !ok {
		text, ok = c.english.text(key)
	}
	if !ok {
		text = key
	}
	if len(args) == 0 {
		return text
	}
	return c.current.filled(text, args)
}

// Has tells whether a data key has a text in the chosen language.
func (c *Catalog) Has(key string) bool {
	_, ok := c.current.text(key)
	return ok
}

// Slug turns a name from data ("Short sword", "light crossbow") into the last
// part of a key ("short_sword", "light_crossbow").
func Slug(name string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "_")
}

// parsed has the catalogs that were read, by language: nobody changes them.
var parsed sync.Map

// source is a catalog's file and what it says.
type source struct {
	src []byte
	table
}

func load(lang string) (table, error) {
	src, err := assets.PO(lang)
	if err != nil {
		return table{}, err
	}
	if known, ok := parsed.Load(lang); ok && bytes.Equal(known.(source).src, src) {
		return known.(source).table, nil
	}
	po := gotext.NewPo()
	po.Parse(src)
	t := table{po: po, texts: po.GetDomain().GetTranslations(), elides: strings.Fields(headed(src, elisionField))}
	parsed.Store(lang, source{src, t})
	return t, nil
}

func known(lang string) string {
	if slices.Contains(assets.Languages(), lang) {
		return lang
	}
	return Default
}

// Keys lists the data keys that begin with prefix, sorted.
func (c *Catalog) Keys(prefix string) []string {
	var keys []string
	for id := range c.english.texts {
		if strings.HasPrefix(id, prefix) && id != "" {
			keys = append(keys, id)
		}
	}
	sort.Strings(keys)
	return keys
}
