package files

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
)

// Page is the address of this page, without what is asked of it.
func Page() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String()
}

// Visited gives an inbox the link that the page was opened by, and every one that is
// followed later. What it holds stands in the address no longer: a page that is loaded
// again goes on as it was left.
func Visited(in *Inbox) {
	take := func() {
		at := js.Global().Get("location")
		hash := strings.TrimPrefix(at.Get("hash").String(), "#")
		if hash == "" {
			return
		}
		js.Global().Get("history").Call("replaceState", nil, "", at.Get("pathname").String()+at.Get("search").String())
		select {
		case in.given <- Given{Link: hash}:
		default: // more at once than anybody follows
		}
	}
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		take()
		return nil
	}))
	take()
}

// Shares reports whether the device has a sheet of its own on which things are shared.
func Shares() bool {
	n := js.Global().Get("navigator")
	touch := js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Truthy()
	return touch && n.Get("share").Type() == js.TypeFunction
}

// Share opens it with an address under a title.
func Share(title, address string) <-chan error {
	return promised(func() js.Value {
		return js.Global().Get("navigator").Call("share", map[string]any{"title": title, "url": address})
	})
}

// Copy puts a text into the clipboard, and says by and by whether that was possible.
func Copy(text string) <-chan error {
	if board := js.Global().Get("navigator").Get("clipboard"); board.Truthy() {
		return promised(func() js.Value { return board.Call("writeText", text) })
	}
	return answered(selected(text))
}

// selected copies a text as browsers do that have no other way, or not on this page.
func selected(text string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the browser does not take it: %v", r)
		}
	}()
	page := js.Global().Get("document")
	area := page.Call("createElement", "textarea")
	area.Set("value", text)
	page.Get("body").Call("appendChild", area)
	area.Call("select")
	ok := page.Call("execCommand", "copy").Truthy()
	area.Call("remove")
	if !ok {
		return errors.New("the browser does not take it")
	}
	return nil
}

// promised is what becomes of a promise.
func promised(ask func() js.Value) (told <-chan error) {
	defer func() {
		if r := recover(); r != nil {
			told = answered(fmt.Errorf("the browser does not take it: %v", r))
		}
	}()
	answer := make(chan error, 1)
	var kept, broken js.Func
	over := func(err error) {
		kept.Release()
		broken.Release()
		answer <- err
	}
	kept = js.FuncOf(func(js.Value, []js.Value) any { over(nil); return nil })
	broken = js.FuncOf(func(_ js.Value, args []js.Value) any {
		why := "no reason is given"
		if len(args) > 0 {
			why = js.Global().Call("String", args[0]).String()
		}
		over(errors.New(why))
		return nil
	})
	ask().Call("then", kept, broken)
	return answer
}
