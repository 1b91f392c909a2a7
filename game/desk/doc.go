// Package desk is the panels around the board of a battle: it gathers what each of them
// shows as plain models and has them laid out, and knows which of them are open.
package desk
