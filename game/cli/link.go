//go:build !js

package cli

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"slices"
	"strings"

	"tenaille/game/files"
	"tenaille/game/link"
	"tenaille/game/link/code"
	"tenaille/game/replay"
	"tenaille/levels"
)

// openLink holds the arguments of the open command.
type openLink struct {
	Link       string `arg:"" help:"Link, with or without the page before its #."`
	Lang       string `enum:",${languages}" default:"" help:"Language of the screen: ${offered}."`
	Mute       bool   `help:"Play without sound."`
	Fullscreen bool   `help:"Start full screen."`
	Trust

	start func(Play) error
}

// Run opens the link in the window, or goes to the server of an invitation; what is no link is said before.
func (o *openLink) Run() error {
	if err := o.readable(); err != nil {
		return err
	}
	m, ok := link.ReadMeeting(o.Link)
	if !ok && link.Schemed(o.Link) { // the server alone, as its host tells it
		m, ok = link.Meeting{Server: o.Link}, true
	}
	if ok {
		return o.start(Play{Replay: "#" + m.Bare(), Lang: o.Lang, Mute: o.Mute, Fullscreen: o.Fullscreen, Trust: o.Trust})
	}
	if _, err := link.Decode(o.Link); err != nil {
		return err
	}
	return o.start(Play{Replay: "#" + link.Bare(o.Link), Lang: o.Lang, Mute: o.Mute, Fullscreen: o.Fullscreen, Trust: o.Trust})
}

// linkCommand holds the flags of the link command.
type linkCommand struct {
	Of   string `arg:"" name:"what" help:"Recorded match or save (.jsonl, .jsonl.gz), position file (.json), or the name of a puzzle."`
	Case string `placeholder:"ID" help:"Case of a position file that holds several."`
	Page string `placeholder:"URL" help:"Page of the browser version that the link opens; TENAILLE_PAGE names it else, and without that the one of this machine (tenaille serve)."`
	QR   bool   `name:"qr" help:"Print the QR code of the link, in letters, beneath it."`
	Out  string `short:"o" placeholder:"FILE" help:"Write the QR code as a PNG."`
}

// square is how many pixels a square of a code has in a picture.
const square = 4

// Run prints the link.
func (l *linkCommand) Run(to streams) error {
	t, err := l.thing()
	if err != nil {
		return err
	}
	text, err := link.Encode(t)
	if err != nil {
		return fmt.Errorf("%s: %w", levels.Line(l.Of), err)
	}
	page := l.Page
	if page == "" {
		page = files.Page()
	}
	page, _, _ = strings.Cut(page, "#")
	text = page + "#" + text
	fmt.Fprintln(to.out, text)
	if !l.QR && l.Out == "" {
		return nil
	}
	c, err := code.Of(text)
	if err != nil {
		return err
	}
	if l.QR {
		fmt.Fprint(to.out, c.Text())
	}
	if l.Out == "" {
		return nil
	}
	var b bytes.Buffer
	if err := png.Encode(&b, c.Picture(square)); err != nil {
		return err
	}
	return write(l.Out, b.Bytes())
}

// thing is what the link is to hold.
func (l *linkCommand) thing() (link.Thing, error) {
	if slices.Contains(levels.Puzzles(), l.Of) {
		return link.Puzzle{Name: l.Of}, nil
	}
	if strings.HasSuffix(strings.ToLower(l.Of), ".json") {
		return l.position()
	}
	f, err := replay.Open(l.Of)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(f)
	if err == nil {
		b, err = replay.Unpack(b)
	}
	if err != nil {
		return nil, &replay.Fault{File: l.Of, Err: err}
	}
	return link.Match{Record: b}, nil
}

// position is a case of a position file.
func (l *linkCommand) position() (link.Thing, error) {
	f, err := levels.OpenPosition(l.Of)
	if err != nil {
		return nil, err
	}
	c, err := pick(&f, l.Of, l.Case)
	if err != nil {
		return nil, err
	}
	b, err := os.ReadFile(l.Of)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.Of, cause(err))
	}
	if len(f.Cases) == 1 {
		return link.Position{File: b}, nil
	}
	if c.Puzzle != nil {
		return nil, errors.New("a puzzle travels from a file of its own")
	}
	var text bytes.Buffer
	err = levels.WritePosition(&text, c.Setup)
	return link.Position{File: text.Bytes()}, err
}
