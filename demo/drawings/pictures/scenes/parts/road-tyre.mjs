import { f, material } from '../../scene.mjs';

/** A narrow road tyre: the tyre scene's light, with sipes instead of lugs. */
export default {
  detail: [230, 90, 560],
  idPrefix: 'rt',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const r = 350;
    const [dx, dy] = [this.sweep ?? -150, -18];
    const R = 212;
    s.shadow(600, 812, 350, 34);
    s.shadow(620, 812, 230, 20);
    s.definitions.push(
      `<clipPath id="${s.id('h')}"><circle r="${R}"/></clipPath><mask id="${s.id('m')}" maskUnits="userSpaceOnUse" x="-800" y="-450" width="1500" height="900"><rect x="-800" y="-450" width="1500" height="900" fill="#fff"/><g clip-path="url(#${s.id('h')})"><circle cx="${f(dx * 0.9)}" cy="${f(dy * 0.9)}" r="${R}" fill="#000"/></g></mask>`,
    );
    s.g(`transform="translate(680 455) scale(.86 1)" mask="url(#${s.id('m')})"`, () => {
      const l = Math.hypot(dx, dy);
      const [nx, ny] = [(-dy / l) * r, (dx / l) * r];
      // tread, rounded over to the side wall
      s.path(
        `M${f(nx)} ${f(ny)}L${f(dx + nx)} ${f(dy + ny)}A${r} ${r} 0 0 0 ${f(dx - nx)} ${f(dy - ny)}L${f(-nx)} ${f(-ny)}Z`,
        s.lin(
          'tb',
          -500,
          -350,
          -300,
          350,
          [
            [0, material.rubber[4]],
            [0.3, material.rubber[2]],
            [0.6, material.rubber[1]],
            [1, '#08090a'],
          ],
          1,
        ),
      );
      // rain grooves along and sipes across
      for (const k of [0.28, 0.5, 0.72]) {
        s.g(`transform="translate(${f(dx * k)} ${f(dy * k)})"`, () => {
          s.path(
            `M${f(nx)} ${f(ny)}A${r} ${r} 0 0 0 ${f(-nx)} ${f(-ny)}`,
            'none',
            `stroke="#060808" stroke-width="12"`,
          );
          s.path(
            `M${f(nx + 6)} ${f(ny + 4)}A${r - 3} ${r - 3} 0 0 0 ${f(-nx + 6)} ${f(-ny - 4)}`,
            'none',
            `stroke="${material.rubber[3]}" stroke-width="2.5" opacity=".8"`,
          );
        });
      }
      const n = 44;
      const step = (2 * Math.PI) / n;
      const cut = { dark: '', light: '' };
      for (let i = 0; i < n; i++) {
        const t = i * step;
        if (Math.cos(t) > 0.1) continue;
        const pt = (k, u) => `${f(r * 0.997 * Math.cos(t + u) + dx * k)} ${f(r * 0.997 * Math.sin(t + u) + dy * k)}`;
        for (const [k1, k2, skew] of [
          [0.02, 0.25, 0.5],
          [0.31, 0.47, -0.4],
          [0.53, 0.69, 0.4],
          [0.75, 0.98, -0.5],
        ]) {
          cut.dark += `M${pt(k1, 0)}L${pt(k2, step * skew)}`;
          cut.light += `M${pt(k1, 0.012)}L${pt(k2, step * skew + 0.012)}`;
        }
      }
      s.line(cut.dark, 5, '#050606');
      s.line(cut.light, 2, material.rubber[4], 'opacity=".5"');
      // shoulder and side wall
      s.circ(0, 0, r, material.rubber[1]);
      s.circ(
        0,
        0,
        r - 3,
        s.rad('sw', 0.5, 0.5, 0.5, [
          [0.58, material.rubber[0]],
          [0.64, material.rubber[3]],
          [0.7, material.rubber[1]],
          [0.8, material.rubber[2]],
          [0.9, material.rubber[3]],
          [0.97, material.rubber[2]],
          [1, material.rubber[0]],
        ]),
      );
      s.path(s.lugs(0, 0, r * 0.93, r * 0.992, n, 0.2, 0.24), material.rubber[0], 'opacity=".6"');
      for (const [k, w, c] of [
        [0.9, 3, material.rubber[0]],
        [0.88, 2, material.rubber[4]],
        [0.72, 3, material.rubber[0]],
        [0.665, 7, material.rubber[0]],
        [0.64, 2.5, material.rubber[4]],
      ])
        s.circ(0, 0, r * k, 'none', `stroke="${c}" stroke-width="${w}"`);
      s.circ(
        0,
        0,
        r * 0.8,
        'none',
        `stroke="${material.rubber[4]}" stroke-width="11" stroke-dasharray="60 12 26 12 26 12 40 420" opacity=".8"`,
      );
      s.circ(
        0,
        0,
        r,
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
          [0.2, material.rubber[3], 5],
          [0.5, '#050606', 18],
          [0.8, material.rubber[4], 8],
        ])
          s.circ(dx * k, dy * k, R, 'none', `stroke="${c}" stroke-width="${w}"`);
      });
      s.circ(0, 0, R, 'none', `stroke="${material.rubber[4]}" stroke-width="4"`);
      s.circ(0, 0, R + 7, 'none', `stroke="${material.rubber[0]}" stroke-width="8"`);
    });
  },
};
