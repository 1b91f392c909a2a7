package game_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// What pictures may take outside of assets/readme: whoever clones the repository
// fetches every version of each.
const (
	mostPictures     = 6
	mostPictureBytes = 600_000
)

// TestPicturesAreFewAndSmall counts the pictures that are not README's.
func TestPicturesAreFewAndSmall(t *testing.T) {
	n, bytes := 0, int64(0)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch inside := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator))); {
		case err != nil:
			return err
		case d.IsDir() && (inside == ".git" || inside == "build" || inside == "assets/readme"):
			return filepath.SkipDir
		case d.IsDir():
		case strings.Contains(" .png .jpg .jpeg .gif .webp .bmp ", " "+strings.ToLower(filepath.Ext(path))+" "):
			info, err := d.Info()
			if err != nil {
				return err
			}
			n, bytes = n+1, bytes+info.Size()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n > mostPictures || bytes > mostPictureBytes {
		t.Errorf("%d pictures of %d bytes outside assets/readme, at most %d of %d: keep a text instead (inspect.Text, inspect.SameColours)", n, bytes, mostPictures, mostPictureBytes)
	}
	if n == 0 {
		t.Error("no picture was found: the walk is wrong")
	}
}
