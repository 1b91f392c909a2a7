package eval

// Settings lists what Set can set, in the order of the alphabet.
func Settings() []string {
	return []string{
		"aid", "blur", "fallen", "fickle", "guard", "hasty", "heedless", "helpless", "hurt", "opportunity", "own",
		"rash", "single", "weak", "whimsical", "wily",
	}
}

// Set changes what a setting names of a temper; others it leaves. What is or is not is
// 1 or 0; what a nature weighs is in percent of what a balanced one does, 100 as much.
func (t *Temper) Set(key string, n int) {
	switch key {
	case "blur":
		t.blur = min(n, 100)
	case "fickle":
		t.whims.fickle = n
	case "whimsical":
		t.whims.whimsical = n
	case "rash":
		t.Rash = n > 0
	case "single":
		t.Single = n > 0
	case "hasty":
		t.Hasty = n > 0
	case "heedless":
		t.whims.heedless = n > 0
	case "wily":
		t.Wily = n > 0
	case "own":
		t.Nature.Own = n - 100
	case "opportunity":
		t.Nature.Opportunity = n - 100
	case "hurt":
		t.Nature.Hurt = n - 100
	case "aid":
		t.Nature.Aid = n - 100
	case "guard":
		t.Nature.Guard = n - 100
	case "weak":
		t.Nature.Weak = n - 100
	case "helpless":
		t.Nature.Helpless = n - 100
	case "fallen":
		t.Nature.Fallen = n
	}
}
