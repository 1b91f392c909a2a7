package profile

import (
	"bytes"
	"errors"
	"log/slog"
	"slices"
	"strings"

	"tenaille/game/easel"
	"tenaille/game/store"
	"tenaille/levels"
)

// mapFolder and mapEnd make the name of a map in the store of its title.
const (
	mapFolder = "maps/"
	mapEnd    = ".tmx"
)

// plain writes the letters of French and its neighbours without what stands on them.
var plain = strings.NewReplacer("à", "a", "á", "a", "â", "a", "ã", "a", "ä", "a", "å", "a", "æ", "ae", "ç", "c", "è", "e", "é", "e", "ê", "e", "ë", "e",
	"ì", "i", "í", "i", "î", "i", "ï", "i", "ñ", "n", "ò", "o", "ó", "o", "ô", "o", "õ", "o", "ö", "o", "ø", "o", "œ", "oe", "ß", "ss",
	"ù", "u", "ú", "u", "û", "u", "ü", "u", "ý", "y", "ÿ", "y")

// MapTitle makes the name of a file of the title that was typed: small letters, numbers and
// hyphens, as the store keeps them. It is empty where nothing of it is of use.
func MapTitle(typed string) string {
	var b strings.Builder
	for _, r := range plain.Replace(strings.ToLower(typed)) {
		switch {
		case b.Len() == levels.LongestTitle:
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.Trim(b.String(), "-")
}

// BringMaps makes the maps of the player's own known, as they lie in the store, and returns
// their titles.
func (p *Profile) BringMaps() (titles []string) {
	names, err := p.Store.List(mapFolder)
	if err != nil {
		slog.Warn("own maps are not listed", "cause", err)
	}
	for _, name := range names {
		title, ok := strings.CutSuffix(strings.TrimPrefix(name, mapFolder), mapEnd)
		if !ok || MapTitle(title) != title {
			continue
		}
		data, err := p.Store.Load(name)
		if err != nil {
			slog.Warn("an own map is left out", "map", title, "cause", err)
			continue
		}
		levels.Bring(title, data)
		titles = append(titles, title)
	}
	for _, name := range levels.Own() {
		if !slices.Contains(titles, levels.Title(name)) {
			levels.Forget(name)
		}
	}
	return titles
}

// LoadMap is the file of a map of the player's own.
func (p *Profile) LoadMap(title string) ([]byte, error) {
	return p.Store.Load(mapFolder + title + mapEnd)
}

// KeepMap keeps a map under a title and makes it known.
func (p *Profile) KeepMap(title string, file []byte) error {
	if title == "" || MapTitle(title) != title {
		return errors.New("a map needs a title")
	}
	if err := p.Store.Save(mapFolder+title+mapEnd, file); err != nil {
		return err
	}
	levels.Bring(title, file)
	return nil
}

// DropMap lets go of a map for good.
func (p *Profile) DropMap(title string) error {
	if err := p.Store.Remove(mapFolder + title + mapEnd); err != nil {
		return err
	}
	p.BringMaps()
	return nil
}

// MapPlace is where the file of a map lies, empty where the player cannot find it.
func (p *Profile) MapPlace(title string) string {
	if s, ok := p.Store.(store.Placed); ok {
		return s.Path(mapFolder + title + mapEnd)
	}
	return ""
}

// drawings is the folder of the store in which the map lies that is being drawn.
const drawings = "drawing/"

// Drawing is the map that was being drawn last, as it was left, with its title; nil where
// there is none.
func (p *Profile) Drawing() (title string, file []byte) {
	names, err := p.Store.List(drawings)
	if err != nil || len(names) == 0 {
		return "", nil
	}
	file, err = p.Store.Load(names[0])
	if err != nil {
		slog.Warn("the map being drawn is not opened", "cause", err)
		return "", nil
	}
	return strings.TrimPrefix(strings.TrimSuffix(strings.TrimPrefix(names[0], drawings), mapEnd), untitledDrawing), file
}

// untitledDrawing is what a drawing is called that has no title; no title has it.
const untitledDrawing = "_"

// LastDrawn is the drawing as it was left in this run of the program, with all that can be taken
// back; nil where there is none, or another is kept meanwhile.
func LastDrawn(p *Profile) *easel.Easel {
	if title, file := p.Drawing(); p.drawn == nil || title != p.drawn.Title || !bytes.Equal(file, p.drawn.Doc.Bytes()) {
		return nil
	}
	return p.drawn
}

// KeepDrawing keeps the map that is being drawn. A store that refuses costs a line in the
// log, never the drawing on the screen.
func (p *Profile) KeepDrawing(e *easel.Easel) {
	p.drawn = e
	title, file := e.Title, e.Doc.Bytes()
	if title == "" {
		title = untitledDrawing
	}
	name := drawings + title + mapEnd
	if err := p.Store.Save(name, file); err != nil {
		slog.Warn("the map being drawn is not kept", "cause", err)
		return
	}
	names, _ := p.Store.List(drawings)
	for _, other := range names {
		if other != name {
			_ = p.Store.Remove(other)
		}
	}
}
