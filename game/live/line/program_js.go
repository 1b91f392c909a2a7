package line

import (
	"errors"
	"fmt"
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
