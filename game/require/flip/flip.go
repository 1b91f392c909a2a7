package flip

import (
	"fmt"
	"reflect"
	"regexp"
	"testing"
	"unsafe"
)

// Each flips every bit of the value that p points to, one at a time and at any
// depth, calls try with the place of the bit and puts it back. A place is written
// like "Facts.Items[0].At.X:3", with name for the whole. What has its place
// without indexes in apart, like "Facts.Items.At" or one bit of it, is left out;
// the text there says why. What is no
// plain data fails the test: a pointer, a map or a function is to be in apart, or
// gone into by the caller.
//
// An empty slice fails the test too: nothing would be known of its elements.
func Each(t testing.TB, name string, p any, apart map[string]string, try func(place string)) (tried int) {
	t.Helper()
	w := walk{t: t, apart: apart, met: map[string]bool{}, try: try}
	w.into(reflect.ValueOf(p).Elem(), name)
	for place := range apart {
		if !w.met[place] {
			t.Errorf("%s is said to be apart and is nowhere in %s", place, name)
		}
	}
	return w.tried
}

type walk struct {
	t     testing.TB
	apart map[string]string
	met   map[string]bool
	try   func(place string)
	tried int
}

var indexes = regexp.MustCompile(`\[\d+\]`)

func (w *walk) into(v reflect.Value, place string) {
	w.t.Helper()
	plain := indexes.ReplaceAllString(place, "")
	if _, left := w.apart[plain]; left {
		w.met[plain] = true
		return
	}
	v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem() // one may not set what is not exported
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			w.into(v.Field(i), place+"."+v.Type().Field(i).Name)
		}
	case reflect.Array, reflect.Slice:
		if v.Len() == 0 {
			w.t.Errorf("%s is empty here: put something into it", place)
		}
		for i := range v.Len() {
			w.into(v.Index(i), fmt.Sprintf("%s[%d]", place, i))
		}
	case reflect.Bool:
		w.flip(v, place, func() { v.SetBool(!v.Bool()) })
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		for bit := range v.Type().Bits() {
			w.flip(v, fmt.Sprintf("%s:%d", place, bit), func() { v.SetInt(v.Int() ^ 1<<bit) })
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		for bit := range v.Type().Bits() {
			w.flip(v, fmt.Sprintf("%s:%d", place, bit), func() { v.SetUint(v.Uint() ^ 1<<bit) })
		}
	default:
		w.t.Errorf("%s is a %s, no plain data: say what becomes of it", place, v.Kind())
	}
}

func (w *walk) flip(v reflect.Value, place string, change func()) {
	plain := indexes.ReplaceAllString(place, "")
	if _, left := w.apart[plain]; left {
		w.met[plain] = true
		return
	}
	w.tried++
	was := reflect.New(v.Type()).Elem()
	was.Set(v)
	change()
	w.try(place)
	v.Set(was)
}
