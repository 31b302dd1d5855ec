/**
 * A model of flat faces, in centimetres: x grows from the nose to the tail, y from the ground up, z to the side that the side view
 * shows. `ink` names a colour of the product or a material (ink.mjs). Faces of closed bodies turn their front outwards.
 */
export class Solid {
  constructor() {
    this.faces = [];
    this.contacts = [];
  }

  /** A sheet is seen from both sides, a face of a body from its front alone. */
  face(points, ink, { isSheet = false } = {}) {
    this.faces.push({ points, ink, isSheet });
  }

  /** Draws once on each side: `draw(side)` gets 1 and -1, for what it multiplies z with. */
  bothSides(draw) {
    draw(1);
    draw(-1);
  }

  /**
   * A body through rings of as many points each. `ink` may be a function of ring and point; `isSmooth` curves between them; a sheet's
   * faces need no front.
   */
  loft(given, ink, { caps = [true, true], isClosed = false, isSmooth = false, isSheet = false } = {}) {
    const part = isSmooth ? 2 : 1;
    const rings = isSmooth
      ? rounded(
          given.map((ring) => rounded(ring, true)),
          false,
        )
      : given;
    const inkAt = (i, j) =>
      typeof ink === 'function' ? ink(i < 0 ? i : Math.floor(i / part), Math.floor(j / part)) : ink;
    const faces = [];
    const count = rings[0].length;
    const last = isClosed ? rings.length : rings.length - 1;
    for (let i = 0; i < last; i++)
      for (let j = 0; j < count; j++) {
        const [a, b] = [rings[i], rings[(i + 1) % rings.length]];
        const k = (j + 1) % count;
        faces.push({ points: [a[j], a[k], b[k], b[j]], ink: inkAt(i, j) });
      }
    if (caps[0]) faces.push({ points: [...rings[0]].reverse(), ink: inkAt(-1, 0) });
    if (caps[1]) faces.push({ points: rings.at(-1), ink: inkAt(-2, 0) });
    // turned inside out: all faces turn
    if (volume(faces) < 0) for (const face of faces) face.points = [...face.points].reverse();
    for (const { points, ink: colour } of faces) if (colour) this.face(points, colour, { isSheet });
  }

  /** A profile of the side ([x, y] …) as thick as from `from` to `to`; its edges are bevelled by `bevel`. */
  prism(profile, from, to, ink, bevel = 0) {
    const inset = shrink(profile, bevel);
    const ring = (outline, z) => outline.map(([x, y]) => [x, y, z]);
    const side = to > from ? 1 : -1;
    this.loft(
      bevel
        ? [ring(inset, from), ring(profile, from + side * bevel), ring(profile, to - side * bevel), ring(inset, to)]
        : [ring(profile, from), ring(profile, to)],
      ink,
    );
  }

  box([x0, x1], [y0, y1], [z0, z1], ink, bevel = 0) {
    this.prism(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      z0,
      z1,
      ink,
      bevel,
    );
  }

  /** A tube along points; `sides` is the number of its faces around. */
  tube(points, radius, ink, sides = 6) {
    const rings = points.map((point, i) => {
      const before = points[Math.max(0, i - 1)];
      const after = points[Math.min(points.length - 1, i + 1)];
      return circle(point, minus(after, before), radius, sides);
    });
    this.loft(rings, ink);
  }

  /** Tubes on both sides, given for the near one. */
  tubes(points, radius, ink, sides) {
    this.bothSides((side) =>
      this.tube(
        points.map(([x, y, z]) => [x, y, z * side]),
        radius,
        ink,
        sides,
      ),
    );
  }

  /** A shock absorber with its spring. */
  spring(from, to, radius, ink = 'accent') {
    const at = (t) => from.map((value, i) => value + (to[i] - value) * t);
    const along = minus(to, from);
    this.tube([from, to], radius * 0.45, 'steel');
    const turns = 6;
    for (let i = 0; i < turns; i++)
      this.loft(
        [0, 0.62].map((part) => circle(at(0.22 + ((i + part) / turns) * 0.62), along, radius, 8)),
        ink,
      );
    this.tube([at(0), at(0.2)], radius * 0.75, 'plastic');
  }

  /** A half section [z, y] …, from the top down, as a ring across x. */
  static section(x, half) {
    return [...half.map(([z, y]) => [x, y, z]), ...half.toReversed().map(([z, y]) => [x, y, -z])];
  }

  /** Where the vehicle stands: a shadow lies there. */
  contact(x, z, radius) {
    this.contacts.push({ x, z, radius });
  }
}

/** Points of a text: `x y z, x y z`. */
export const points = (text) => text.split(', ').map((point) => point.split(' ').map(Number));

export const minus = (a, b) => a.map((value, i) => value - b[i]);
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a) => {
  const length = Math.hypot(...a) || 1;
  return a.map((value) => value / length);
};

/** A circle of points around `centre`, across `axis`. */
export function circle(centre, axis, radius, sides, turn = 0) {
  const along = unit(axis);
  const aside = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(aside, along);
  return Array.from({ length: sides }, (_, i) => {
    const angle = ((i + turn) / sides) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return centre.map((value, k) => value + aside[k] * c + up[k] * s);
  });
}

/** Doubles points or rings, new ones on a curve through the given ones (Catmull-Rom). */
function rounded(list, isClosed) {
  const n = list.length;
  const at = (i) => list[isClosed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))];
  const middle = (p, q, r, t) =>
    Array.isArray(p) ? p.map((_, k) => middle(p[k], q[k], r[k], t[k])) : 0.5625 * (q + r) - 0.0625 * (p + t);
  return list.flatMap((item, i) =>
    isClosed || i < n - 1 ? [item, middle(at(i - 1), at(i), at(i + 1), at(i + 2))] : [item],
  );
}

/** Six times the volume that faces enclose; negative when they face inwards. */
function volume(faces) {
  let sum = 0;
  for (const { points } of faces)
    for (let i = 1; i < points.length - 1; i++) sum += dot(points[0], cross(points[i], points[i + 1]));
  return sum;
}

/** A profile drawn in by `by` towards its centre. */
function shrink(profile, by) {
  const cx = profile.reduce((sum, [x]) => sum + x, 0) / profile.length;
  const cy = profile.reduce((sum, [, y]) => sum + y, 0) / profile.length;
  return profile.map(([x, y]) => {
    const length = Math.hypot(x - cx, y - cy) || 1;
    const share = Math.max(0, 1 - (by * 1.2) / length);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  });
}
