package levels

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"
)

// small is a sound map of 4x3 cells that the table below breaks.
const small = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="4" height="3" tilewidth="32" tileheight="32" infinite="0" nextlayerid="6" nextobjectid="9">
 <properties>
  <property name="ambient" value="dim"/>
  <property name="roster.1" value="goblin, goblin"/>
  <property name="roster.2" value="goblin"/>
 </properties>
 <tileset firstgid="1" source="terrain.tsx"/>
 <layer id="1" name="ground" width="4" height="3">
  <data encoding="csv">
1,1,1,1,
1,1,1,1,
1,1,1,1
</data>
 </layer>
 <layer id="2" name="props" width="4" height="3">
  <data encoding="csv">
0,0,0,0,
0,13,0,0,
0,0,0,0
</data>
 </layer>
 <objectgroup id="3" name="edges">
  <object id="1" type="wall" x="64" y="0">
   <polyline points="0,0 0,32"/>
  </object>
 </objectgroup>
 <objectgroup id="4" name="start">
  <object id="2" type="start" x="0" y="0" width="32" height="96"><properties><property name="side" type="int" value="1"/></properties></object>
  <object id="3" type="start" x="96" y="0" width="32" height="96"><properties><property name="side" type="int" value="2"/></properties></object>
 </objectgroup>
 <objectgroup id="5" name="creatures">
  <object id="4" type="creature" x="112" y="80"><properties><property name="side" type="int" value="2"/><property name="kind" value="wolf"/></properties><point/></object>
 </objectgroup>
