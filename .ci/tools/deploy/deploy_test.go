package deploy

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"go.yaml.in/yaml/v3"

	"tenaille/.ci/tools/tree"
)

// folder is where the files lie.
func folder(t *testing.T) string {
	t.Helper()
	root, err := tree.Root()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(root, ".deploy")
}

// read reads a YAML file.
func read(t *testing.T, into any, path ...string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{folder(t)}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", filepath.Join(path...), err)
	}
}

// TestCompose: every service runs a command of the program, has a key where it needs one,
// and three servers know each other.
func TestCompose(t *testing.T) {
	var c struct {
		Services map[string]struct {
			Image   string
			Command []string
			Secrets []struct{ Source, Target string }
			Volumes []string
		}
		Secrets map[string]struct{ File string }
		Volumes map[string]any
	}
	read(t, &c, "compose.yaml")
	nodes := 0
	for name, s := range c.Services {
		if s.Image == "" || len(s.Command) == 0 || !slices.Contains([]string{"host", "referee", "serve", "worker"}, s.Command[0]) {
			t.Errorf("%s runs %q", name, s.Command)
			continue
		}
		if s.Command[0] != "serve" && (len(s.Secrets) != 1 || c.Secrets[s.Secrets[0].Source].File == "") {
			t.Errorf("%s has no key", name)
		}
		for _, v := range s.Volumes {
			if kept, _, _ := strings.Cut(v, ":"); !known(c.Volumes, kept) {
				t.Errorf("%s keeps its matches in %s, which is not there", name, kept)
			}
		}
		if s.Command[0] != "host" {
			continue
		}
		nodes++
		for other := range c.Services {
			with := slices.Contains(s.Command, "--with=nats://"+other+":6222")
			if want := other != name && c.Services[other].Command[0] == "host"; with != want {
				t.Errorf("%s works together with %s: %v, want %v", name, other, with, want)
			}
		}
		if !slices.Contains(s.Command, "--name="+name) {
			t.Errorf("%s has another name", name)
		}
	}
	if nodes != 3 {
		t.Errorf("%d servers", nodes)
	}
}

func known(m map[string]any, name string) bool { _, ok := m[name]; return ok }

// TestChart: its values and templates can be read, and every value that a template names is
// there.
func TestChart(t *testing.T) {
	var chart, values map[string]any
	read(t, &chart, "chart", "Chart.yaml")
	read(t, &values, "chart", "values.yaml")
	if chart["name"] != "tenaille" || chart["apiVersion"] != "v2" || chart["version"] == nil {
		t.Errorf("%v", chart)
	}
	files, err := filepath.Glob(filepath.Join(folder(t), "chart", "templates", "*"))
	if err != nil || len(files) < 3 {
		t.Fatalf("%d templates: %v", len(files), err)
	}
	stub := func(...any) string { return "" }
	functions := template.FuncMap{}
	for _, f := range []string{"include", "nindent", "toYaml", "quote", "int", "min", "until", "has", "list", "dict", "fail"} {
		functions[f] = stub
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := template.New(filepath.Base(f)).Funcs(functions).Parse(string(text)); err != nil {
			t.Error(err)
		}
		for rest := string(text); ; {
			_, after, found := strings.Cut(rest, ".Values.")
			if !found {
				break
			}
			end := strings.IndexFunc(after, func(r rune) bool { return r != '.' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') })
			at := any(values)
			for _, key := range strings.Split(after[:end], ".") {
				m, _ := at.(map[string]any)
				if !known(m, key) {
					t.Errorf("%s: there is no value %s", filepath.Base(f), after[:end])
					break
				}
				at = m[key]
			}
			rest = after
		}
	}
}
