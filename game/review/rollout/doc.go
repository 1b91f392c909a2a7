// Package rollout plays a situation on to its end, soldiers on all sides.
package rollout
