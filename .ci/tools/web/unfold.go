package main

import (
	"encoding/binary"
	"errors"
	"slices"
)

// Instructions of WebAssembly, those that unfold has.
const (
	loopOf, ifOnly, branchIf            = 0x03, 0x04, 0x0d
	noValue, i32                        = 0x40, 0x7f
	getLocal, setLocal, teeLocal        = 0x20, 0x21, 0x22
	load, loadByte, store               = 0x28, 0x2d, 0x36
	less, add, subtract, multiply, conj = 0x49, 0x6a, 0x6b, 0x6c, 0x71
)

// code is the body of a function while it is written.
type code []byte

func (c *code) op(bytes ...byte) { *c = append(*c, bytes...) }

// number puts a number on the stack.
func (c *code) number(v int) { *c = appendSigned(append(*c, i32Const), v) }

// plus adds a number to a local.
func (c *code) plus(local byte, v int) {
	c.op(getLocal, local)
	c.number(v)
	c.op(add, setLocal, local)
}

// at reads or writes the memory, some bytes after the place on the stack.
func (c *code) at(op byte, after int) {
	c.op(op, 0) // no alignment is promised
	*c = binary.AppendUvarint(*c, uint64(after))
}

// unfold is the body of a function that undoes fold: function by function it writes
// its number and place, where its name is, and its buckets.
func (t *tables) unfold() []byte {
	const i, entryAt, f, called, bucketAt, locals = 0, 1, 2, 3, 4, 5
	var c code
	c.op(1, locals, i32)
	for _, begin := range [][2]int{{entryAt, t.byNumber}, {f, t.at[0]}, {called, t.names}, {bucketAt, t.buckets}} {
		c.number(t.start + begin[1])
		c.op(setLocal, byte(begin[0]))
	}
	c.op(loopOf, noValue)

	// The number, in the list and in the function; the place, in the list.
	for _, to := range []byte{entryAt, f} {
		c.op(getLocal, to, getLocal, i)
		c.number(t.number)
		c.op(add)
		c.at(store, 0)
	}
	c.op(getLocal, entryAt, getLocal, f)
	c.number(t.start + t.byNumber)
	c.op(subtract)
	c.at(store, 4)

	// Where its name is, and where that ends.
	c.op(getLocal, f, getLocal, called, getLocal, f)
	c.at(load, name)
	c.op(add, teeLocal, called)
	c.number(t.start + t.names)
	c.op(subtract)
	c.at(store, name)
	c.op(loopOf, noValue, getLocal, called)
	c.at(loadByte, 0)
	c.plus(called, 1)
	c.op(branchIf, 0, end)

	c.op(getLocal, i)
	c.number(t.functions - 1)
	c.op(less, ifOnly, noValue)
	for k := range bucketsEach {
		c.op(getLocal, bucketAt, getLocal, i)
		c.at(store, k*bucket)
	}
	c.op(end)
	c.plus(bucketAt, bucketsEach*bucket)

	// The next function begins at the next multiple of eight.
	c.op(getLocal, f, getLocal, f)
	c.at(load, counted)
	c.op(getLocal, f)
	c.at(loadByte, listed)
	c.op(add)
	c.number(4)
	c.op(multiply)
	c.number(first + 7)
	c.op(add)
	c.op(i32Const, 0x78) // -8
	c.op(conj, add, setLocal, f)
	c.plus(entryAt, 8)
	c.op(getLocal, i)
	c.number(1)
	c.op(add, teeLocal, i)
	c.number(t.functions)
	c.op(less, branchIf, 0, end, end)
	return c
}

// withStart are the sections with one more function, of that body, which is called
// before anything else.
func withStart(sections []section, body []byte) ([]section, error) {
	of := map[byte]*section{}
	for i := range sections {
		of[sections[i].id] = &sections[i]
	}
	for _, id := range []byte{typeSection, importSection, functionSection, elementSection, codeSection} {
		if of[id] == nil {
			return nil, errors.New("slim: the program has no functions as this Go writes them")
		}
	}
	kind, err := plainType(of[typeSection].content)
	if err != nil {
		return nil, err
	}
	imported, err := importedFunctions(of[importSection].content)
	if err != nil {
		return nil, err
	}
	own := reader{b: of[functionSection].content}
	index := imported + own.unsigned()
	of[functionSection].content = oneMore(of[functionSection].content, binary.AppendUvarint(nil, uint64(kind)))
	of[codeSection].content = oneMore(of[codeSection].content, append(binary.AppendUvarint(nil, uint64(len(body))), body...))
	before := slices.IndexFunc(sections, func(s section) bool { return s.id == elementSection })
	return slices.Insert(sections, before, section{startSection, binary.AppendUvarint(nil, uint64(index))}), nil
}

// oneMore is a list that begins with its length, with one more item.
func oneMore(list, item []byte) []byte {
	r := reader{b: list}
	n := r.unsigned()
	out := binary.AppendUvarint(nil, uint64(n+1))
	return append(append(out, list[r.at:]...), item...)
}

// plainType is the number of the type of functions that take and give nothing.
func plainType(types []byte) (int, error) {
	r := reader{b: types}
	for i := range r.unsigned() {
		r.take(1)
		takes := r.take(r.unsigned())
		gives := r.take(r.unsigned())
		if !r.short && len(takes)+len(gives) == 0 {
			return i, nil
		}
	}
	return 0, errors.New("slim: the program has no function that takes and gives nothing")
}

// importedFunctions counts the functions that a program imports; it imports nothing else.
func importedFunctions(imports []byte) (int, error) {
	r := reader{b: imports}
	n := r.unsigned()
	for range n {
		r.take(r.unsigned())
		r.take(r.unsigned())
		if kind := r.take(1); r.short || kind[0] != 0 {
			return 0, errors.New("slim: the program imports what is no function")
		}
		r.unsigned()
	}
	return n, nil
}
