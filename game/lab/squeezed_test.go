package lab

import "testing"

// TestNobodyStraightensOffTheMap: in game 8363 somebody large squeezed along the lower edge of the
// map and straightened up before moving in from it: whoever looked there broke the rules (MOV-07).
func TestNobodyStraightensOffTheMap(t *testing.T) {
	s := &soak{}
	s.play(t, []int{8363}, func() {})
	s.tell(t)
	if s.Next != 1 || s.By["random"].Games != 1 {
		t.Errorf("%d played, %+v", s.Next, s.By)
	}
}
