// Package sight draws the lines between creatures, and what stands in their way.
package sight
