// Package svg reads the small subset of SVG our drawings use (path, rect, circle,
// ellipse, g, line, polygon, gradients) and paints it into an image at any size,
// one group at a time and with any side's colours. Strokes scale with the drawing.
// It may not import ebiten: it must run without a screen, in tools and tests.
package svg
