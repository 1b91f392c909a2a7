package files

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// NewClerk is that of the page.
func NewClerk() Clerk { return page{} }

type page struct{}

// Pick opens the browser's window for choosing files.
func (page) Pick(in *Inbox) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("multiple", true)
	input.Set("accept", ".jsonl,.gz,.tmx")
	var chosen js.Func
	chosen = js.FuncOf(func(js.Value, []js.Value) any {
		chosen.Release()
		list := input.Get("files")
		go func() {
			for i := range min(list.Length(), MostAtOnce) {
				in.take(list.Index(i))
			}
			if list.Length() > MostAtOnce {
				in.given <- Given{Err: ErrMany}
			}
		}()
		return nil
	})
	input.Set("onchange", chosen)
	input.Call("click")
}

// take reads a file of the browser.
func (in *Inbox) take(file js.Value) {
	g := Given{Name: file.Get("name").String()}
	g.Bytes, g.Err = contents(file)
	in.given <- g
}

// contents are the bytes of a file of the browser. What it throws is an error: nobody else
// would catch it.
func contents(file js.Value) (b []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			b, err = nil, fmt.Errorf("the browser does not hand it over: %v", r)
		}
	}()
	done := make(chan js.Value, 1)
	tell := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- args[0]
		return nil
	})
	defer tell.Release()
	file.Call("slice", 0, Most+1).Call("arrayBuffer").Call("then", tell, tell)
	v := <-done
	if !v.InstanceOf(js.Global().Get("ArrayBuffer")) {
		return nil, errors.New(v.Call("toString").String())
	}
	array := js.Global().Get("Uint8Array").New(v)
	b = make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b, nil
}

// afterwards is how long the page holds a file that it has handed over: the browser
// fetches it on its own time.
const afterwards = time.Minute

// Hand lets the browser save a file among the player's downloads.
func (page) Hand(name string, b []byte) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the browser does not take it: %v", r)
		}
	}()
	array := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(array, b)
	blob := js.Global().Get("Blob").New([]any{array}, map[string]any{"type": "application/octet-stream"})
	url := js.Global().Get("URL")
	at := url.Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", at)
	link.Set("download", name)
	link.Call("click")
	time.AfterFunc(afterwards, func() { url.Call("revokeObjectURL", at) })
	return nil
}
