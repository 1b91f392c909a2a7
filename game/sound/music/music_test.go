package music

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// wav is a folder: go test ./game/sound/music -run TestPiecesAreAsLoudAsTheyShallBe -args -wav FOLDER writes
// there what the test listens to.
var wav = flag.String("wav", "", "a folder into which the pieces are written")

// taken is what was read of a stream.
type taken struct{ left, right []float64 }

func take(t testing.TB, s *Stream, samples int) taken {
	t.Helper()
	var out taken
	buf := make([]byte, 8*1024)
	for len(out.left) < samples {
		n, err := s.Read(buf[:min(len(buf), 8*(samples-len(out.left)))])
		if err != nil || n == 0 || n%8 != 0 {
			t.Fatalf("read %d bytes: %v", n, err)
		}
		for i := 0; i < n; i += 8 {
			out.left = append(out.left, float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))))
			out.right = append(out.right, float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i+4:]))))
		}
	}
	return out
}

// write writes a WAV file of 16 bits.
func (s taken) write(t *testing.T, name string) {
	size := 4 * len(s.left)
	out := append([]byte("RIFF"), 0, 0, 0, 0)
	binary.LittleEndian.PutUint32(out[4:], uint32(36+size))
	out = append(out, "WAVEfmt "...)
	for _, v := range []uint32{16, 1 | 2<<16, Rate, 4 * Rate, 4 | 16<<16} {
		out = binary.LittleEndian.AppendUint32(out, v)
	}
	out = append(out, "data"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(size))
	for i := range s.left {
		for _, v := range []float64{s.left[i], s.right[i]} {
			out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Round(32767*math.Max(-1, math.Min(1, v))))))
		}
	}
	if err := os.WriteFile(filepath.Join(*wav, name), out, 0o644); err != nil {
		t.Fatal(err)
	}
}

// dangers are those at which a piece sounds differently.
func dangers(p Piece) []int {
	list := []int{0}
	for _, one := range written[p]().parts {
		for len(list) <= one.layer {
			list = append(list, len(list))
		}
	}
	return list
}

// TestPiecesAreAsLoudAsTheyShallBe: each between -20 and -16 LUFS whatever the danger,
// louder with it, and below -1 dBFS between the samples too.
func TestPiecesAreAsLoudAsTheyShallBe(t *testing.T) {
	for _, p := range Pieces() {
		if testing.Short() && p != Muster {
			continue
		}
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			before := math.Inf(-1)
			for _, d := range dangers(p) {
				s := Play(p)
				s.SetDanger(d)
				out := take(t, s, s.length)
				loud := loudness(out.left, out.right)
				peak := math.Max(truePeak(out.left), truePeak(out.right))
				t.Logf("danger %d: %.1f s, %.2f LUFS, %.2f dBFS", d, float64(s.length)/Rate, loud, peak)
				if *wav != "" {
					out.write(t, fmt.Sprintf("%s-%d.wav", p, d))
				}
				if loud < -20 || loud > -16 {
					t.Errorf("danger %d: %.2f LUFS, want -18, 2 more or less", d, loud)
				}
				if loud < before-.1 {
					t.Errorf("danger %d: %.2f LUFS, less than the %.2f with less danger", d, loud, before)
				}
				if before = loud; peak > -1 {
					t.Errorf("danger %d: the peak is %.2f dBFS, want -1 at the most", d, peak)
				}
				if s.stolen > 0 {
					t.Errorf("danger %d: %d notes were cut off for others", d, s.stolen)
				}
			}
		})
	}
}

// TestPiecesGoOnWithoutASeam: a piece lasts 60 to 120 s; the second time round the
// samples, and how steep they are, go on over the seam as elsewhere. The third time is
// as the second, so that it can go on for ever.
func TestPiecesGoOnWithoutASeam(t *testing.T) {
	for _, p := range Pieces() {
		s := Play(p)
		if long := float64(s.length) / Rate; long < 60 || long > 120 {
			t.Errorf("%s lasts %.1f s, want 60 to 120", p, long)
		}
		const around, before = Rate, 20 * Rate
		if p != Muster { // the shortest is played whole, twice
			s.seek(s.length - before)
			take(t, s, before-around)
		} else {
			take(t, s, s.length-around)
		}
		seam := take(t, s, 2*around)
		again := seam
		if p == Muster {
			take(t, s, s.length-2*around)
			again = take(t, s, 2*around)
		}
		for _, side := range [][2][]float64{{seam.left, again.left}, {seam.right, again.right}} {
			steep, bent := 0., 0.
			at := func(i int) (a, b float64) {
				x := side[0][i-1 : i+3]
				return math.Abs(x[1] - x[0]), math.Abs(x[3] - 2*x[2] + x[1])
			}
			for i := 1; i < 2*around-3; i++ {
				if i < around-2 || i > around+2 {
					a, b := at(i)
					steep, bent = math.Max(steep, a), math.Max(bent, b)
				}
			}
			for i := around - 2; i <= around+2; i++ {
				if a, b := at(i); a > steep || b > bent {
					t.Errorf("%s jumps by %.4f and bends by %.4f at its seam, elsewhere by %.4f and %.4f at most", p, a, b, steep, bent)
				}
			}
			for i := range side[0] {
				if d := math.Abs(side[0][i] - side[1][i]); d > 1e-4 {
					t.Fatalf("%s: sample %d around the seam is off by %.6f from one time to the next", p, i, d)
				}
			}
		}
	}
}

