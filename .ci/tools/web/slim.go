package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
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
//
// See "Module" in the WebAssembly core specification, 5.5, and
// runtime/symtab.go of Go for the tables. A program whose tables are written
// otherwise is an error: then this file is what must change.
func slim(module []byte) ([]byte, error) {
	r := reader{b: module}
	if string(r.take(8)) != "\x00asm\x01\x00\x00\x00" {
		return nil, errors.New("slim: this is no WebAssembly program")
	}
	out := bytes.NewBuffer(append([]byte(nil), module[:8]...))
	found := false
	for r.left() {
		id, content := r.take(1)[0], r.take(r.unsigned())
		if r.short {
			return nil, errors.New("slim: the program ends within a section")
		}
		if id == dataSection {
			memory, err := image(content)
			if err != nil {
				return nil, err
			}
			if err := blank(memory.bytes); err != nil {
				return nil, err
			}
			content, found = memory.section(), true
		}
		if id == countSection {
			// It would have to tell the number of segments; Go's linker writes none.
			return nil, errors.New("slim: the program counts its segments ahead")
		}
		out.WriteByte(id)
		out.Write(binary.AppendUvarint(nil, uint64(len(content))))
		out.Write(content)
	}
	if !found {
		return nil, errors.New("slim: the program has no initial memory")
	}
	return out.Bytes(), nil
}

const (
	dataSection  = 11
	countSection = 12
	i32Const     = 0x41
	end          = 0x0b
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

// blank makes the tables of files and lines in the memory of a program zero,
// which for the runtime means "not known".
func blank(memory []byte) error {
	// The head of the tables: magic of Go 1.20 and later, two zeros, the
	// smallest step of an instruction, the size of a pointer.
	head := []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}
	at := bytes.Index(memory, head)
	if at < 0 {
		return errors.New("slim: no tables of functions as this Go writes them")
	}
	word := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+len(head)+8*i:])) }
	functions, steps, table := word(0), at+word(6), at+word(7)
	if functions <= 0 || steps <= at || table <= steps || table+8*functions > len(memory) {
		return errors.New("slim: the tables of functions lie otherwise than this Go writes them")
	}
	half := func(i int) uint32 { return binary.LittleEndian.Uint32(memory[i:]) }
	// Fields of a function, in bytes from its start.
	const (
		stack, file, line, others, inline, first = 16, 20, 24, 28, 43, 44
	)
	lines, kept := map[uint32]bool{}, map[uint32]bool{}
	for i := range functions {
		f := table + int(half(table+8*i+4))
		if f+first > len(memory) {
			return fmt.Errorf("slim: function %d of %d lies outside the memory", i, functions)
		}
		kept[half(f+stack)] = true
		for k := range int(half(f + others)) {
			kept[half(f+first+4*k)] = true
		}
		for _, field := range []int{file, line} {
			lines[half(f+field)] = true
			binary.LittleEndian.PutUint32(memory[f+field:], 0)
		}
	}
	for offset := range lines {
		if kept[offset] {
			continue // equal tables are stored once
		}
		// Pairs of a difference of values and one of places; a zero ends them.
		r := reader{b: memory[:table], at: steps + int(offset)}
		for begun := false; ; begun = true {
			if v := r.unsigned(); r.short || v == 0 && begun {
				break
			}
			r.unsigned()
		}
		if r.short {
			return fmt.Errorf("slim: the lines at %d do not end", offset)
		}
		clear(memory[steps+int(offset) : r.at])
	}
	return nil
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
