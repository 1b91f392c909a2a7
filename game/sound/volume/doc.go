// Package volume says how loud a player wants what to be.
package volume
