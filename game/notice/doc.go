// Package notice holds the two short texts that come and go over a battle: the toast
// over the bar, and the banner over the map.
package notice
