package levels

import (
	"bytes"
	"encoding/json"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tenaille/rules"

	"github.com/lafriks/go-tiled"

	"tenaille/game/require"
)

// TestNothingHasDrifted compares the files taken over from the shared folder
// with their originals, where that folder lies beside the repository.
func TestNothingHasDrifted(t *testing.T) {
	const shared = "../../shared/conformance"
	if _, err := os.Stat(shared); err != nil {
		t.Log("no shared folder beside the repository; nothing to compare")
		return
	}
	pairs := map[string]string{shared + "/cast.json": "creatures/cast.json", shared + "/FORMAT.md": "FORMAT.md"}
	for _, side := range []struct{ from, to string }{{shared + "/cases", conformance}, {conformance, shared + "/cases"}} {
		files, err := filepath.Glob(side.from + "/*.json")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s: %v", side.from, err)
		}
		for _, f := range files {
			pairs[f] = filepath.Join(side.to, filepath.Base(f))
		}
	}
	for a, b := range pairs {
		one, err := os.ReadFile(a)
		if err != nil {
			t.Error(err)
			continue
		}
		two, err := os.ReadFile(b)
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Equal(one, two) {
			t.Errorf("%s and %s have drifted apart", a, b)
		}
	}
}

// TestMapsAreTiledFiles reads every map as Tiled does: of the size that is played,
// every tile in a tile set whose picture has it.
func TestMapsAreTiledFiles(t *testing.T) {
	for _, name := range Names() {
		m, err := tiled.LoadFile(name + ".tmx")
		if err != nil {
			t.Fatal(err)
		}
		s, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if m.Width != len(s.Map.Rows[0]) || m.Height != len(s.Map.Rows) || m.TileWidth != 32 || m.TileHeight != 32 {
			t.Errorf("%s: %d by %d tiles of %d by %d for %dx%d cells", name, m.Width, m.Height, m.TileWidth, m.TileHeight, len(s.Map.Rows[0]), len(s.Map.Rows))
		}
		inked := 0
		for _, layer := range m.Layers {
			for i, tile := range layer.Tiles {
				switch {
				case tile.IsNil():
				case tile.Tileset == nil || tile.Tileset.Image == nil || int(tile.ID) >= tile.Tileset.TileCount:
					t.Errorf("%s: layer %s, tile %d: no tile set has %d", name, layer.Name, i, tile.ID)
				case tile.Tileset.Image.Source != "terrain.png":
					t.Errorf("%s: layer %s, tile %d is of %q", name, layer.Name, i, tile.Tileset.Image.Source)
				default:
					inked++
				}
			}
		}
		if inked < m.Width*m.Height/2 {
			t.Errorf("%s: only %d tiles", name, inked)
		}
	}
}

// TestMapsOpenInTiled lets Tiled's own reader draw every map; as part of the whole,
// since Tiled brings Qt with it, else where it is installed.
func TestMapsOpenInTiled(t *testing.T) {
	if _, err := exec.LookPath("tmxrasterizer"); err != nil && !require.Whole() {
		t.Log("Tiled is not installed; TestMapsAreTiledFiles reads the maps without it")
		return
	}
	tool := require.Program(t, "tmxrasterizer")
	for _, name := range Names() {
		out := filepath.Join(t.TempDir(), name+".png")
		cmd := exec.Command(tool, name+".tmx", out)
		cmd.Env = append(os.Environ(), "QT_QPA_PLATFORM=offscreen")
		if text, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
			continue
		}
		f, err := os.Open(out)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		s, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if w, h := picture.Bounds().Dx(), picture.Bounds().Dy(); w != 32*len(s.Map.Rows[0]) || h != 32*len(s.Map.Rows) {
			t.Errorf("%s: picture of %dx%d pixels for %dx%d cells", name, w, h, len(s.Map.Rows[0]), len(s.Map.Rows))
		}
		// A missing tile set leaves the picture empty, without an error.
		if _, _, _, a := picture.At(48, 48).RGBA(); a == 0 {
			t.Errorf("%s: the picture is empty", name)
		}
	}
}

// TestTilesetPictureFits checks that terrain.png has the size and the tiles
// that terrain.tsx says.
func TestTilesetPictureFits(t *testing.T) {
	set, err := tiled.LoadTilesetFile("terrain.tsx")
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open("terrain.png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if w, h := picture.Bounds().Dx(), picture.Bounds().Dy(); w != set.Image.Width || h != set.Image.Height || w*h != set.TileCount*32*32 {
		t.Errorf("terrain.png is %dx%d, terrain.tsx says %dx%d with %d tiles", w, h, set.Image.Width, set.Image.Height, set.TileCount)
	}
	for _, tile := range set.Tiles {
		inked := false
		x0, y0 := int(tile.ID)%set.Columns*32, int(tile.ID)/set.Columns*32
		for y := y0; y < y0+32 && !inked; y++ {
			for x := x0; x < x0+32 && !inked; x++ {
				_, _, _, a := picture.At(x, y).RGBA()
				inked = a > 0
			}
		}
		if !inked {
			t.Errorf("tile %d (%s) has no picture", tile.ID, tile.Properties.GetString("name"))
		}
	}
}

// TestProjectKnowsTheTypes checks that the drop-downs of the Tiled project
// offer what the reader accepts.
func TestProjectKnowsTheTypes(t *testing.T) {
	data, err := os.ReadFile("skirmish.tiled-project")
	if err != nil {
		t.Fatal(err)
	}
	var project struct {
		PropertyTypes []struct {
			Name, Type string
			Values     []string
		}
	}
	if err := json.Unmarshal(data, &project); err != nil {
		t.Fatal(err)
	}
	var classes []string
	for _, p := range project.PropertyTypes {
		switch {
		case p.Type == "class":
			classes = append(classes, p.Name)
		case p.Name == "Kind" && !slices.Equal(p.Values, Kinds()):
			t.Errorf("kinds of the project %v, of the creature files %v", p.Values, Kinds())
		case p.Name == "Goal":
			for _, name := range p.Values {
				if g, ok := rules.GoalByName(name); !ok || g <= rules.Missed {
					t.Errorf("the project offers the goal %q", name)
				}
			}
			if last, _ := rules.GoalByName(p.Values[len(p.Values)-1]); int(last) != len(p.Values)+int(rules.Missed) {
				t.Errorf("the project offers only %v", p.Values)
			}
		case p.Name == "Grade" && !slices.Equal(p.Values, grades):
			t.Errorf("grades of the project %v, want %v", p.Values, grades)
		}
	}
	want := append([]string{"door", "start", "creature", "light", "zone", "token", "goal", "event"}, edgeFeatures...)
	for _, f := range cellFeatures {
		if !slices.Contains(want, f) {
			want = append(want, f)
		}
	}
	slices.Sort(want)
	slices.Sort(classes)
	if !slices.Equal(classes, want) {
		t.Errorf("classes of the project\n%v\nwant\n%v", classes, want)
	}
	types, err := os.ReadFile("objecttypes.xml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range classes {
		if !strings.Contains(string(types), `name="`+c+`"`) {
			t.Errorf("objecttypes.xml lacks %s", c)
		}
	}
}
