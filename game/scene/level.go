package scene

import "path/filepath"

func index(list []string, s string) int {
	for i, v := range list {
		if v == s {
			return i
		}
	}
	return -1
}

// levelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its file.
func (c *Context) levelName(level string) string {
	if key := "level." + level; c.Text.Has(key) {
		return c.Key(key)
	}
	return filepath.Base(level)
}
