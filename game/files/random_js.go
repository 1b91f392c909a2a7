package files

import (
	"errors"
	"syscall/js"
)

// Random fills b with bytes that nobody can foretell. crypto/rand does the same here and
// brings ciphers of its own with it, which are nothing to be fetched for this.
func Random(b []byte) error {
	source := js.Global().Get("crypto")
	if !source.Truthy() || source.Get("getRandomValues").Type() != js.TypeFunction {
		return errors.New("this browser draws no secrets")
	}
	drawn := js.Global().Get("Uint8Array").New(len(b))
	source.Call("getRandomValues", drawn)
	js.CopyBytesToGo(b, drawn)
	return nil
}
