package store

import (
	"reflect"
	"strings"
	"testing"
)

// FuzzSettings wants settings within their ranges from any bytes; what is damaged is
// told in one line and set aside whole.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"version":1,"language":"fr","speed":4,"keys":{"end":["Space"]}}`))
	f.Add([]byte(`{"version":99}`))
	f.Add([]byte(`{"keys":{"end":7,"a":[null]}}`))
	f.Add([]byte(`{"keys":[]}`))
	f.Add([]byte("\x1b[31m"))
	f.Add([]byte(strings.Repeat(`{"keys":`, 100)))
	f.Fuzz(func(t *testing.T, data []byte) {
		st := new(Memory)
		if st.Save(settingsName, data) != nil {
			return
		}
		v, err := LoadSettings(st)
		was := v
		if v.clamp(); err == nil && !reflect.DeepEqual(v, was) {
			t.Errorf("%+v are out of their ranges", was)
		}
		if err == nil {
			if err := SaveSettings(st, v); err != nil {
				t.Fatal(err)
			}
			if _, err := LoadSettings(st); err != nil {
				t.Errorf("written and read: %v", err)
			}
			return
		}
		if strings.ContainsAny(err.Error(), "\n\r\x00\x1b") {
			t.Errorf("the message is %q", err)
		}
		names, _ := st.List("settings-damaged")
		if len(names) != 1 {
			t.Errorf("damaged settings are kept %d times", len(names))
		}
	})
}
