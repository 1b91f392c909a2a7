package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"sort"
	"strings"
	"syscall/js"
)

const space = "tenaille/"

// local is the store on the browser's localStorage: where there is no database, and
// where everything lay before there was one. It has room for some 5 MB.
type local struct{}

// guard turns what the browser throws (full, forbidden) into an error.
func guard(what string, err *error) {
	switch r := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("%s: %w", what, thrown(r.Value))
	default:
		*err = fmt.Errorf("%s: %v", what, r) // localStorage is not there at all
	}
}

// thrown is the error of an exception of the browser; one that says that there is no
// room is an ErrFull.
func thrown(v js.Value) error {
	if v.Type() != js.TypeObject {
		return errors.New("the browser does not say why")
	}
	switch name := v.Get("name").String(); name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return fmt.Errorf("%w: %s", ErrFull, name)
	default:
		return fmt.Errorf("%s: %s", name, v.Get("message").String())
	}
}

// global is a property of the page. Where the browser forbids to ask for it a call
// panics with a js.Error, while js.Value.Get would end the program.
func global(name string) js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), name)
}

func storage() js.Value { return global("localStorage") }

// works tells whether anything can be kept there.
func (s local) works() bool {
	const name = "trial"
	return s.Save(name, nil) == nil && s.Remove(name) == nil
}

func (local) Load(name string) (b []byte, err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	defer guard("load "+name, &err)
	v := storage().Call("getItem", space+name)
	if v.IsNull() || v.IsUndefined() {
		return nil, ErrNotFound
	}
	b, err = base64.StdEncoding.DecodeString(v.String())
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", name, err)
	}
	return b, nil
}

// Head reads all of it: there is too little room for that to matter.
func (s local) Head(name string, n int) (head []byte, size int, err error) {
	b, err := s.Load(name)
	return b[:min(n, len(b))], len(b), err
}

func (local) Save(name string, b []byte) (err error) {
	if err := checkSave(name, b); err != nil {
		return err
	}
	defer guard("save "+name, &err)
	storage().Call("setItem", space+name, base64.StdEncoding.EncodeToString(b))
	return nil
}

func (local) List(prefix string) (names []string, err error) {
	defer guard("list", &err)
	s := storage()
	for i := range s.Get("length").Int() {
		name, ours := strings.CutPrefix(s.Call("key", i).String(), space)
		if ours && strings.HasPrefix(name, prefix) && checkName(name) == nil {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names, nil
}

func (local) Remove(name string) (err error) {
	if err := checkName(name); err != nil {
		return err
	}
	defer guard("remove "+name, &err)
	storage().Call("removeItem", space+name)
	return nil
}
