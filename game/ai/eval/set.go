package eval

// Set changes what a setting names of a temper; others it leaves. What is or is not is
// 1 or 0.
func (t *Temper) Set(key string, n int) {
	switch key {
	case "blur":
		t.blur = min(n, 100)
	case "fickle":
		t.fickle = n
	case "whimsical":
		t.whimsical = n
	case "rash":
		t.Rash = n > 0
	case "single":
		t.Single = n > 0
	case "hasty":
		t.Hasty = n > 0
	case "wily":
		t.Wily = n > 0
	}
}
