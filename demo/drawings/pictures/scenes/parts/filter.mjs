import { f, material } from '../../scene.mjs';
export default {
  detail: [300, 60, 560],
  idPrefix: 'fi',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { b, bd, bl, a } = s;
    s.shadow(640, 806, 400, 38);
    s.shadow(630, 800, 290, 24);
    const x0 = 340,
      x1 = 860,
      rx = 260,
      ry = 78,
      yt = 220,
      yb = 740;
    const cy = s.lin(
      'cy',
      x0,
      0,
      x1,
      0,
      [
        [0, bd],
        [0.06, b],
        [0.18, bl],
        [0.3, b],
        [0.68, b],
        [0.9, bd],
        [0.96, bd],
        [1, b],
      ],
      1,
    );
    s.path(`M${x0} ${yt}L${x0 + 6} ${yb - 20}A${rx - 6} ${ry} 0 0 0 ${x1 - 6} ${yb - 20}L${x1} ${yt}Z`, cy);
    // flutes at bottom
    let h = '',
      d = '';
    for (let i = 0; i < 23; i++) {
      const t = (Math.PI * (i + 0.5)) / 23;
      const x = 600 - 254 * Math.cos(t),
        y = yb - 20 + ry * Math.sin(t);
      const w = Math.max(3, 12 * Math.sin(t));
      h += `M${f(x - w)} ${f(y - 150)}L${f(x - w)} ${f(y - 8)}L${f(x - w * 0.3)} ${f(y - 2)}L${f(x - w * 0.3)} ${f(y - 150)}Z`;
      d += `M${f(x + w * 0.1)} ${f(y - 150)}L${f(x + w * 0.1)} ${f(y - 4)}L${f(x + w)} ${f(y - 8)}L${f(x + w)} ${f(y - 150)}Z`;
    }
    s.path(h, bl, 'opacity=".45"');
    s.path(d, '#04100c', 'opacity=".45"');
    s.line(`M${x0 + 4} ${yb - 170}A${rx - 4} ${ry} 0 0 0 ${x1 - 4} ${yb - 170}`, 7, bd);
    s.line(`M${x0 + 4} ${yb - 176}A${rx - 4} ${ry} 0 0 0 ${x1 - 4} ${yb - 176}`, 3, bl, 'opacity=".7"');
    // label band
    s.path(
      `M${x0 + 1} 330A${rx} ${ry} 0 0 0 ${x1 - 1} 330L${x1 - 3} 480A${rx - 2} ${ry} 0 0 1 ${x0 + 3} 480Z`,
      '#f4f6f5',
    );
    s.path(`M${x0 + 2} 440A${rx} ${ry} 0 0 0 ${x1 - 2} 440L${x1 - 3} 480A${rx - 2} ${ry} 0 0 1 ${x0 + 3} 480Z`, a);
    s.g('transform="rotate(4 480 430)"', () => {
      s.rect(430, 408, 150, 18, 4, '#101614', 'opacity=".82"');
      s.rect(430, 440, 96, 11, 4, '#101614', 'opacity=".4"');
    });
    s.g('transform="translate(716 414) rotate(-5)"', () => {
      s.circ(0, 0, 30, bd);
      s.path('M0 -20C8 -8 14 -2 14 6A14 14 0 0 1 -14 6C-14 -2 -8 -8 0 -20Z', '#fff');
    });
    s.path(
      `M${x0 + 1} 330A${rx} ${ry} 0 0 0 ${x1 - 1} 330L${x1 - 3} 480A${rx - 2} ${ry} 0 0 1 ${x0 + 3} 480Z`,
      s.lin(
        'lb',
        x0,
        0,
        x1,
        0,
        [
          [0, '#000', 0.5],
          [0.08, '#000', 0.12],
          [0.2, '#fff', 0.4],
          [0.34, '#fff', 0],
          [0.7, '#000', 0.04],
          [0.92, '#000', 0.45],
          [1, '#000', 0.25],
        ],
        1,
      ),
    );
    // rolled seam
    s.path(
      `M${x0 - 10} 214A${rx + 10} ${ry + 2} 0 0 0 ${x1 + 10} 214L${x1 + 10} 238A${rx + 10} ${ry + 2} 0 0 1 ${x0 - 10} 238Z`,
      cy,
    );
    s.line(`M${x0 - 10} 240A${rx + 10} ${ry + 2} 0 0 0 ${x1 + 10} 240`, 4, '#04100c', 'opacity=".45"');
    s.ell(600, 214, rx + 10, ry + 2, bl);
    s.ell(600, 215, rx + 4, ry - 2, bd);
    s.ell(
      600,
      216,
      rx - 4,
      ry - 6,
      s.lin(
        'tp',
        340,
        0,
        860,
        0,
        [
          [0, material.steel[1]],
          [0.25, material.steel[4]],
          [0.5, material.steel[2]],
          [0.75, material.steel[3]],
          [1, material.steel[0]],
        ],
        1,
      ),
    );
    // gasket
    s.ell(600, 212, 214, 60, 'none', `stroke="${material.rubber[0]}" stroke-width="26"`);
    s.ell(600, 208, 214, 60, 'none', `stroke="${material.rubber[3]}" stroke-width="14"`);
    s.line('M392 196A214 60 0 0 1 560 149', 4, '#8a969b', 'opacity=".8"');
    s.ell(
      600,
      216,
      184,
      47,
      s.lin(
        'tp2',
        420,
        0,
        780,
        0,
        [
          [0, material.steel[0]],
          [0.3, material.steel[3]],
          [0.55, material.steel[1]],
          [1, material.steel[2]],
        ],
        1,
      ),
    );
    for (let i = 0; i < 8; i++) {
      const t = (i * Math.PI) / 4 + 0.3;
      s.ell(600 + 134 * Math.cos(t), 217 + 33 * Math.sin(t), 21, 9, material.steel[0]);
      s.ell(600 + 134 * Math.cos(t), 219 + 33 * Math.sin(t), 19, 7, material.rubber[0]);
    }
    // thread
    s.ell(600, 212, 72, 22, material.steel[3]);
    s.ell(600, 214, 62, 18, material.rubber[0]);
    s.path('M538 214A62 18 0 0 0 662 214L662 220C640 240 560 240 538 220Z', material.steel[0]);
    for (let i = 0; i < 3; i++)
      s.line(`M${541 + i * 3} ${217 + i * 4}A60 17 0 0 0 ${659 - i * 3} ${217 + i * 4}`, 2, material.steel[3]);
    s.path('M352 260L366 262L372 690L360 680Z', '#fff', 'opacity=".28"');
  },
};
