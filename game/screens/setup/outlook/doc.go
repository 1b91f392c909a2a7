// Package outlook is what the set-up of a battle says of its end: games that soldiers
// play of it while one looks, and the button that makes it even.
package outlook
