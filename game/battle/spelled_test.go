package battle

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// spelled writes a value and all it leads to, so that two that were made alike are
// written alike. Functions, channels, pictures and what a cache holds are left out.
func spelled(b []byte, v reflect.Value, depth int) []byte {
	if depth > 12 {
		return b
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return append(b, "nil"...)
		}
		if e := v.Elem(); e.Kind() != reflect.Struct || !strings.Contains(e.Type().PkgPath(), "ebiten") {
			return spelled(b, e, depth+1)
		}
		return b
	case reflect.Struct:
		b = append(b, '{')
		for i := range v.NumField() {
			b = append(append(b, v.Type().Field(i).Name...), ':')
			b = append(spelled(b, v.Field(i), depth+1), ' ')
		}
		return append(b, '}')
	case reflect.Slice, reflect.Array:
		b = append(b, '[')
		for i := range v.Len() {
			b = append(spelled(b, v.Index(i), depth+1), ' ')
		}
		return append(b, ']')
	case reflect.Map:
		var list []string
		for _, k := range v.MapKeys() {
			one := append(spelled(nil, k, depth+1), '=')
			list = append(list, string(spelled(one, v.MapIndex(k), depth+1)))
		}
		slices.Sort(list)
		return append(b, strings.Join(list, " ")...)
	case reflect.String:
		return append(b, v.String()...)
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case reflect.Float32, reflect.Float64:
		return strconv.AppendFloat(b, v.Float(), 'g', -1, 64)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(b, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return strconv.AppendUint(b, v.Uint(), 10)
	}
	return b
}

func spell(what string, v any) string {
	return string(spelled([]byte(what+" "), reflect.ValueOf(v), 0))
}
