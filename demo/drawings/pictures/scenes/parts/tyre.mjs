import { f, material } from '../../scene.mjs';
export default {
  detail: [160, 60, 560],
  idPrefix: 'ty',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const r = 350,
      r1 = 316,
      dx = this.sweep ?? -250,
      dy = -26,
      n = 26,
      st = (2 * Math.PI) / n,
      R = 168;
    s.shadow(560, 812, 400, 36);
    s.shadow(600, 812, 260, 22);
    s.definitions.push(
      `<clipPath id="${s.id('h')}"><circle r="${R}"/></clipPath><mask id="${s.id('m')}" maskUnits="userSpaceOnUse" x="-800" y="-450" width="1500" height="900"><rect x="-800" y="-450" width="1500" height="900" fill="#fff"/><g clip-path="url(#${s.id('h')})"><circle cx="${dx * 0.82}" cy="${dy * 0.82}" r="${R}" fill="#000"/></g></mask>`,
    );
    s.g(`transform="translate(700 455) scale(.86 1)" mask="url(#${s.id('m')})"`, () => {
      const L = Math.hypot(dx, dy),
        nx = (-dy / L) * r1,
        ny = (dx / L) * r1;
      const base = s.lin(
        'tb',
        -600,
        -330,
        -300,
        330,
        [
          [0, material.rubber[2]],
          [0.5, material.rubber[0]],
          [1, '#060808'],
        ],
        1,
      );
      s.path(
        `M${f(nx)} ${f(ny)}L${f(dx + nx)} ${f(dy + ny)}A${r1 * 0.985} ${r1} 0 0 0 ${f(dx - nx)} ${f(dy - ny)}L${f(-nx)} ${f(-ny)}Z`,
        base,
      );
      s.path(s.lugs(dx, dy, r1 * 0.95, r * 0.985, n, 0.6, 0.5, 0.06), material.rubber[0]);
      // tread blocks: 4 staggered columns with two faces
      const cols = [
        [0, 0.22, 0.0, 0.18],
        [0.26, 0.48, 0.5, 0.3],
        [0.52, 0.74, 0.0, -0.3],
        [0.78, 1, 0.5, -0.18],
      ];
      const top = [[], [], []];
      let side = '';
      for (let i = 0; i < n; i++)
        for (const [k1, k2, o, sk] of cols) {
          const a = (i + o) * st;
          const c = Math.cos(a);
          if (c > 0.2) continue;
          const bulge = 1 - 0.05 * (k1 + k2 - 1) ** 2;
          const pt = (q, t, k) => `${f(q * bulge * Math.cos(t) + dx * k)} ${f(q * bulge * Math.sin(t) + dy * k)}`;
          const w = st * 0.34,
            e = st * sk;
          const z = Math.sin(a) < -0.55 ? 0 : Math.sin(a) < 0.25 ? 1 : 2;
          top[z].push(`M${pt(r, a - w, k1)}L${pt(r, a + w, k1)}L${pt(r, a + w + e, k2)}L${pt(r, a - w + e, k2)}Z`);
          side += `M${pt(r, a - w, k1)}L${pt(r, a - w + e, k2)}L${pt(r1, a - w + e, k2)}L${pt(r1, a - w, k1)}ZM${pt(r, a - w, k1)}L${pt(r, a + w, k1)}L${pt(r1, a + w, k1)}L${pt(r1, a - w, k1)}Z`;
        }
      s.path(side, '#0a0d0e');
      s.path(top[2].join(''), material.rubber[1]);
      s.path(top[1].join(''), material.rubber[2]);
      s.path(
        top[0].join(''),
        s.lin('tt', 0, 0, 0, 1, [
          [0, '#5a6468'],
          [1, material.rubber[2]],
        ]),
      );
      s.path(s.lugs(0, 0, r1 * 0.95, r, n, 0.66, 0.5), material.rubber[1]);
      // sidewall
      s.circ(
        0,
        0,
        r1,
        s.rad('sw', 0.5, 0.5, 0.5, [
          [0.5, material.rubber[0]],
          [0.56, material.rubber[3]],
          [0.62, material.rubber[1]],
          [0.72, material.rubber[2]],
          [0.86, material.rubber[3]],
          [0.94, material.rubber[2]],
          [1, material.rubber[0]],
        ]),
      );
      s.path(s.lugs(0, 0, r1 * 0.8, r1 * 0.99, n, 0.34, 0.6), material.rubber[3]);
      s.path(s.lugs(0, 0, r1 * 0.82, r1 * 0.96, n, 0.12, 0.3), material.rubber[4], 'opacity=".5"');
      for (const [k, w, c] of [
        [0.76, 5, material.rubber[0]],
        [0.74, 2, material.rubber[4]],
        [0.66, 3, material.rubber[0]],
        [0.585, 8, material.rubber[0]],
        [0.56, 2.5, material.rubber[4]],
      ])
        s.circ(0, 0, r1 * k, 'none', `stroke="${c}" stroke-width="${w}"`);
      // raised marks (no text): dashes
      s.circ(
        0,
        0,
        r1 * 0.7,
        'none',
        `stroke="${material.rubber[4]}" stroke-width="10" stroke-dasharray="46 10 22 10 22 10 60 320" opacity=".8"`,
      );
      s.circ(
        0,
        0,
        r1,
        s.lin('swl', 0.1, 0.05, 0.85, 0.95, [
          [0, '#fff', 0.34],
          [0.4, '#fff', 0.04],
          [0.6, '#000', 0.05],
          [1, '#000', 0.55],
        ]),
      );
      // inside
      s.circ(
        0,
        0,
        R,
        s.lin('in', 0, 0, 1, 0.2, [
          [0, '#040505'],
          [0.5, material.rubber[0]],
          [0.8, material.rubber[2]],
          [1, material.rubber[1]],
        ]),
      );
      s.g(`clip-path="url(#${s.id('h')})"`, () => {
        for (const [k, c, w] of [
          [0.15, material.rubber[3], 5],
          [0.4, '#050606', 20],
          [0.62, material.rubber[2], 6],
          [0.82, material.rubber[4], 9],
        ])
          s.circ(dx * k, dy * k, R, 'none', `stroke="${c}" stroke-width="${w}"`);
      });
      s.circ(0, 0, R, 'none', `stroke="${material.rubber[4]}" stroke-width="4"`);
      s.circ(0, 0, R + 7, 'none', `stroke="${material.rubber[0]}" stroke-width="8"`);
    });
  },
};
