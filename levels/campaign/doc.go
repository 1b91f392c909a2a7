// Package campaign reads the campaign: the battles of one story in their order and where
// it parts, who sets out, what is paid and sold, and what each kind gains by a level.
// It may not play a battle and knows no screen.
package campaign
