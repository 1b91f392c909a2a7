//go:build !js

package input

// Soft keeps the keyboard on the glass of a phone in step with a text that is being
// edited, and tells what was typed there. Only browsers have one.
func (d *Devices) Soft(string, bool) (text string, typed bool) { return "", false }
