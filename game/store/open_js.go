package store

import (
	"encoding/base64"
	"fmt"
	"sort"
	"strings"
	"syscall/js"
)

// Open returns the store of this browser, its localStorage. Where the browser
// forbids it, saving fails with the reason and loading finds nothing.
func Open() Store { return local{} }

const space = "tenaille/"

type local struct{}

// guard turns what localStorage throws (full, forbidden) into an error.
func guard(what string, err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("%s: localStorage: %v", what, r)
	}
}

func storage() js.Value { return js.Global().Get("localStorage") }

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
