package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
	input "github.com/quasilyte/ebitengine-input"
)

// Binding is one way to express an intent: a key of the keyboard, perhaps with
// Shift or Ctrl, or a button or a direction of a stick of a gamepad.
type Binding struct {
	// name is what settings keep, such as "shift+t" or "gamepad_a".
	name string
	// bare is the name without Shift and Ctrl.
	bare           string
	shift, control bool
	pad            bool
	code           ebiten.Key // of a key
	key            input.Key  // of a pad
}

// padPrefix begins the names of what belongs to a gamepad.
const padPrefix = "gamepad_"

// parseBinding reads a name as settings keep it; ok is false when no key and no
// button goes by it.
func parseBinding(name string) (b Binding, ok bool) {
	bare := name[strings.LastIndex(name, "+")+1:]
	if _, known := codes[bare]; !known && (bare != name || !strings.HasPrefix(name, padPrefix)) {
		return Binding{}, false
	}
	key, err := input.ParseKey(name)
	if err != nil {
		return Binding{}, false
	}
	b = Binding{name: key.String(), bare: key.String(), key: key}
	if b.pad = strings.HasPrefix(b.name, padPrefix); b.pad {
		return b, !strings.HasSuffix(b.name, "_motion")
	}
	if rest, found := strings.CutPrefix(b.bare, "ctrl+"); found {
		b.bare, b.control = rest, true
	}
	if rest, found := strings.CutPrefix(b.bare, "shift+"); found {
		b.bare, b.shift = rest, true
	}
	b.code, ok = codes[b.bare]
	return b, ok
}

// String is the name that settings keep.
func (b Binding) String() string { return b.name }

// Pad tells whether the binding belongs to a gamepad.
func (b Binding) Pad() bool { return b.pad }

// down tells whether the key is held with its modifiers; what else the same key
// means is not asked here.
func (b Binding) down(shift, control bool) bool {
	return (!b.shift || shift) && (!b.control || control) && ebiten.IsKeyPressed(b.code)
}

// struck tells whether the key was pressed in this tick with its modifiers held.
func (b Binding) struck(shift, control bool) bool {
	return b.down(shift, control) && inpututil.IsKeyJustPressed(b.code)
}

// character tells whether a key writes something.
func character(k ebiten.Key) bool {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ, k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9,
		k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return true
	}
	switch k {
	case ebiten.KeySpace, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyQuote, ebiten.KeyBackquote, ebiten.KeyBackslash,
		ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySemicolon, ebiten.KeySlash,
		ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract, ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide, ebiten.KeyNumpadDecimal:
		return true
	}
	return false
}

// modifier tells whether a key only changes what others mean.
func modifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
		ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock:
		return true
	}
	return false
}

// keyOf is the binding of a key that was pressed, ok is false for one that
// cannot be bound.
func keyOf(k ebiten.Key, shift, control bool) (Binding, bool) {
	name, ok := namesOfKeys[k]
	if !ok || modifier(k) {
		return Binding{}, false
	}
	if shift {
		name = "shift+" + name
	}
	if control {
		name = "ctrl+" + name
	}
	return parseBinding(name)
}

// codes are the keys by the names settings keep.
var codes = map[string]ebiten.Key{
	"left": ebiten.KeyArrowLeft, "right": ebiten.KeyArrowRight, "up": ebiten.KeyArrowUp, "down": ebiten.KeyArrowDown,
	"minus": ebiten.KeyMinus, "equal": ebiten.KeyEqual, "quote": ebiten.KeyQuote, "backquote": ebiten.KeyBackquote,
	"backslash": ebiten.KeyBackslash, "backspace": ebiten.KeyBackspace, "bracket_left": ebiten.KeyBracketLeft,
	"bracket_right": ebiten.KeyBracketRight, "comma": ebiten.KeyComma, "context_menu": ebiten.KeyContextMenu,
	"delete": ebiten.KeyDelete, "end": ebiten.KeyEnd, "enter": ebiten.KeyEnter, "escape": ebiten.KeyEscape, "home": ebiten.KeyHome,
	"insert": ebiten.KeyInsert, "page_down": ebiten.KeyPageDown, "page_up": ebiten.KeyPageUp, "pause": ebiten.KeyPause,
	"period": ebiten.KeyPeriod, "semicolon": ebiten.KeySemicolon, "slash": ebiten.KeySlash, "space": ebiten.KeySpace, "tab": ebiten.KeyTab,
	"numpad_add": ebiten.KeyNumpadAdd, "numpad_divide": ebiten.KeyNumpadDivide, "numpad_enter": ebiten.KeyNumpadEnter,
	"numpad_multiply": ebiten.KeyNumpadMultiply, "numpad_period": ebiten.KeyNumpadDecimal, "numpad_subtract": ebiten.KeyNumpadSubtract,
}

// namesOfKeys is codes the other way.
var namesOfKeys = map[ebiten.Key]string{}

func init() {
	for i := range 26 {
		codes[string(rune('a'+i))] = ebiten.KeyA + ebiten.Key(i)
	}
	for i := range 10 {
		codes[string(rune('0'+i))] = ebiten.KeyDigit0 + ebiten.Key(i)
		codes["numpad_"+string(rune('0'+i))] = ebiten.KeyNumpad0 + ebiten.Key(i)
	}
	for i := range 12 {
		codes[strings.TrimPrefix(strings.ToLower((ebiten.KeyF1+ebiten.Key(i)).String()), "key")] = ebiten.KeyF1 + ebiten.Key(i)
	}
	for name, k := range codes {
		namesOfKeys[k] = name
	}
}
