package vision

import "math"

// Lab is a colour of CIE 1976 L*a*b* under daylight (D65).
type Lab struct{ L, A, B float64 }

// Lab is the light in L*a*b*.
func (l Linear) Lab() Lab {
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	x := f((.4124564*l[0] + .3575761*l[1] + .1804375*l[2]) / .95047)
	y := f(.2126729*l[0] + .7151522*l[1] + .0721750*l[2])
	z := f((.0193339*l[0] + .1191920*l[1] + .9503041*l[2]) / 1.08883)
	return Lab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// Difference is CIEDE2000 between two colours: 1 is just seen side by side.
func Difference(p, q Lab) float64 {
	const deg = math.Pi / 180
	pow7 := func(v float64) float64 { return math.Pow(v, 7) }
	mean := (math.Hypot(p.A, p.B) + math.Hypot(q.A, q.B)) / 2
	g := .5 * (1 - math.Sqrt(pow7(mean)/(pow7(mean)+pow7(25))))
	a1, a2 := p.A*(1+g), q.A*(1+g)
	c1, c2 := math.Hypot(a1, p.B), math.Hypot(a2, q.B)
	hue := func(a, b float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		h := math.Atan2(b, a) / deg
		if h < 0 {
			h += 360
		}
		return h
	}
	h1, h2 := hue(a1, p.B), hue(a2, q.B)
	dL, dC, dh, h := q.L-p.L, c2-c1, 0., h1+h2
	if c1*c2 != 0 {
		switch dh = h2 - h1; {
		case dh > 180:
			dh -= 360
		case dh < -180:
			dh += 360
		}
		switch {
		case math.Abs(h1-h2) <= 180:
			h /= 2
		case h < 360:
			h = (h + 360) / 2
		default:
			h = (h - 360) / 2
		}
	}
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh*deg/2)
	l, c := (p.L+q.L)/2, (c1+c2)/2
	t := 1 - .17*math.Cos((h-30)*deg) + .24*math.Cos(2*h*deg) + .32*math.Cos((3*h+6)*deg) - .20*math.Cos((4*h-63)*deg)
	turn := 30 * math.Exp(-math.Pow((h-275)/25, 2))
	rc := 2 * math.Sqrt(pow7(c)/(pow7(c)+pow7(25)))
	sl := 1 + .015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50))
	sc, sh := 1+.045*c, 1+.015*c*t
	rt := -math.Sin(2*turn*deg) * rc
	x, y, z := dL/sl, dC/sc, dH/sh
	return math.Sqrt(math.Max(x*x+y*y+z*z+rt*y*z, 0))
}
