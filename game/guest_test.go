package game_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"tenaille/game/inspect"
	"tenaille/game/probe"
	"tenaille/game/require"
)

// guest is the unmodified program, run tick by tick without a window. Tests see
// its pixels and its probe and act by pointer and keys alone.
type guest struct {
	t       *testing.T
	session *vmhost.GuestSession
	screen  *ebiten.Image
	probe   string // file of the probe
	home    string // its home, where saves and settings go
	read    int64  // bytes of the probe read so far
	rest    []byte // a line not yet ended
	last    probe.State
	ticks   int
}

// guestFolder holds the guest's program until the tests have ended.
var guestFolder string

// guestProgram is built once for all tests.
var guestProgram = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "tenaille-guest")
	if err != nil {
		return "", err
	}
	guestFolder = dir
	program := filepath.Join(dir, "tenaille")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", program, "..")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the guest: %w\n%s", err, out)
	}
	return program, nil
})

// builtFolder holds the program until the tests have ended.
var builtFolder string

// start runs the program with args in a screen of the size given.
func start(t *testing.T, width, height int, args ...string) *guest {
	t.Helper()
	return startAt(t, t.TempDir(), width, height, args...)
}

// startAt is start with a home that may hold saves and settings already.
func startAt(t *testing.T, home string, width, height int, args ...string) *guest {
	t.Helper()
	require.Display(t)
	path, err := guestProgram()
	if err != nil {
		t.Fatal(err)
	}
	var failure error
	for range 2 { // a launch may fail once: the package's own note
		g := &guest{t: t, home: home}
		if failure = g.launch(path, width, height, args); failure == nil {
			return g
		}
	}
	t.Fatal(failure)
	return nil
}

func (g *guest) launch(program string, width, height int, args []string) error {
	dir, err := os.MkdirTemp("", "g") // a socket's path must be short
	if err != nil {
		return err
	}
	g.t.Cleanup(func() { os.RemoveAll(dir) })
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		return err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return err
	}
	g.probe = filepath.Join(dir, "probe")
	c := exec.Command(program, args...)
	c.Dir = g.home
	c.Env = []string{
		"EBITENGINE_VM_ENDPOINT=" + endpoint, "TENAILLE_PROBE=" + g.probe, "LANG=en_GB.UTF-8",
		"HOME=" + g.home, "XDG_CONFIG_HOME=" + g.home + "/config", "XDG_DATA_HOME=" + g.home + "/data",
		"XDG_STATE_HOME=" + g.home + "/state", "XDG_CACHE_HOME=" + g.home + "/cache",
	}
	var words bytes.Buffer
	c.Stdout, c.Stderr = &words, &words
	if err := c.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	listener.(*net.UnixListener).SetDeadline(time.Now().Add(time.Minute))
	connection, err := listener.Accept()
	if err != nil {
		c.Process.Kill()
		return fmt.Errorf("the guest did not connect: %w, %v\n%s", err, <-ended, words.String())
	}
	g.session, err = vmhost.NewGuestSession(connection, &vmhost.NewGuestSessionOptions{IdleTimeout: 3 * time.Minute})
	if err != nil {
		c.Process.Kill()
		return fmt.Errorf("the guest did not answer: %w, %v\n%s", err, <-ended, words.String())
	}
	onHost(func() {
		g.screen = ebiten.NewImage(width, height)
		err = g.session.SetOutsideScreen(g.screen)
	})
	g.t.Cleanup(func() {
		onHost(func() {
			g.session.Close()
			g.screen.Deallocate()
		})
		defer letGo()
		select {
		case <-ended:
		case <-time.After(5 * time.Second):
			c.Process.Kill()
			<-ended
		}
		if text := words.String(); strings.Contains(text, "panic") || strings.Contains(text, "fatal error") {
			g.t.Errorf("the program said:\n%s", text)
		} else if g.t.Failed() && text != "" {
			g.t.Logf("the program said:\n%s", text)
		}
	})
	return err
}

// tick lets n ticks pass, without a picture, and reads the probe.
func (g *guest) tick(n int) {
	g.t.Helper()
	ok := false
	onHost(func() {
		g.session.AdvanceTicks(n)
		ok = g.session.WaitTicks()
	})
	if !ok {
		g.t.Fatalf("the program stopped at tick %d: %v", g.ticks, g.session.Err())
	}
	g.ticks += n
	g.state()
}

// frame has a picture drawn, as widgets need it to find their places, without
// looking at it.
func (g *guest) frame() {
	g.t.Helper()
	ok := false
	onHost(func() {
		g.session.AdvanceFrame()
		ok = g.session.WaitFrame()
	})
	if !ok {
		g.t.Fatalf("the program stopped at tick %d: %v", g.ticks, g.session.Err())
	}
}

