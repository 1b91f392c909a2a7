// Package authority signs certificates for tests, as somebody does for themselves.
package authority
