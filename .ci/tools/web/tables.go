package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// tables are those of the functions in the memory of a program, by which the
// runtime finds its way on the stack. All places are bytes of the memory.
type tables struct {
	memory
	functions int
	// names are the names of functions, units and files those of their files,
	// steps what changes within a function, by number a list of the functions,
	// first what each is known by.
	names, units, files, steps, byNumber int
	// buckets find the function of an instruction, and others is what functions
	// tell beside their steps.
	buckets, others int
	at              []int // of every function
	number          int   // of the first function, set by fold
}

// Fields of a function, in bytes from its start; others and first are followed by
// as many steps and other places as are counted.
const (
	entry, name, stack, file, line, counted, unit, begins, listed, first = 0, 4, 16, 20, 24, 28, 32, 36, 43, 44
)

// Which of the steps and of the other places are what.
const (
	unsafePoint, inlined, argumentsLive                  = 0, 2, 3
	inlinedTree, argumentPlaces, argumentPlacesWhileLive = 3, 5, 6
)

const (
	nowhere = ^uint32(0) // no other place
	// bucket has the number of a function and sixteen numbers to add to it, and
	// sixteen of them are for one function: as many as it could have blocks.
	bucket, bucketsEach = 20, 16
	inlinedSize         = 16
	inlinedBegins       = 12
)

var errTables = errors.New("slim: the tables of functions lie otherwise than this Go writes them")

// findTables finds the tables in a memory.
func findTables(m memory) (*tables, error) {
	// The head of the tables: magic of Go 1.20 and later, two zeros, the
	// smallest step of an instruction, the size of a pointer.
	head := []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}
	at := bytes.Index(m.bytes, head)
	if at < 0 {
		return nil, errors.New("slim: no tables of functions as this Go writes them")
	}
	word := func(at int) int { return int(binary.LittleEndian.Uint64(m.bytes[at:])) }
	place := func(i int) int { return at + word(at+len(head)+8*i) }
	t := &tables{memory: m, functions: word(at + len(head)), names: place(3), units: place(4), files: place(5), steps: place(6), byNumber: place(7)}
	if t.functions <= 0 || t.names <= at || t.units <= t.names || t.files < t.units || t.steps < t.files || t.byNumber <= t.steps || t.byNumber+8*t.functions > len(m.bytes) {
		return nil, errTables
	}
	// What the runtime knows of the program begins with the places of the head
	// and of the names.
	known := binary.LittleEndian.AppendUint64(nil, uint64(m.start+at))
	known = binary.LittleEndian.AppendUint64(known, uint64(m.start+t.names))
	const bucketsAt, othersAt = 8 + 6*24, 8 + 6*24 + 8*21
	i := bytes.Index(m.bytes, known)
	if i < 0 || i+othersAt+8 > len(m.bytes) {
		return nil, errTables
	}
	t.buckets, t.others = word(i+bucketsAt)-m.start, word(i+othersAt)-m.start
	if t.buckets < 0 || t.others < 0 || t.buckets+(t.functions-1)*bucketsEach*bucket > len(m.bytes) || t.others > len(m.bytes) {
		return nil, errTables
	}
	for i := range t.functions {
		f := t.byNumber + int(t.half(t.byNumber+8*i+4))
		if f+first > len(m.bytes) || f+t.size(f) > len(m.bytes) {
			return nil, fmt.Errorf("slim: function %d of %d lies outside the memory", i, t.functions)
		}
		t.at = append(t.at, f)
	}
	return t, nil
}

func (t *tables) half(at int) uint32         { return binary.LittleEndian.Uint32(t.bytes[at:]) }
func (t *tables) setHalf(at int, to uint32)  { binary.LittleEndian.PutUint32(t.bytes[at:], to) }
func (t *tables) stepped(f int) int          { return int(t.half(f + counted)) }
func (t *tables) stepAt(f, which int) int    { return f + first + 4*which }
func (t *tables) otherAt(f, which int) int   { return f + first + 4*t.stepped(f) + 4*which }
func (t *tables) has(f, step int) bool       { return step < t.stepped(f) }
func (t *tables) hasOther(f, other int) bool { return other < int(t.bytes[f+listed]) }

// size is how many bytes a function takes.
func (t *tables) size(f int) int {
	return (first + 4*t.stepped(f) + 4*int(t.bytes[f+listed]) + 7) &^ 7
}