// seek goes on with the piece from about a sample, in the silence before it.
func (s *Stream) seek(to int) {
	s.now = to / block * block
	s.next = 0
	for s.next < len(s.notes) && s.notes[s.next].at*s.score.unit < s.now {
		s.next++
	}
	s.next %= len(s.notes)
}

// TestBarsAreFull: every bar of every part has its measure, the parts are as long as
// the piece, and no tone is foreign to the mode, save those that are named.
func TestBarsAreFull(t *testing.T) {
	for _, p := range Pieces() {
		s := written[p]()
		for i, one := range s.parts {
			list, n, err := one.read(i, s.bar)
			if err != nil {
				t.Errorf("%s: part %d: %v", p, i+1, err)
			} else if n != s.units() {
				t.Errorf("%s: part %d has %d bars, the piece %d", p, i+1, n/s.bar, s.units()/s.bar)
			}
			for _, n := range list {
				if _, ok := s.degree(n.key); !ok && !s.leads(n.key) {
					t.Errorf("%s: part %d: key %d in bar %d is not of the mode", p, i+1, n.key, n.at/s.bar+1)
				}
			}
		}
	}
}

// degree is the step of the mode a key is, counted on over the octaves.
func (s *score) degree(key int) (int, bool) {
	off := key - s.mode
	octave := (off + 1200) / 12
	for i, half := range s.scale {
		if off+1200 == 12*octave+half {
			return 7*(octave-100) + i, true
		}
	}
	return 0, false
}

// leads tells whether a key is a leading tone of the piece.
func (s *score) leads(key int) bool {
	for _, f := range s.ficta {
		if (key-f)%12 == 0 {
			return true
		}
	}
	return false
}

// motif is the jaws in steps of the mode: down a fifth, up a fourth, down a third, up
// a second.
var motif = [4]int{-4, 3, -2, 1}

// jawsIn are where the motif begins in a part, the way up or down.
func (s *score) jawsIn(list []note, way int) (starts []int) {
	for i := 0; i+4 < len(list); i++ {
		fits := true
		for k, step := range motif {
			a, b := list[i+k], list[i+k+1]
			from, ok := s.degree(a.key)
			to, ok2 := s.degree(b.key)
			fits = fits && ok && ok2 && to-from == way*step && a.at+a.units == b.at
		}
		if fits {
			starts = append(starts, i)
		}
	}
	return starts
}

// TestJawsAreInEveryPiece: the motif is written in every piece, upside down too, and
// where no danger is at hand it can be heard: of each of its tones there is more while
// it sounds than just before, or than of the half tones beside it.
func TestJawsAreInEveryPiece(t *testing.T) {
	for _, p := range Pieces() {
		s := written[p]()
		up, down := 0, 0
		var first []note
		for i, one := range s.parts {
			list, _, err := one.read(i, s.bar)
			if err != nil {
				t.Fatal(err)
			}
			starts := s.jawsIn(list, 1)
			if len(starts) > 0 && one.layer == 0 && (first == nil || list[starts[0]].at < first[0].at) {
				first = list[starts[0] : starts[0]+5]
			}
			up, down = up+len(starts), down+len(s.jawsIn(list, -1))
		}
		if up < 3 || down < 1 || first == nil {
			t.Errorf("%s has the motif %d times and upside down %d times, want 3 and 1 at least", p, up, down)
			continue
		}
		const look = Rate / 5
		heard := take(t, Play(p), (first[4].at+first[4].units)*s.unit)
		for i, v := range heard.right {
			heard.left[i] += v
		}
		for _, n := range first {
			at, before := n.at*s.unit, 0.
			if at >= look {
				before = goertzel(swell(heard.left[at-look:at]), pitchOf(n.key))
			}
			now := swell(heard.left[at : at+look])
			in := goertzel(now, pitchOf(n.key))
			beside := math.Max(goertzel(now, pitchOf(n.key-1)), goertzel(now, pitchOf(n.key+1)))
			if in < .002 || in < 1.5*before && in < 1.8*beside {
				t.Errorf("%s: key %d of the motif in bar %d: %.5f, before it %.5f, beside it %.5f", p, n.key, n.at/s.bar+1, in, before, beside)
			}
		}
	}
}

