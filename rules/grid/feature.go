package grid

// FeatureKind is one row of the table of terrain features (GEO-05).
type FeatureKind uint8

// The terrain features of GEO-05. A closed door is a FeatureWall with a Door.
//
//names:list featureNames Feature
const (
	FeatureWall FeatureKind = iota
	FeatureGlass
	FeatureLow
	FeatureCover
	FeatureSlit
	FeatureWindow
	FeatureCurtain
	FeatureConceal
	FeatureOpaque
	FeatureDifficult
	FeatureNarrow
	FeatureBalance
	FeatureClimb
	FeaturePit
	featureKinds
)

// String returns the name of k in position files.
func (k FeatureKind) String() string {
	if k >= featureKinds {
		return "unknown"
	}
	return featureNames[k]
}

// ParseFeature finds the kind named s; ok is false when there is none.
func ParseFeature(s string) (k FeatureKind, ok bool) {
	for i, name := range featureNames {
		if name == s {
			return FeatureKind(i), true
		}
	}
	return 0, false
}

// OnCell reports whether features of kind k may fill a cell.
func (k FeatureKind) OnCell() bool {
	return k < featureKinds && k != FeatureSlit && k != FeatureWindow && k != FeatureCurtain
}

// OnEdge reports whether features of kind k may lie on an edge.
func (k FeatureKind) OnEdge() bool {
	return k <= FeatureConceal
}

// Feature is one terrain feature of a cell or an edge (GEO-05).
type Feature struct {
	Kind FeatureKind
	// Height is the height in centimetres of a FeatureLow; 0 means 90.
	Height uint16
	// Grade is the grade of a FeatureCover: partial, standard or improved.
	Grade Grade
	// Pct is the percentage of a FeatureConceal, 1 to 49; 0 means 20.
	Pct uint8
	// Walkable tells whether a FeatureCover lets creatures walk there.
	Walkable bool
	// Door is 1 plus the index of the door that this feature is while closed,
	// 0 when it is no door. The feature is absent while that door is open.
	Door int8
}

// trait is a set of what the features of one cell or edge do.
type trait uint16

const (
	blocksEffect  trait = 1 << iota // wall, glass
	blocksSight                     // wall, curtain
	isOpaque                        // thick smoke
	isLow                           // low obstacle
	coverPartial                    // always covers, partial
	coverStandard                   // always covers, standard
	coverImproved                   // always covers, improved
	conceals                        // fog, smoke, foliage
	isSolid                         // wall or glass: bars diagonals beside it
	barsWalk                        // no entering the cell, no crossing the edge
	isDifficult
	isNarrow
	isBalance
	isClimb
	isSlit
	isDoor // some feature here comes and goes with a door
)

const (
	coverHard = coverPartial | coverStandard | coverImproved
	coverAny  = coverHard | isLow
	hides     = conceals | isOpaque
)

// traits is what f does, a door counted as closed.
func (f *Feature) traits() trait {
	var t trait
	switch f.Kind {
	case FeatureWall:
		t = blocksEffect | blocksSight | coverStandard | isSolid | barsWalk
	case FeatureGlass:
		t = blocksEffect | coverStandard | isSolid | barsWalk
	case FeatureLow:
		t = isLow
	case FeatureCover:
		t = coverStandard
		switch f.Grade {
		case CoverPartial:
			t = coverPartial
		case CoverImproved:
			t = coverImproved
		}
		if !f.Walkable {
			t |= barsWalk
		}
	case FeatureSlit:
		t = coverImproved | isSlit | barsWalk
	case FeatureWindow:
		t = coverStandard | barsWalk
	case FeatureCurtain:
		t = blocksSight
	case FeatureConceal:
		t = conceals
	case FeatureOpaque:
		t = isOpaque
	case FeatureDifficult:
		t = isDifficult
	case FeatureNarrow:
		t = isNarrow
	case FeatureBalance:
		t = isBalance
	case FeatureClimb:
		t = isClimb
	case FeaturePit:
		t = barsWalk
	}
	if f.Door != 0 {
		t |= isDoor
	}
	return t
}
