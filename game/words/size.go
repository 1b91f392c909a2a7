package words

// Kilobytes is how much room bytes take, in full kilobytes.
func (w *Words) Kilobytes(bytes int) string {
	return w.T("%[1]s kB", w.Number((bytes+999)/1000))
}