// state is the newest snapshot.
func (g *guest) state() probe.State {
	g.t.Helper()
	f, err := os.Open(g.probe)
	if err != nil {
		return g.last
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.Size() == g.read {
		return g.last
	}
	news := make([]byte, info.Size()-g.read)
	n, err := f.ReadAt(news, g.read)
	if err != nil {
		g.t.Fatalf("the probe: %v", err)
	}
	g.read += int64(n)
	g.rest = append(g.rest, news...)
	end := bytes.LastIndexByte(g.rest, '\n')
	if end < 0 {
		return g.last
	}
	line := g.rest[bytes.LastIndexByte(g.rest[:end], '\n')+1 : end]
	g.last = probe.State{}
	if err := json.Unmarshal(line, &g.last); err != nil {
		g.t.Fatalf("the probe: %v in %s", err, line)
	}
	g.rest = append([]byte(nil), g.rest[end+1:]...)
	return g.last
}

// await lets ticks pass until the snapshot is as wanted.
func (g *guest) await(what string, limit int, wanted func(probe.State) bool) probe.State {
	g.t.Helper()
	for spent := 0; ; spent += 6 {
		if s := g.state(); wanted(s) {
			return s
		}
		if spent >= limit {
			g.keep("late")
			s := g.last
			s.Squares = nil
			g.t.Fatalf("no %s within %d ticks; the probe shows %+v", what, limit, s)
		}
		g.tick(6)
		if spent%30 == 0 {
			g.frame()
		}
	}
}

// move puts the pointer in the middle of the rectangle.
func (g *guest) move(r probe.Rect) {
	g.t.Helper()
	g.frame()
	g.session.MoveCursor(float64(r[0])+float64(r[2])/2, float64(r[1])+float64(r[3])/2)
	g.tick(2)
}

// click presses the left button in the middle of the rectangle.
func (g *guest) click(r probe.Rect) {
	g.t.Helper()
	g.move(r)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.tick(2)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.tick(3)
}

// widget clicks the widget of that id as soon as it is there.
func (g *guest) widget(id string) {
	g.t.Helper()
	s := g.await("widget "+id, 600, func(s probe.State) bool { _, there := s.Widgets[id]; return there })
	g.click(s.Widgets[id])
}

// key presses and releases a key.
func (g *guest) key(keys ...ebiten.Key) {
	g.t.Helper()
	for _, k := range keys {
		g.session.PressKey(k)
	}
	g.tick(2)
	for _, k := range keys {
		g.session.ReleaseKey(k)
	}
	g.tick(3)
}

// write replaces what stands in the field of that id.
func (g *guest) write(id, text string) {
	g.t.Helper()
	g.widget(id)
	for range 24 {
		g.key(ebiten.KeyBackspace)
	}
	for _, r := range text {
		g.session.TypeRune(r)
		g.tick(1)
	}
	g.key(ebiten.KeyEnter)
}

// picture is what the program shows.
func (g *guest) picture() *image.RGBA {
	g.t.Helper()
	m := image.NewRGBA(g.screen.Bounds())
	ok := false
	onHost(func() {
		g.session.AdvanceFrame()
		if ok = g.session.WaitFrame() && g.session.CompositeFrame(); ok {
			g.screen.ReadPixels(m.Pix)
		}
	})
	if !ok {
		g.t.Fatalf("no picture at tick %d: %v", g.ticks, g.session.Err())
	}
	return m
}

// steady lets ticks pass until the picture has stopped changing, and returns it.
func (g *guest) steady() *image.RGBA {
	g.t.Helper()
	last, same := g.picture(), 0
	for range 600 {
		g.tick(2)
		m := g.picture()
		if same++; !bytes.Equal(m.Pix, last.Pix) {
			same = 0
		}
		if last = m; same == 25 {
			return m
		}
	}
	g.keep("restless")
	g.t.Fatal("the picture does not come to rest")
	return nil
}

// keep writes the picture to build/e2e, for those who look into a failure.
func (g *guest) keep(name string) {
	g.t.Helper()
	name = strings.ReplaceAll(g.t.Name(), "/", "-") + "-" + name + ".png"
	inspect.WritePNG(g.t, filepath.Join("..", "build", "e2e", name), g.picture())
}

// golden holds what a guest shows once it is at rest against the picture that is
// kept of it, at half the size.
func golden(t *testing.T, g *guest, name string) {
	t.Helper()
	seen := inspect.Half(g.steady())
	var words []probe.Rect
	for _, r := range g.last.Widgets {
		words = append(words, probe.Rect{r[0] / 2, r[1] / 2, (r[2] + 1) / 2, (r[3] + 1) / 2})
	}
	inspect.Golden(t, "..", filepath.Join("testdata", "golden", name+".png"), inspect.HalfStep, seen, words...)
}
