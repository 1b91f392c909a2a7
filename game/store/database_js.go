package store

import (
	"cmp"
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// database is the store on IndexedDB. Every call waits until the browser has done what
// is asked: a save that returns lies on the disk, whatever becomes of the page, and
// what another page of the game has saved is seen at once. Callers are goroutines that
// may wait, as the game's own is; never callbacks of the browser.
type database struct{ db js.Value }

// The tables: files by name, and beside each its size with its first bytes, so that a
// list need not read what it lists. Both are always written together.
const (
	base  = "tenaille"
	files = "files"
	heads = "heads"
)

// headSize is how many bytes of a file stand in the table of heads.
const headSize = 1024

// patience is how long the browser may take for one thing. An answer takes a few
// thousandths of a second; a browser that gives none has broken.
const patience = 10 * time.Second

var errSilent = errors.New("IndexedDB does not answer")

// openDatabase opens the database, or makes it.
func openDatabase() (d *database, err error) {
	defer guard("IndexedDB", &err)
	factory := global("indexedDB")
	if factory.Type() != js.TypeObject {
		return nil, errors.New("IndexedDB: there is none")
	}
	request := factory.Call("open", base, 1)
	err = await(request, "success", "error", func() error { return thrown(request.Get("error")) }, map[string]func(){
		"upgradeneeded": func() {
			request.Get("result").Call("createObjectStore", files)
			request.Get("result").Call("createObjectStore", heads)
		},
	})
	if err != nil {
		return nil, fmt.Errorf("IndexedDB: %w", err)
	}
	db := request.Get("result")
	db.Set("onversionchange", js.FuncOf(func(js.Value, []js.Value) any {
		db.Call("close") // a later version of the game, in another page, makes tables of its own
		return nil
	}))
	return &database{db}, nil
}

// await waits for one of two events of a request or transaction: good, or bad, whose
// cause why tells. While it waits others are answered.
func await(target js.Value, good, bad string, why func() error, others map[string]func()) error {
	done := make(chan error, 1)
	var listening []js.Func
	listen := func(event string, do func()) {
		f := js.FuncOf(func(js.Value, []js.Value) any {
			do()
			return nil
		})
		listening = append(listening, f)
		target.Set("on"+event, f)
	}
	tell := func(err error) {
		select {
		case done <- err:
		default:
		}
	}
	listen(good, func() { tell(nil) })
	listen(bad, func() { tell(why()) })
	for event, do := range others {
		listen(event, do)
	}
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case err := <-done:
		for _, f := range listening {
			f.Release()
		}
		return err
	case <-late.C: // the browser may still call
		return errSilent
	}
}

// do carries out a transaction. What asks for the requests of it, which all have been
// answered when do returns without an error.
func (d *database) do(mode string, ask func(files, heads js.Value)) error {
	return d.carry(mode, mode == writing, ask)
}

// carry is do of a transaction to which nothing more is added once ask returns, if it is
// closed.
func (d *database) carry(mode string, closed bool, ask func(files, heads js.Value)) error {
	tx, err := d.begin(mode)
	if err != nil { // the browser has closed the database, as after its data were cleared
		again, fault := openDatabase()
		if fault != nil {
			return err
		}
		d.db = again.db
		if tx, err = d.begin(mode); err != nil {
			return err
		}
	}
	ask(tx.Call("objectStore", files), tx.Call("objectStore", heads))
	if closed {
		commit(tx)
	}
	return await(tx, "complete", "abort", func() error { return thrown(tx.Get("error")) }, nil)
}

// commit has a transaction carried out even if the page goes now.
func commit(tx js.Value) {
	if tx.Get("commit").Type() == js.TypeFunction {
		tx.Call("commit")
	}
}

const (
	reading = "readonly"
	writing = "readwrite"
)

func (d *database) begin(mode string) (tx js.Value, err error) {
	defer guard("IndexedDB", &err)
	return d.db.Call("transaction", []any{files, heads}, mode, map[string]any{"durability": "strict"}), nil
}

func (d *database) Load(name string) (b []byte, err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	defer guard("load "+name, &err)
	var found js.Value
	if err := d.do(reading, func(files, _ js.Value) { found = files.Call("get", name) }); err != nil {
		return nil, fmt.Errorf("load %s: %w", name, err)
	}
	if found = found.Get("result"); found.IsUndefined() {
		return nil, ErrNotFound
	}
	return bytesOf(found), nil
}

