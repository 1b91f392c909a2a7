package link

import "testing"

// TestMeetings: an invitation is read by whatever page, and nothing else is taken for one.
func TestMeetings(t *testing.T) {
	for text, want := range map[string]Meeting{
		Meeting{"ws://10.0.0.2:8080", "Ab3"}.Text("https://example.org/"): {"ws://10.0.0.2:8080", "Ab3"},
		Meeting{"nats://10.0.0.2:4222", "Ab3"}.Text(""):                   {"nats://10.0.0.2:4222", "Ab3"},
		Meeting{"tls://host", "x"}.Bare():                                 {"tls://host", "x"},
		"#" + Meeting{"wss://host/path", ""}.Bare():                       {"wss://host/path", ""},
		"ten.abc": {}, "": {}, "nats://host": {}, "http://host/#match=a": {}, "#hall=ws%3A%2F%2Fu%3Ap%40host&match=a": {},
		"#hall=ws://host&match=a.b": {}, "#hall=javascript:alert(1)&match=a": {}, "#match=a": {}, "%zz#hall=%zz": {},
	} {
		got, ok := ReadMeeting(text)
		if !ok {
			got = Meeting{}
		}
		if got != want || ok != (want.Server != "") {
			t.Errorf("%q is read as %+v, %t", text, got, ok)
		}
	}
}