// swell lets samples come and go, so that a tone is not heard beside its place.
func swell(samples []float64) []float64 {
	out := make([]float64, len(samples))
	for i, v := range samples {
		out[i] = v * math.Sin(math.Pi*float64(i)/float64(len(samples)))
	}
	return out
}

// TestInstrumentsAreInTune: every key that is written sounds within four cents of its
// pitch, strings too.
func TestInstrumentsAreInTune(t *testing.T) {
	for who := range instruments {
		if k := band[who].kind; k == struck || k == rung {
			continue
		}
		for _, key := range []int{40, 57, 69, 81, 86} {
			one := &score{name: "test", unit: Rate, bar: 1, parts: []part{{who: who, loud: 1}}}
			s := play(one)
			s.strike(note{key: key, units: 2, loud: 1})
			s.trims = [MostDanger + 1]float64{1, 1, 1, 1}
			out := take(t, s, 2*Rate).left[Rate/5 : 4*Rate/5]
			best, most := 0., 0.
			for cents := -12.; cents <= 12; cents += 2 {
				if v := goertzel(out, pitchOf(key)*math.Exp2(cents/1200)); v > most {
					best, most = cents, v
				}
			}
			if math.Abs(best) > 4 {
				t.Errorf("instrument %d: key %d is off by %.0f cents", who, key, best)
			}
		}
	}
}

// TestDangerComesInWithTheBar: nothing changes before the next bar; then the parts of
// the danger come in, and they go again.
func TestDangerComesInWithTheBar(t *testing.T) {
	s := Play(Press)
	take(t, s, s.bar/2/block*block)
	s.SetDanger(9)
	take(t, s, s.bar/4/block*block)
	if s.heard != 0 || s.gain[3] != 0 {
		t.Fatalf("danger %d is heard before the bar is over, the last layer at %.2f", s.heard, s.gain[3])
	}
	take(t, s, s.bar)
	if s.heard != MostDanger || s.gain[3] != 1 {
		t.Errorf("after the bar danger %d is heard, the last layer at %.2f", s.heard, s.gain[3])
	}
	s.SetDanger(-1)
	take(t, s, 3*s.bar)
	if s.heard != 0 || s.gain[1] != 0 || s.gain[0] != 1 {
		t.Errorf("two bars after the danger %d is heard, the layers at %.2f", s.heard, s.gain)
	}
}

// TestReadingMakesNoGarbage: samples are made in short slices, and nothing is allocated
// for them.
func TestReadingMakesNoGarbage(t *testing.T) {
	for _, p := range Pieces() {
		s := Play(p)
		s.SetDanger(MostDanger)
		buf := make([]byte, 8*Rate)
		if n, err := s.Read(buf); err != nil || n > 8*Rate/20 {
			t.Errorf("%s: %d bytes at once, %v; want less than a twentieth of a second", p, n, err)
		}
		if n := testing.AllocsPerRun(200, func() { _, _ = s.Read(buf) }); n > 0 {
			t.Errorf("%s: %.1f allocations for a slice", p, n)
		}
	}
	if Play(None) != nil || Play(99) != nil {
		t.Error("no piece is played all the same")
	}
}

// TestFaultsInAScoreAreTold of by bar and place.
func TestFaultsInAScoreAreTold(t *testing.T) {
	for _, text := range []string{"A4:2 | A4:3", "H4:2", "A9:2", "A4:x", "A:2", "A4:0"} {
		if _, _, err := (part{text: text}).read(0, 2); err == nil {
			t.Errorf("%q is taken for music", text)
		}
	}
}

// BenchmarkSecond makes a second of the fullest piece.
func BenchmarkSecond(b *testing.B) {
	s := Play(Press)
	s.SetDanger(MostDanger)
	buf := make([]byte, 8*1024)
	for b.Loop() {
		for n := 0; n < 8*Rate; {
			k, _ := s.Read(buf)
			n += k
		}
	}
}
