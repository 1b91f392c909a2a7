package line

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"time"
)

// patience is how long the line's own program may take to be fetched.
const patience = 30 * time.Second

var (
	errNoProgram = errors.New("this page has nothing to go online with")
	errLate      = errors.New("what is needed to go online has not come")
)

// fetched is what program has fetched.
var fetched js.Value

// program is what makes lines, of assets/web/online.mjs, which the page fetches when it is
// asked for the first time. It waits for that: callers are goroutines that may.
func program() (js.Value, error) {
	if fetched.Type() == js.TypeObject {
		return fetched, nil
	}
	done := make(chan error, 1)
	came := js.FuncOf(func(_ js.Value, args []js.Value) any {
		fetched = args[0]
		done <- nil
		return nil
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- fmt.Errorf("%w: %s", errNoProgram, js.Global().Get("String").Invoke(args[0]))
		return nil
	})
	err := guarded(func() {
		if js.Global().Get("online").Type() != js.TypeFunction {
			panic(errNoProgram)
		}
		js.Global().Call("online").Call("then", came, failed)
	})
	if err != nil {
		came.Release()
		failed.Release()
		return js.Value{}, err
	}
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case err := <-done:
		came.Release()
		failed.Release()
		return fetched, err
	case <-late.C: // the browser may still call
		return js.Value{}, errLate
	}
}

// guarded turns what the browser throws into an error.
func guarded(do func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case js.Error:
			err = errors.New(js.Global().Get("String").Invoke(r.Value).String())
		case error:
			err = r
		default:
			err = fmt.Errorf("%v", r)
		}
	}()
	do()
	return nil
}

// NewSeed makes a new key and returns its seed and what all may know of it, as Dial wants
// them; it is to be kept, and told to nobody. It waits until what makes keys has been fetched.
func NewSeed() (string, error) {
	m, err := program()
	if err != nil {
		return "", fmt.Errorf("line: %w", err)
	}
	var seed string
	if err := guarded(func() { seed = m.Call("newSeed").String() }); err != nil {
		return "", fmt.Errorf("line: %w", err)
	}
	return seed, nil
}

// PublicKey is the key as which whoever holds a seed is known. The error is ErrSeed.
func PublicKey(seed string) (string, error) {
	parts := strings.Fields(seed)
	if len(parts) != 2 {
		return "", ErrSeed
	}
	return parts[1], nil
}
