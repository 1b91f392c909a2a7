package input

import "syscall/js"

// soft is the field of the page that calls the keyboard of a phone: a browser shows
// one only for an element of its own, which lies out of sight over the picture.
type soft struct {
	element js.Value
	text    string // what the game has
	editing bool
}

var onGlass soft

// open puts the element on the page. A browser lets it take the keyboard only while
// it answers a finger, so it is there that the focus goes to it.
func (s *soft) open() {
	document := js.Global().Get("document")
	s.element = document.Call("createElement", "input")
	for key, value := range map[string]string{"autocomplete": "off", "autocapitalize": "off", "spellcheck": "false", "tabindex": "-1", "aria-hidden": "true"} {
		s.element.Call("setAttribute", key, value)
	}
	s.element.Set("style", "position:fixed;left:0;top:0;width:1px;height:1px;opacity:0;border:0;padding:0;pointer-events:none")
	document.Get("body").Call("appendChild", s.element)
	follow := js.FuncOf(func(js.Value, []js.Value) any {
		if s.editing {
			s.element.Call("focus")
		} else if s.element.Equal(document.Get("activeElement")) {
			document.Call("querySelector", "canvas").Call("focus") // there the game hears its keys
		}
		return nil
	})
	document.Call("addEventListener", "touchend", follow)
}

// Soft keeps the keyboard on the glass of a phone in step with a text that is being
// edited, and tells what was typed there. Call it once a tick while a field may have
// the focus.
func (d *Devices) Soft(text string, editing bool) (typed string, changed bool) {
	s := &onGlass
	if s.element.IsUndefined() {
		if !editing {
			return "", false
		}
		s.open()
	}
	began := editing && !s.editing
	s.editing = editing
	if !editing || began || text != s.text {
		if editing {
			s.text = text
			s.element.Set("value", text)
		}
		return "", false
	}
	if now := s.element.Get("value").String(); now != s.text {
		s.text = now
		return now, true
	}
	return "", false
}
