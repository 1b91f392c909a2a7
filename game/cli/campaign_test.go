//go:build !js

package cli

import (
	"bytes"
	"strings"
	"testing"
)

// TestCampaignCommand plays one campaign by each branch, and refuses what there is not.
func TestCampaignCommand(t *testing.T) {
	for _, branch := range []string{"tale-mine", "tale-holloway"} {
		var out, errs bytes.Buffer
		if code := Run([]string{"campaign", "--foe", "recruit", "--branch", branch}, &out, &errs, Screen{}); code != 0 {
			t.Fatalf("%d: %s", code, errs.String())
		}
		if s := out.String(); strings.Count(s, "\n") != 9 || !strings.Contains(s, branch) || !strings.Contains(s, "1 of 1 campaigns") {
			t.Errorf("%s", s)
		}
	}
	for _, args := range [][]string{{"--branch", "nowhere"}, {"--games", "0"}, {"--foe", "nobody"}, {"--seed", "x"}} {
		var out, errs bytes.Buffer
		if code := Run(append([]string{"campaign"}, args...), &out, &errs, Screen{}); code == 0 || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%v: %d, %s", args, code, errs.String())
		}
	}
}
