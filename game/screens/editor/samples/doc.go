// Package samples has pictures of what the brushes of a map paint.
package samples