func (d *database) Head(name string, n int) (head []byte, size int, err error) {
	if err := checkName(name); err != nil {
		return nil, 0, err
	}
	defer guard("load "+name, &err)
	var found js.Value
	if err := d.do(reading, func(_, heads js.Value) { found = heads.Call("get", name) }); err != nil {
		return nil, 0, fmt.Errorf("load %s: %w", name, err)
	}
	if found = found.Get("result"); found.IsUndefined() {
		return nil, 0, ErrNotFound
	}
	size, head = found.Get("size").Int(), bytesOf(found.Get("head"))
	if n > len(head) && len(head) < size {
		b, err := d.Load(name)
		return b[:min(n, len(b))], len(b), err
	}
	return head[:min(n, len(head))], size, nil
}

func (d *database) Save(name string, b []byte) (err error) {
	if err := checkSave(name, b); err != nil {
		return err
	}
	defer guard("save "+name, &err)
	if err := d.do(writing, func(files, heads js.Value) { put(files, heads, name, b) }); err != nil {
		return fmt.Errorf("save %s: %w", name, err)
	}
	return nil
}

// SaveIf is all one transaction: no other page comes between what it compares and what
// it saves.
func (d *database) SaveIf(known []Known, name string, b []byte, gone ...string) (ok bool, err error) {
	if err := checkSave(name, b); err != nil {
		return false, err
	}
	for _, name := range gone {
		if err := checkName(name); err != nil {
			return false, err
		}
	}
	defer guard("save "+name, &err)
	var fault error
	var listening []js.Func
	err = d.carry(writing, len(known) == 0, func(files, heads js.Value) {
		if ok = true; len(known) == 0 {
			change(files, heads, name, b, gone)
			return
		}
		left := len(known)
		for _, k := range known {
			request := files.Call("get", k.Name)
			answered := js.FuncOf(func(js.Value, []js.Value) any {
				tx := files.Get("transaction")
				defer func() { // a callback that ended in a panic would end the program
					if fault != nil {
						tx.Call("abort")
					}
				}()
				defer guard("save "+name, &fault)
				now := uint64(0)
				if there := request.Get("result"); !there.IsUndefined() {
					now = Print(bytesOf(there))
				}
				ok = ok && now == k.Print
				if left--; left == 0 && ok {
					change(files, heads, name, b, gone)
					commit(tx)
				}
				return nil
			})
			listening = append(listening, answered)
			request.Set("onsuccess", answered)
		}
	})
	if !errors.Is(err, errSilent) { // else the browser may still call
		for _, f := range listening {
			f.Release()
		}
	}
	if err = cmp.Or(fault, err); err != nil {
		return false, fmt.Errorf("save %s: %w", name, err)
	}
	return ok, nil
}

// change asks for a file to be saved and others to be let go of.
func change(files, heads js.Value, name string, b []byte, gone []string) {
	put(files, heads, name, b)
	for _, name := range gone {
		files.Call("delete", name)
		heads.Call("delete", name)
	}
}

func put(files, heads js.Value, name string, b []byte) {
	files.Call("put", arrayOf(b), name)
	heads.Call("put", map[string]any{"size": len(b), "head": arrayOf(b[:min(headSize, len(b))])}, name)
}

func (d *database) List(prefix string) (names []string, err error) {
	defer guard("list", &err)
	var found js.Value
	ask := func(_, heads js.Value) {
		span := js.Global().Get("IDBKeyRange").Call("bound", prefix, prefix+"\uffff")
		found = heads.Call("getAllKeys", span) // sorted
	}
	if err := d.do(reading, ask); err != nil {
		return nil, fmt.Errorf("list: %w", err)
	}
	found = found.Get("result")
	for i := range found.Length() {
		if name := found.Index(i).String(); checkName(name) == nil {
			names = append(names, name)
		}
	}
	return names, nil
}

func (d *database) Remove(name string) (err error) {
	if err := checkName(name); err != nil {
		return err
	}
	defer guard("remove "+name, &err)
	err = d.do(writing, func(files, heads js.Value) {
		files.Call("delete", name)
		heads.Call("delete", name)
	})
	if err != nil {
		return fmt.Errorf("remove %s: %w", name, err)
	}
	return nil
}

func bytesOf(v js.Value) []byte {
	b := make([]byte, v.Length())
	js.CopyBytesToGo(b, v)
	return b
}

func arrayOf(b []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(v, b)
	return v
}
