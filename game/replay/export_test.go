package replay

// The bounds that tests hold against what is read.
const (
	MaxBytes = maxBytes
	MaxLines = maxLines
)

// Looked has what is looked at be counted until what it returns is called: how often, and
// how many bytes.
func Looked() (times, bytes *int, stop func()) {
	times, bytes = new(int), new(int)
	looked = func(n int) { *times, *bytes = *times+1, *bytes+n }
	return times, bytes, func() { looked = nil }
}
