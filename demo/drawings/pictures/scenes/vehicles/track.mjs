import { f, material } from '../../scene.mjs';

/** A loop of track, extruded along a depth vector: what faces up-left shows its outside, the rest its inside. */
export default {
  detail: [90, 300, 520],
  idPrefix: 'tk',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { a } = s;
    const [D, E] = [-190, -84];
    s.shadow(560, 742, 520, 42);
    s.shadow(600, 742, 380, 22);
    // centre line: a long loop, rounder at the rear
    const at = (t) => {
      const angle = t * 2 * Math.PI;
      const c = Math.cos(angle);
      const n = Math.sin(angle);
      const k = 2.6;
      return [
        700 + 400 * Math.sign(c) * Math.abs(c) ** (2 / k),
        560 + (150 + 26 * c) * Math.sign(n) * Math.abs(n) ** (2 / k),
      ];
    };
    const N = 92;
    // even spacing along the curve
    const even = [];
    const fine = Array.from({ length: 721 }, (_, i) => at(i / 720));
    const lengths = [0];
    for (let i = 1; i < fine.length; i++)
      lengths.push(lengths[i - 1] + Math.hypot(fine[i][0] - fine[i - 1][0], fine[i][1] - fine[i - 1][1]));
    const total = lengths[lengths.length - 1];
    for (let i = 0; i < N; i++) {
      const want = (total * i) / N;
      const j = lengths.findIndex((l) => l >= want);
      even.push(fine[j]);
    }
    const normal = (i) => {
      const p = even[(i + N - 1) % N];
      const q = even[(i + 1) % N];
      const [x, y] = [q[0] - p[0], q[1] - p[1]];
      const l = Math.hypot(x, y);
      return [y / l, -x / l];
    };
    const P = (p, k, n = [0, 0], h = 0) => `${f(p[0] + D * k + n[0] * h)} ${f(p[1] + E * k + n[1] * h)}`;
    const quad = (i, k1, k2, h = 0) => {
      const [p, q] = [even[i], even[(i + 1) % N]];
      const [n, m] = [normal(i), normal((i + 1) % N)];
      return `M${P(p, k1, n, h)}L${P(q, k1, m, h)}L${P(q, k2, m, h)}L${P(p, k2, n, h)}Z`;
    };
    const faces = (i) => {
      const n = normal(i);
      return n[0] * D + n[1] * E > 0;
    };
    // inside
    for (let i = 0; i < N; i++)
      if (!faces(i)) {
        const n = normal(i);
        s.path(quad(i, 0, 1), n[1] > 0.4 ? material.rubber[2] : material.rubber[1]);
      }
    let clips = '';
    let windows = '';
    let inner = '';
    for (let i = 0; i < N; i += 2)
      if (!faces(i) && !faces((i + 1) % N)) {
        for (const [k1, k2] of [
          [0.24, 0.36],
          [0.64, 0.76],
        ])
          windows += quad(i, k1, k2);
        for (const k of [0.2, 0.6]) {
          const p = even[i];
          const q = even[(i + 1) % N];
          clips += `M${P(p, k)}L${P(q, k)}L${P(q, k + 0.03)}L${P(p, k + 0.03)}Z`;
        }
        const n = normal(i);
        for (const k of [0.12, 0.5, 0.88])
          inner += `M${P(even[i], k, n, 0)}L${P(even[i], k, n, -26)}L${P(even[(i + 1) % N], k, n, -26)}L${P(even[(i + 1) % N], k, n, 0)}Z`;
      }
    s.path(windows, material.rubber[0]);
    s.path(inner, material.rubber[3]);
    s.path(clips, material.steel[2]);
    // outside, with lugs standing on it
    const order = [...even.keys()].filter(faces).sort((i, j) => even[j][0] + even[j][1] - (even[i][0] + even[i][1]));
    for (const i of order) {
      const n = normal(i);
      s.path(quad(i, 0, 1), n[1] < -0.6 ? material.rubber[2] : material.rubber[1]);
    }
    for (const i of order) {
      if (i % 2) continue;
      const [p, q] = [even[i], even[(i + 1) % N]];
      const n = normal(i);
      const h = 46;
      const up = n[1] < -0.5;
      for (const [k1, k2, o] of [
        [0.7, 1, 0],
        [0.36, 0.64, 1],
        [0, 0.3, 0],
      ]) {
        const base = o && !up ? p : o ? q : p;
        const tip = [base[0] + (q[0] - p[0]) * 0.5, base[1] + (q[1] - p[1]) * 0.5];
        s.path(
          `M${P(base, k1)}L${P(base, k2)}L${P(base, k2, n, h)}L${P(base, k1, n, h)}Z`,
          up ? material.rubber[3] : material.rubber[2],
        );
        s.path(
          `M${P(base, k1, n, h)}L${P(base, k2, n, h)}L${P(tip, k2, n, h)}L${P(tip, k1, n, h)}Z`,
          material.rubber[4],
        );
        s.path(`M${P(base, k1)}L${P(base, k1, n, h)}L${P(tip, k1, n, h)}L${P(tip, k1)}Z`, material.rubber[0]);
      }
    }
    // near edge: body thickness and all lugs in profile
    let profile = '';
    for (let i = 0; i < N; i += 2) {
      const [p, q] = [even[i], even[(i + 1) % N]];
      const n = normal(i);
      profile += `M${P(p, 0)}L${P(p, 0, n, 44)}L${P([(p[0] * 2 + q[0]) / 3, (p[1] * 2 + q[1]) / 3], 0, n, 46)}L${P(q, 0)}Z`;
    }
    s.path(profile, material.rubber[1]);
    const ring = `${even.map((p, i) => `${i ? 'L' : 'M'}${f(p[0])} ${f(p[1])}`).join('')}Z`;
    s.line(ring, 20, material.rubber[0]);
    s.line(ring, 13, material.rubber[3]);
    s.line(ring, 4, material.rubber[4], 'transform="translate(-1 -4)" opacity=".9"');
    s.line(ring, 5, a, 'stroke-dasharray="34 118" opacity=".95"');
  },
};
