package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// slim makes a program that Go's linker wrote smaller to fetch, without
// changing what it does:
//
//   - the linker cuts the initial memory into a hundred thousand segments, to
//     leave out runs of zeros from eight bytes on; packed, the heads of the
//     segments cost more than the zeros. They are put together again.
//   - the tables that tell file and line of every instruction are blanked: a
//     trace then says `battle.(*Screen).Update … +0x2a` and no line. Names of
//     functions stay.
//   - the tables that only count up are left out, and written into the memory by
//     a function that every loader calls before the program begins.
//
// See "Module" in the WebAssembly core specification, 5.5, and
// runtime/symtab.go of Go for the tables. A program whose tables are written
// otherwise is an error: then this file, tables.go and unfold.go are what must
// change. What is slim already stays as it is.
func slim(module []byte) ([]byte, error) {
	sections, err := cut(module)
	if err != nil {
		return nil, err
	}
	for _, s := range sections {
		switch s.id {
		case startSection:
			return module, nil
		case countSection:
			// It would have to tell the number of segments; Go's linker writes none.
			return nil, errors.New("slim: the program counts its segments ahead")
		}
	}
	at := slices.IndexFunc(sections, func(s section) bool { return s.id == dataSection })
	if at < 0 {
		return nil, errors.New("slim: the program has no initial memory")
	}
	memory, err := image(sections[at].content)
	if err != nil {
		return nil, err
	}
	t, err := findTables(memory)
	if err != nil {
		return nil, err
	}
	if err := t.blank(); err != nil {
		return nil, err
	}
	if err := t.fold(); err != nil {
		return nil, err
	}
	sections[at].content = memory.section()
	if sections, err = withStart(sections, t.unfold()); err != nil {
		return nil, err
	}
	return join(sections), nil
}

// section is a part of a program.
type section struct {
	id      byte
	content []byte
}

// cut cuts a program into its sections.
func cut(module []byte) ([]section, error) {
	r := reader{b: module}
	if string(r.take(8)) != magic {
		return nil, errors.New("slim: this is no WebAssembly program")
	}
	var sections []section
	for r.left() {
		s := section{r.take(1)[0], r.take(r.unsigned())}
		if r.short {
			return nil, errors.New("slim: the program ends within a section")
		}
		sections = append(sections, s)
	}
	return sections, nil
}

// join is the program of the sections.
func join(sections []section) []byte {
	out := []byte(magic)
	for _, s := range sections {
		out = binary.AppendUvarint(append(out, s.id), uint64(len(s.content)))
		out = append(out, s.content...)
	}
	return out
}

const (
	magic = "\x00asm\x01\x00\x00\x00"

	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
	countSection    = 12

	i32Const = 0x41
	end      = 0x0b
	// worth is how many zeros in a row are left out: fewer cost less, packed,
	// than the head of another segment.
	worth = 4096
	// most is how much initial memory is taken for a program and not for a fault.
	most = 1 << 28
)

// memory is the initial memory of a program, from its first byte in use.
type memory struct {
	start int
	bytes []byte
}

// image lays the segments of a data section beside each other.
func image(section []byte) (memory, error) {
	type segment struct {
		at    int
		bytes []byte
	}
	r := reader{b: section}
	var segments []segment
	low, high := most, 0
	for range r.unsigned() {
		head := r.take(2)
		if r.short || head[0] != 0 || head[1] != i32Const {
			return memory{}, errors.New("slim: a segment that is not at a fixed place of the memory")
		}
		at := r.signed()
		if e := r.take(1); r.short || e[0] != end {
			return memory{}, errors.New("slim: a segment whose place is computed")
		}
		s := segment{at, r.take(r.unsigned())}
		if r.short || at < 0 || at+len(s.bytes) > most {
			return memory{}, fmt.Errorf("slim: a segment at %d that does not fit", at)
		}
		segments = append(segments, s)
		low, high = min(low, at), max(high, at+len(s.bytes))
	}
	if len(segments) == 0 {
		return memory{}, errors.New("slim: no segment")
	}
	m := memory{low, make([]byte, high-low)}
	for _, s := range segments {
		copy(m.bytes[s.at-low:], s.bytes)
	}
	return m, nil
}

// section writes the memory as a data section, without long runs of zeros.
func (m memory) section() []byte {
	zeros := make([]byte, worth)
	var out []byte
	n := 0
	for at := 0; at < len(m.bytes); {
		if m.bytes[at] == 0 {
			at++
			continue
		}
		stop := len(m.bytes)
		if gap := bytes.Index(m.bytes[at:], zeros); gap >= 0 {
			stop = at + gap
		}
		out = append(out, 0, i32Const)
		out = appendSigned(out, m.start+at)
		out = append(out, end)
		out = binary.AppendUvarint(out, uint64(stop-at))
		out = append(out, m.bytes[at:stop]...)
		at, n = stop, n+1
	}
	return append(binary.AppendUvarint(nil, uint64(n)), out...)
}

// reader reads numbers and bytes; past the end it is short and reads zeros.
type reader struct {
	b     []byte
	at    int
	short bool
}

func (r *reader) left() bool { return r.at < len(r.b) && !r.short }

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.b)-r.at {
		r.short = true
		return make([]byte, 8)[:max(0, min(n, 8))]
	}
	r.at += n
	return r.b[r.at-n : r.at]
}

func (r *reader) unsigned() int {
	v, n := binary.Uvarint(r.b[min(r.at, len(r.b)):])
	if n <= 0 || v > most {
		r.short = true
		return 0
	}
	r.at += n
	return int(v)
}

// signed reads a number in signed LEB128.
func (r *reader) signed() int {
	v := 0
	for shift := 0; shift < 35; shift += 7 {
		b := r.take(1)
		if r.short {
			return 0
		}
		v |= int(b[0]&0x7f) << shift
		if b[0] < 0x80 {
			if b[0]&0x40 != 0 {
				v -= 1 << (shift + 7)
			}
			return v
		}
	}
	r.short = true
	return 0
}

// appendSigned appends v, which is not negative, in signed LEB128.
func appendSigned(b []byte, v int) []byte {
	for v >= 0x40 {
		b = append(b, byte(v&0x7f|0x80))
		v >>= 7
	}
	return append(b, byte(v))
}
