// Package input turns devices (keyboard, mouse, gamepad, touch) into intents
// such as "confirm" or "end turn", read once a tick by the scene on top.
// It also names the key of an intent for the prompts on the screen.
// It decides nothing: what an intent does belongs to game/scene and game/battle.
package input
