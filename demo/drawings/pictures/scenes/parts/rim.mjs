import { f, material } from '../../scene.mjs';

/** An alloy rim, turned a little from the viewer: barrel, five split spokes, hub and bolt holes. */
export default {
  detail: [330, 180, 520],
  idPrefix: 'rm',
  colours: ['#b9c3c7', '#78868c', '#eef2f3', '#e8612c'],
  draw(s) {
    const { b, bd, bl, G } = s;
    s.shadow(600, 806, 330, 32);
    s.shadow(630, 806, 220, 18);
    const [R, dx, dy] = [340, -120, -16];
    s.g('transform="translate(660 455) scale(.86 1)"', () => {
      const l = Math.hypot(dx, dy);
      const [nx, ny] = [(-dy / l) * R, (dx / l) * R];
      // barrel
      s.path(
        `M${f(nx)} ${f(ny)}L${f(dx + nx)} ${f(dy + ny)}A${R} ${R} 0 0 0 ${f(dx - nx)} ${f(dy - ny)}L${f(-nx)} ${f(-ny)}Z`,
        s.lin(
          'br',
          -420,
          -340,
          -280,
          340,
          [
            [0, bl],
            [0.35, b],
            [0.7, bd],
            [1, material.plastic[0]],
          ],
          1,
        ),
      );
      for (const k of [0.3, 0.62, 0.96])
        s.g(`transform="translate(${f(dx * k)} ${f(dy * k)})"`, () =>
          s.path(
            `M${f(nx)} ${f(ny)}A${R} ${R} 0 0 0 ${f(-nx)} ${f(-ny)}`,
            'none',
            `stroke="${k > 0.9 ? bl : material.plastic[0]}" stroke-width="${k > 0.9 ? 9 : 5}" opacity=".55"`,
          ),
        );
      // face lip and the dark inside of the barrel
      s.circ(
        0,
        0,
        R,
        s.lin('lip', 0.1, 0, 0.9, 1, [
          [0, '#ffffff'],
          [0.3, bl],
          [0.6, b],
          [1, bd],
        ]),
      );
      s.circ(0, 0, R - 16, bd);
      s.circ(
        0,
        0,
        R - 24,
        s.lin('in', 0, 0, 1, 0.3, [
          [0, '#050606'],
          [0.55, material.rubber[1]],
          [1, material.plastic[2]],
        ]),
      );
      // brake-side web seen between the spokes
      s.circ(-26, -6, 150, material.rubber[0], 'opacity=".7"');
      const arm = (t, half, r1, r2, w1, w2) => {
        const u = [Math.cos(t), Math.sin(t)];
        const v = [-u[1], u[0]];
        const pt = (r, w) => `${f(u[0] * r + v[0] * (half + w))} ${f(u[1] * r + v[1] * (half + w))}`;
        return `M${pt(r1, -w1)}L${pt(r2, -w2)}L${pt(r2, w2)}L${pt(r1, w1)}Z`;
      };
      for (let i = 0; i < 5; i++) {
        const t = (i * 2 * Math.PI) / 5 - Math.PI / 2;
        for (const side of [-1, 1]) {
          const a = t + side * 0.13;
          s.path(arm(a, side * 6, 60, R - 18, 21, 17), '#000', 'opacity=".45" transform="translate(-9 8)"');
          s.path(
            arm(a, side * 6, 60, R - 18, 21, 17),
            s.lin(
              `sp${i}${side + 1}`,
              -240,
              -240,
              240,
              240,
              [
                [0, '#fff'],
                [0.3, bl],
                [0.62, b],
                [1, bd],
              ],
              1,
            ),
          );
          s.path(arm(a, side * 6 - 12, 80, R - 20, 3, 2.5), '#fff', 'opacity=".5"');
        }
      }
      // hub
      s.circ(0, 0, 104, bd);
      s.circ(0, 0, 98, G.bodyH);
      s.circ(0, 0, 98, G.sh);
      for (let i = 0; i < 5; i++) {
        const t = (i * 2 * Math.PI) / 5 - Math.PI / 2 + Math.PI / 5;
        const [x, y] = [68 * Math.cos(t), 68 * Math.sin(t)];
        s.circ(x, y, 15, material.plastic[0]);
        s.circ(x - 2, y - 2, 10, material.rubber[0]);
        s.line(`M${f(x - 11)} ${f(y + 9)}A14 14 0 0 0 ${f(x + 13)} ${f(y + 6)}`, 2.5, '#fff', 'opacity=".5"');
      }
      s.circ(0, 0, 42, material.plastic[0]);
      s.circ(-2, -3, 36, G.pl);
      s.path('M-26 -16A30 30 0 0 1 16 -28A34 34 0 0 0 -26 -16Z', '#fff', 'opacity=".45"');
      s.circ(0, 0, R - 7, 'none', 'stroke="#fff" stroke-width="3" opacity=".55"');
    });
  },
};
