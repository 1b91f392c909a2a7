//go:build !js

package cli

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Shot holds the arguments of the shot command.
type Shot struct {
	Of        string   `arg:"" optional:"" name:"what" help:"Level by name, or path of a map, a position file, a replay (.jsonl) or a save (.jsonl.gz); for the campaign a battle its road leads over."`
	Out       string   `short:"o" required:"" placeholder:"FILE" help:"PNG to write; - is the standard output."`
	Size      string   `default:"1280x720" placeholder:"WxH" help:"Size of the picture in pixels."`
	Lang      string   `enum:"${languages}" default:"en" help:"Language of the screen: ${offered}."`
	Hover     string   `placeholder:"CELL" help:"Square the pointer rests on, like C7."`
	Select    int      `placeholder:"ID" help:"Creature whose turn it is: by a seed that is looked for, else the others end their turns."`
	Press     []string `placeholder:"ID" sep:"none" help:"Button (by its id, as in action.charge) or square to click; may be given several times."`
	Screen    string   `placeholder:"NAME" help:"Screen to draw: ${screens}; the battle without one, or the result of one that is over."`
	Ruleset   string   `help:"Ruleset to play by instead of the position's own."`
	Ambush    string   `placeholder:"SIDE" help:"Side that lies in ambush instead of the map's own: blue, red; none for nobody."`
	Fog       string   `placeholder:"FOG" help:"Fog of war over a level or a position file instead of its own: ${fogs}; pictures of the side to act."`
	Seed      string   `help:"Seed of the dice, an unsigned 64-bit number; 1 if none is named."`
	After     int      `placeholder:"N" help:"Let machines play N actions first, and the turn to its end; for the campaign, win N battles."`
	At        int      `default:"-1" placeholder:"N" help:"Draw a replay after its action N; 0 is its first turn."`
	Case      string   `placeholder:"ID" help:"Case to draw of a position file that holds several."`
	Rule      string   `placeholder:"ID" help:"Rule at which the rule book is open."`
	Scale     int      `default:"100" placeholder:"PERCENT" help:"Size of the interface, in percent."`
	Density   float64  `default:"1" help:"Pixels of the picture to one of the design, as on fine screens."`
	BoardOnly bool     `help:"Leave the panels out."`
	Film      int      `placeholder:"SECONDS" help:"Draw a replay as it plays on, for so many seconds, into an animated PNG; any level is played by machines first."`

	// Width and Height are Size, read.
	Width, Height int `kong:"-"`

	take func(Shot) (*image.RGBA, error)
	film func(Shot, io.Writer) error
}

// longestFilm is how many seconds a film may have.
const longestFilm = 120

// Run draws the picture and writes it, whole or not at all.
func (s *Shot) Run(to streams) error {
	var rest string
	if n, _ := fmt.Sscanf(s.Size+" ", "%dx%d%s", &s.Width, &s.Height, &rest); n != 2 || s.Width < 1 || s.Height < 1 {
		return fmt.Errorf("--size: %q is not written like 1280x720", s.Size)
	}
	if s.Scale < 25 || s.Scale > 400 {
		return fmt.Errorf("--scale: %d, from 25 to 400 is possible", s.Scale)
	}
	if s.Density < 0.5 || s.Density > 4 {
		return fmt.Errorf("--density: %v, from 0.5 to 4 is possible", s.Density)
	}
	if s.After < 0 {
		return fmt.Errorf("--after: %d, must be 0 or more", s.After)
	}
	if s.Film < 0 || s.Film > longestFilm {
		return fmt.Errorf("--film: %d, from 1 to %d seconds are possible", s.Film, longestFilm)
	}
	folder := filepath.Dir(s.Out)
	if s.Out != "-" {
		if info, err := os.Stat(folder); err != nil || !info.IsDir() {
			return fmt.Errorf("-o %s: there is no folder %s", s.Out, folder)
		}
	}
	b, err := s.draw()
	if err != nil {
		return fmt.Errorf("shot: %w", err)
	}
	if s.Out == "-" {
		_, err := to.out.Write(b)
		return err
	}
	return write(s.Out, b)
}

// draw makes the file: of one picture, or of a film.
func (s *Shot) draw() ([]byte, error) {
	var b bytes.Buffer
	if s.Film == 0 {
		picture, err := s.take(*s)
		if err != nil {
			return nil, err
		}
		err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, picture)
		return b.Bytes(), err
	}
	s.Screen = "replay"
	err := s.film(*s, &b)
	return b.Bytes(), err
}

// write puts a file in place in one go.
func write(path string, b []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".shot-*")
	if err != nil {
		return fmt.Errorf("-o %s: %w", path, cause(err))
	}
	_, err = f.Write(b)
	err = errors.Join(err, f.Chmod(0o644), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return fmt.Errorf("-o %s: %w", path, cause(err))
	}
	return nil
}

// cause is what went wrong with a file, without the name of the file.
func cause(err error) error {
	var path *os.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return errors.New(strings.ReplaceAll(err.Error(), "\n", "; "))
}