</map>
`

func TestSmallMapIsSound(t *testing.T) {
	s, err := LoadFS(fstest.MapFS{"small.tmx": {Data: []byte(small)}}, "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(s.Map.Rows, "/"); got != "..../.#../...." {
		t.Errorf("rows %q", got)
	}
	if len(s.Combatants) != 4 || s.Combatants[2].Kind != "wolf" || s.Combatants[2].At != [2]int{3, 2} || s.Combatants[2].Side != "red" || s.Combatants[2].ID != 3 {
		t.Errorf("combatants %+v", s.Combatants)
	}
}

// TestBadMaps breaks the small map in one place each and wants one line that
// names the file, the place and the cause.
func TestBadMaps(t *testing.T) {
	huge := strings.Repeat("<a>", 40)
	for _, row := range []struct{ name, old, new, want string }{
		{"truncated", "</map>", "", "line 36: cut off"},
		{"not xml", "<?xml", "PK\x03\x04<<", "line 1: "},
		{"nested", "<properties>", "<properties>" + huge, "line 3: nested deeper than 32"},
		{"wrong root", "<map ", "<tileset ", `line 2: "tileset" is not a Tiled map`},
		{"huge", `width="4" height="3" tilewidth`, `width="100000" height="100000" tilewidth`, "line 2: width 100000, must be 1 to 256"},
		{"zero", `width="4" height="3" tilewidth`, `width="0" height="3" tilewidth`, "line 2: width 0, must be 1 to 256"},
		{"text size", `width="4" height="3" tilewidth`, `width="four" height="3" tilewidth`, `line 2: width "four" is not a whole number`},
		{"infinite", `infinite="0"`, `infinite="1"`, "line 2: infinite maps have no size"},
		{"isometric", `orthogonal`, `isometric`, `line 2: orientation "isometric"`},
		{"missing ground", `name="ground"`, `name="grund"`, `line 9: unknown layer "grund"`},
		{"missing start", `<objectgroup id="4" name="start">`, `<objectgroup id="4" name="lights">`, `missing layer "start"`},
		{"layer twice", `name="props"`, `name="ground"`, `line 16: a second layer "ground"; the first is on line 9`},
		{"wrong kind of layer", `name="props"`, `name="start"`, `line 16: layer "start" is of the wrong kind`},
		{"image layer", `<tileset firstgid="1" source="terrain.tsx"/>`, `<tileset firstgid="1" source="terrain.tsx"/><imagelayer id="9" name="x"/>`, `line 8: "imagelayer" is not supported`},
		{"short csv", "1,1,1,1\n</data>", "1,1,1\n</data>", `line 14: layer "ground": 11 cells where the map has 12`},
		{"long csv", "1,1,1,1\n</data>", "1,1,1,1,1\n</data>", `line 13: layer "ground": more than 12 cells`},
		{"csv text", "0,13,0,0", "0,x,0,0", `line 19: layer "props": "x" is not a tile number`},
		{"gid beyond", "0,13,0,0", "0,4000,0,0", `line 19: layer "props": cell B2: tile 4000 is not in the tile set`},
		{"flipped", "0,13,0,0", "0,2147483661,0,0", `line 19: layer "props": cell B2: the tile is flipped or rotated`},
		{"unknown encoding", `<data encoding="csv">`, `<data encoding="rot13">`, `line 10: layer "ground": encoding "rot13"`},
		{"base64 bomb", "<data encoding=\"csv\">\n1,1,1,1,\n1,1,1,1,\n1,1,1,1\n</data>", bomb(), `line 10: layer "ground": more than 12 cells`},
		{"no tile set", `source="terrain.tsx"`, `source="nowhere.tsx"`, `line 8: tile set "nowhere.tsx": no such file`},
		{"tile set outside", `source="terrain.tsx"`, `source="../../../etc/passwd"`, `line 8: tile set "../../../etc/passwd": no such file`},
		{"unknown class", `type="wall"`, `type="wal"`, `line 24: object 1: unknown class "wal"`},
		{"off grid", `points="0,0 0,32"`, `points="0,0 0,31"`, "line 24: object 1: point 2 at 64,31 is not a corner of the grid"},
		{"diagonal edge", `points="0,0 0,32"`, `points="0,0 32,32"`, "line 24: object 1: points 1 and 2 are not on one line of the grid"},
		{"edge outside", `points="0,0 0,32"`, `points="0,0 0,320"`, "line 24: object 1: point 2 at 64,320 is not a corner of the grid"},
		{"bad points", `points="0,0 0,32"`, `points="0,0 NaN,32"`, `line 25: polyline point "NaN,32" is not x,y`},
		{"object id twice", `<object id="3"`, `<object id="2"`, "line 30: object 2: id given twice"},
		{"overlapping starts", `x="96" y="0" width="32"`, `x="0" y="0" width="64"`, "line 30: object 3: overlaps the start of object 2 on A1"},
		{"side 0", `type="int" value="2"/></properties></object>
 </objectgroup>`, `type="int" value="0"/></properties></object>
 </objectgroup>`, "line 30: object 3: side 0, must be 1 to 8"},
		{"side 9", `type="int" value="2"/></properties></object>
 </objectgroup>`, `type="int" value="9"/></properties></object>
 </objectgroup>`, "line 30: object 3: side 9, must be 1 to 8"},
		{"unknown creature", `value="wolf"`, `value="gobelin"`, `line 33: object 4: no creature "gobelin"`},
		{"creature as path", `value="wolf"`, `value="../../passwd"`, `line 33: object 4: no creature "../../passwd"`},
		{"creature on wall", `x="112" y="80"`, `x="48" y="48"`, "line 33: object 4: wolf on B2: nobody can stand on B2 (wall)"},
		{"creature outside", `x="112" y="80"`, `x="1112" y="80"`, "line 33: object 4: lies outside the map of 4x3"},
		{"unknown roster", `value="goblin, goblin"`, `value="goblin, gobelin"`, `line 5: property "roster.1": no creature "gobelin"`},
		{"no room", `value="goblin, goblin"`, `value="goblin, ogre"`, `line 5: property "roster.1": no room left in the start of blue for "ogre"`},
		{"roster of side 9", `roster.2`, `roster.9`, `line 6: property "roster.9": side "9", must be 1 to 8`},
		{"pc of side 0", `name="ambient" value="dim"`, `name="pc" value="1, 0"`, `line 4: property "pc": side "0", must be 1 to 8`},
		{"pc of no side", `name="ambient" value="dim"`, `name="pc" value="yes"`, `line 4: property "pc": side "yes", must be 1 to 8`},
		{"pc of a point", `<property name="kind" value="wolf"/>`, `<property name="kind" value="wolf"/><property name="pc" value="1"/>`, `line 33: object 4: pc "1" is not true or false`},
		{"ambush of side 0", `name="ambient" value="dim"`, `name="ambush" value="2, 0"`, `line 4: property "ambush": side " 0", must be 1 to 8`},
		{"ambush of nobody", `name="ambient" value="dim"`, `name="ambush" value="3"`, `line 4: property "ambush": side 3 has no creatures`},
		{"ambush twice", `name="ambient" value="dim"`, `name="ambush" value="2,2"`, `line 4: property "ambush": side 2 is there twice`},
		{"ambush and surprised", `<property name="ambient" value="dim"/>`, `<property name="ambush" value="2"/><property name="surprised" value="2"/>`, `line 4: property "surprised": side 2 lies in ambush, and is not surprised`},
		{"situation", `name="ambient" value="dim"`, `name="situation" value="dense"`, `line 4: property "situation": situation "dense" is not a whole number`},
		{"situation too great", `name="ambient" value="dim"`, `name="situation" value="101"`, `line 4: property "situation": situation 101, must be -100 to 100`},
		{"ambush of a point", `<property name="kind" value="wolf"/>`, `<property name="kind" value="wolf"/><property name="ambush" value="yes"/>`, `line 33: object 4: ambush "yes" is not true or false`},
		{"a point surprised in ambush", `<property name="kind" value="wolf"/>`, `<property name="kind" value="wolf"/><property name="ambush" value="true"/><property name="surprised" value="true"/>`, `line 33: object 4: it lies in ambush, and is not surprised`},
		{"unknown property", `name="ambient"`, `name="ambiant"`, `line 4: property "ambiant": unknown property of a map`},
		{"unknown light", `value="dim"`, `value="dusk"`, `line 4: property "ambient": unknown "dusk"`},
		{"line breaks", `value="dim"`, `value="a&#10;b"`, `line 4: property "ambient": unknown "a\nb"`},
	} {
		text := strings.Replace(small, row.old, row.new, 1)
		if text == small {
			t.Errorf("%s: the small map has no %q", row.name, row.old)
			continue
		}
		_, err := LoadFS(fstest.MapFS{"maps/small.tmx": {Data: []byte(text)}}, "maps/small.tmx")
		wantLine(t, row.name, err, "maps/small.tmx", row.want)
	}
}

// wantLine checks that err is one line that begins with the file and then
// the wanted place and cause.
func wantLine(t *testing.T, name string, err error, file, want string) {
	t.Helper()
	var f *Fault
	switch {
	case err == nil:
		t.Errorf("%s: no error, want %q", name, want)
	case !errors.As(err, &f):
		t.Errorf("%s: %T is not a Fault: %v", name, err, err)
	case strings.ContainsAny(err.Error(), "\n\r"):
		t.Errorf("%s: more than one line: %q", name, err)
	case len(err.Error()) > 400:
		t.Errorf("%s: %d characters in an error: %q", name, len(err.Error()), err)
	case !strings.HasPrefix(err.Error(), file+": "+want):
		t.Errorf("%s:\n got %s\nwant %s: %s", name, err, file, want)
	}
}

func TestBadFiles(t *testing.T) {
	big := fstest.MapFS{"big.tmx": {Data: make([]byte, maxBytes+1)}, "dir.tmx/x": {}, "empty.tmx": {}, "prose.tmx": {Data: []byte("no map\n")}}
	_, err := LoadFS(big, "big.tmx")
	wantLine(t, "100 MB", err, "big.tmx", "larger than 4 MB")
	_, err = LoadFS(big, "dir.tmx")
	wantLine(t, "folder", err, "dir.tmx", "not a regular file")
	_, err = LoadFS(big, "empty.tmx")
	wantLine(t, "empty", err, "empty.tmx", "empty file")
	_, err = LoadFS(big, "prose.tmx")
	wantLine(t, "prose", err, "prose.tmx", "no element of XML in it")
	_, err = Load("nowhere")
	wantLine(t, "unknown name", err, `"nowhere"`, "no such level; there are "+strings.Join(Names(), ", "))
	path := filepath.Join(t.TempDir(), "none.tmx")
	_, err = Load(path)
	wantLine(t, "no file", err, path, "no such file")
	path = filepath.Join(t.TempDir(), "mine.tmx")
	if err := os.WriteFile(path, []byte(small), 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err != nil || s.Name != "mine" {
		t.Errorf("a map beside no tile set: %v, name %q", err, s.Name)
	}
}

func TestBadTilesets(t *testing.T) {
	sound, err := mapFiles.ReadFile("terrain.tsx")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ name, old, new, want string }{
		{"unknown class", `type="wall"`, `type="wal"`, `tile 12: unknown class "wal"`},
		{"unknown ground", `value="grass"`, `value="lava"`, `tile 1: unknown ground "lava"`},
		{"unknown property", `name="ground" value="grass"`, `name="grund" value="grass"`, `tile 1: unknown property "grund"`},
		{"grade", `name="grade" value="standard"`, `name="grade" value="superb"`, `tile 16: grade "superb"`},
		{"count", `tilecount="72"`, `tilecount="4"`, "line 28: id 4, must be 0 to 3"},
		{"tile twice", `<tile id="1">`, `<tile id="0">`, "line 10: tile 0 given twice"},
		{"cut off", "</tileset>", "", "line "},
	} {
		text := strings.Replace(string(sound), row.old, row.new, 1)
		if text == string(sound) {
			t.Errorf("%s: the tile set has no %q", row.name, row.old)
			continue
		}
		want := row.want
		if id, _, ok := strings.Cut(strings.TrimPrefix(want, "tile "), ":"); ok && strings.HasPrefix(want, "tile ") {
			before, _, _ := strings.Cut(text, `<tile id="`+id+`"`)
			want = fmt.Sprintf("line %d: %s", 1+strings.Count(before, "\n"), want)
		}
		_, err := LoadFS(fstest.MapFS{"m/small.tmx": {Data: []byte(small)}, "m/terrain.tsx": {Data: []byte(text)}}, "m/small.tmx")
		wantLine(t, row.name, err, "m/terrain.tsx", want)
	}
}

func TestCreaturesBesideTheMap(t *testing.T) {
	own := func(sheet string) error {
		text := strings.Replace(small, `value="wolf"`, `value="hydra"`, 1)
		_, err := LoadFS(fstest.MapFS{"m/small.tmx": {Data: []byte(text)}, "m/creatures/hydra.json": {Data: []byte(sheet)}}, "m/small.tmx")
		return err
	}
	sound := `{"name":"Hydra","size":"medium","hp":5,"max_hp":5,"speed":4,"abilities":{"str":10,"dex":10,"con":10,"int":2,"wis":10,"cha":9}}`
	if err := own(sound); err != nil {
		t.Error(err)
	}
	for _, row := range []struct{ name, sheet, want string }{
		{"unknown key", strings.Replace(sound, "speed", "spede", 1), "spede: unknown key"},
		{"wrong type", strings.Replace(sound, `"hp":5`, `"hp":"five"`, 1), `hp: must be a whole number, not a text`},
		{"fraction", strings.Replace(sound, `"hp":5`, `"hp":5.5`, 1), `hp: must be a whole number, not 5.5`},
		{"size", strings.Replace(sound, "medium", "big", 1), `size: unknown "big"`},
		{"missing", strings.Replace(sound, `"speed":4,`, "", 1), `missing key "speed"`},
		{"place", strings.Replace(sound, `"speed"`, `"at":[0,0],"speed"`, 1), "at: belongs to a position"},
		{"cut off", sound[:40], "line 1: cut off"},
	} {
		wantLine(t, row.name, own(row.sheet), "m/creatures/hydra.json", row.want)
	}
}

// TestComplaintsAreShort: what is wrong is told in a line that can be read, its beginning
// and its end, however long what stands in the file is; letters stay whole.
func TestComplaintsAreShort(t *testing.T) {
	for _, long := range []string{strings.Repeat("x", 5000), strings.Repeat("é", 5000), strings.Repeat("\x1b", 5000), "x" + strings.Repeat("日本", 2000)} {
		said := (&Fault{File: "f.tmx", Err: fmt.Errorf("%s is no name; there are a, b", long)}).Error()
		if len(said) > 1000 || !utf8.ValidString(said) || !strings.HasPrefix(said, "f.tmx: ") || !strings.Contains(said, " ... ") || !strings.HasSuffix(said, "there are a, b") || Line(said) != said {
			t.Errorf("%d bytes: %q", len(said), said)
		}
	}
	if short := "f.tmx: é"; Complaint(short) != short {
		t.Errorf("%q became %q", short, Complaint(short))
	}
}