// bucketsOf is how many buckets of a function can be counted: the last one has as many
// as it needs.
func (t *tables) bucketsOf(number int) int {
	if number == t.functions-1 {
		return 0
	}
	return bucketsEach
}

// blank empties what is only for a trace with files, lines and arguments, and for
// interrupting a function, which is not done in WebAssembly. For the runtime it is
// then not known.
func (t *tables) blank() error {
	gone, kept := map[uint32]bool{}, map[uint32]bool{}
	for _, f := range t.at {
		kept[t.half(f+stack)] = true
		for _, field := range []int{file, line} {
			gone[t.half(f+field)] = true
			t.setHalf(f+field, 0)
		}
		for k := range t.stepped(f) {
			if k == unsafePoint || k == argumentsLive {
				gone[t.half(t.stepAt(f, k))] = true
				t.setHalf(t.stepAt(f, k), 0)
			} else {
				kept[t.half(t.stepAt(f, k))] = true
			}
		}
		t.setHalf(f+unit, 0)
		t.setHalf(f+begins, 0)
		for _, k := range []int{argumentPlaces, argumentPlacesWhileLive} {
			if t.hasOther(f, k) {
				t.setHalf(t.otherAt(f, k), nowhere)
			}
		}
	}
	for offset := range gone {
		if kept[offset] || offset == 0 {
			continue // equal tables are stored once
		}
		_, until, err := t.walk(offset)
		if err != nil {
			return err
		}
		clear(t.bytes[t.steps+int(offset) : until])
	}
	clear(t.bytes[t.units:t.steps])
	return t.blankInlined()
}

// walk goes through the steps at an offset: the largest value there, and where they end.
func (t *tables) walk(offset uint32) (most, until int, err error) {
	// Pairs of a difference of values and one of places; a zero ends them.
	r := reader{b: t.bytes[:t.byNumber], at: t.steps + int(offset)}
	value := -1
	for begun := false; ; begun = true {
		v := r.unsigned()
		if r.short || v == 0 && begun {
			break
		}
		value += v>>1 ^ -(v & 1)
		most = max(most, value)
		r.unsigned()
	}
	if r.short {
		return 0, 0, fmt.Errorf("slim: the lines at %d do not end", offset)
	}
	return most, r.at, nil
}

// blankInlined empties where the functions that were put into others begin.
func (t *tables) blankInlined() error {
	for _, f := range t.at {
		if !t.has(f, inlined) || !t.hasOther(f, inlinedTree) || t.half(t.stepAt(f, inlined)) == 0 || t.half(t.otherAt(f, inlinedTree)) == nowhere {
			continue
		}
		last, _, err := t.walk(t.half(t.stepAt(f, inlined)))
		if err != nil {
			return err
		}
		tree := t.others + int(t.half(t.otherAt(f, inlinedTree)))
		if tree+(last+1)*inlinedSize > len(t.bytes) {
			return errTables
		}
		for i := range last + 1 {
			t.setHalf(tree+i*inlinedSize+inlinedBegins, 0)
		}
	}
	return nil
}

// fold empties what can be counted: the numbers and places of functions, and the
// buckets. Of the place of a name only that is left by which it is not the one
// after the name before.
func (t *tables) fold() error {
	next, after := t.at[0], t.names
	t.number = int(t.half(t.byNumber))
	for i, f := range t.at {
		e := t.byNumber + 8*i
		if f != next || int(t.half(e)) != t.number+i || t.half(f+entry) != t.half(e) {
			return fmt.Errorf("slim: function %d is not numbered or placed as this Go does", i)
		}
		next = f + t.size(f)
		for k := range t.bucketsOf(i) {
			b := t.buckets + (i*bucketsEach+k)*bucket
			if t.half(b) != uint32(i) || string(t.bytes[b+4:b+bucket]) != string(make([]byte, bucket-4)) {
				return fmt.Errorf("slim: function %d is not found as this Go does", i)
			}
		}
		called := t.names + int(t.half(f+name))
		length := -1
		if called < t.units {
			length = bytes.IndexByte(t.bytes[called:t.units], 0)
		}
		if length < 0 {
			return fmt.Errorf("slim: the name of function %d lies outside", i)
		}
		t.setHalf(f+name, uint32(called-after))
		after = called + length + 1
	}
	clear(t.bytes[t.buckets : t.buckets+(t.functions-1)*bucketsEach*bucket])
	for i, f := range t.at {
		t.setHalf(f+entry, 0)
		clear(t.bytes[t.byNumber+8*i:][:8])
	}
	return nil
}
