package battle

// Layout fits panels and camera to the size of the picture.
func (b *battle) Layout() {
	if b.curtain != nil {
		b.curtain.Layout()
	}
	b.desk.Fit()
	b.tell.Log.Translate()
	b.dirty = true
}
