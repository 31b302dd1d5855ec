import { numbers, spruce } from '../../spruce.mjs';

const f = (n) => (Math.abs(n) < 8 ? +n.toFixed(1) : Math.round(n));
export default {
  idPrefix: 'mwi',
  w: 1600,
  h: 900,
  background: true,
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#ffb25e'],
  draw(s) {
    const R = numbers(7);
    s.rect(
      0,
      0,
      1600,
      900,
      0,
      s.lin('sky', 0, 0, 0.12, 1, [
        [0, '#122c4b'],
        [0.22, '#24507a'],
        [0.4, '#5d8db0'],
        [0.52, '#a5c3d2'],
        [0.6, '#e8cfc2'],
        [0.66, '#f2c7a8'],
      ]),
    );
    s.ell(
      1240,
      520,
      700,
      230,
      s.rad('glow', 0.5, 0.5, 0.5, [
        [0, '#ffd9ae', 0.85],
        [0.5, '#ffcfae', 0.3],
        [1, '#ffcfae', 0],
      ]),
    );
    let st = '';
    for (let i = 0; i < 28; i++) {
      const x = R() * 1600,
        y = R() * 260;
      st += `M${f(x)} ${f(y)}h.1`;
    }
    s.line(st, 2.2, '#fff', 'opacity=".55"');
    s.circ(1360, 150, 27, '#f6f3ea', 'opacity=".92"');
    s.circ(1348, 144, 33, '#2c5a84', 'opacity=".0"');
    s.ell(
      1360,
      150,
      130,
      130,
      s.rad('mg', 0.5, 0.5, 0.5, [
        [0, '#fff', 0.35],
        [1, '#fff', 0],
      ]),
    );
    // thin clouds
    s.path(
      'M0 330C260 300 520 340 820 316C560 352 300 346 0 352ZM700 388C980 360 1280 392 1600 366L1600 382C1300 408 1000 392 700 388Z',
      '#fff',
      'opacity=".16"',
    );
    // fells
    const hill = (d, c1, c2, k) =>
      s.path(
        d,
        s.lin(k, 0, 0, 0, 1, [
          [0, c1],
          [1, c2],
        ]),
      );
    hill(
      'M0 500C120 470 220 452 330 462C450 474 520 500 640 486C780 468 860 410 980 402C1100 396 1180 440 1280 456C1400 474 1500 452 1600 440L1600 700L0 700Z',
      '#8fb0c6',
      '#c9d3da',
      'h1',
    );
    s.path(
      'M980 402C1100 396 1180 440 1280 456C1220 460 1160 450 1110 452C1060 440 1020 424 960 432C930 436 880 452 850 452C890 426 930 406 980 402Z',
      s.lin('ag', 0, 0, 0, 1, [
        [0, '#ffdcc4', 0.75],
        [1, '#ffdcc4', 0.05],
      ]),
    );
    hill(
      'M0 560C140 520 260 512 400 540C520 562 620 566 740 540C880 508 1000 520 1120 548C1260 578 1420 560 1600 520L1600 760L0 760Z',
      '#5f88a6',
      '#a9bfcd',
      'h2',
    );

    // spruce band, distant
    const tree = (x, y, h, w) => {
      let q = `M${f(x)} ${f(y - h)}`;
      const n = 5;
      for (let i = 1; i <= n; i++) {
        const t = i / n;
        q += `L${f(x + w * t * 0.5)} ${f(y - h + h * t)}`;
        if (i < n) q += `L${f(x + w * t * 0.26)} ${f(y - h + h * t - h * 0.03)}`;
      }
      for (let i = n; i >= 1; i--) {
        const t = i / n;
        q += `L${f(x - w * t * 0.5)} ${f(y - h + h * t)}`;
        if (i > 1) q += `L${f(x - ((w * (i - 1)) / n) * 0.26)} ${f(y - h + (h * (i - 1)) / n - h * 0.03)}`;
      }
      return `${q}Z`;
    };
    let b1 = '';
    for (let i = 0; i < 34; i++) {
      const x = R() * 1640 - 20;
      const y = 612 + 14 * Math.sin(x / 170) + R() * 12;
      const h = 26 + R() * 34;
      b1 += `M${f(x)} ${f(y - h)}l${f(h * 0.17)} ${f(h)}l${f(-h * 0.34)} 0Z`;
    }
    s.path(b1, '#47708e');
    s.path('M0 606C260 590 520 626 800 612C1080 598 1340 632 1600 600L1600 700L0 700Z', '#8fabbd');
    let b2 = '';
    for (let i = 0; i < 34; i++) {
      const x = R() * 1640 - 20;
      if ((x > 700 && x < 1010) || (x > 1096 && x < 1236)) continue;
      const y = 654 + 10 * Math.sin(x / 140 + 1) + R() * 14;
      const h = 50 + R() * 50;
      b2 += tree(x, y, h, h * 0.36);
    }
    s.path(b2, '#2d5372');
    s.ell(
      800,
      660,
      1000,
      60,
      s.rad('mist', 0.5, 0.5, 0.5, [
        [0, '#e9eef2', 0.75],
        [1, '#e9eef2', 0],
      ]),
    );
    // cabin
    s.path('M1128 640L1128 612L1196 612L1196 640Z', '#2a2f3a');
    s.path('M1116 616L1146 590L1208 590L1206 616L1196 616L1196 614L1130 614Z', '#dfe8ee');
    s.path('M1116 616L1146 590L1152 590L1128 620Z', '#9fb7c6');
    s.rect(1144, 619, 14, 12, 1, s.a);
    s.rect(1172, 619, 14, 12, 1, s.a);
    s.ell(
      1162,
      632,
      70,
      36,
      s.rad('cb', 0.5, 0.5, 0.5, [
        [0, '#ffb25e', 0.6],
        [1, '#ffb25e', 0],
      ]),
    );
    // snow fields
    s.path(
      'M0 668C240 640 520 690 820 664C1080 642 1340 676 1600 650L1600 900L0 900Z',
      s.lin('sn1', 0, 0, 0.25, 1, [
        [0, '#b3c9d8'],
        [0.35, '#d3dfe7'],
        [1, '#7d9fb9'],
      ]),
    );

    s.path('M0 740C200 700 420 716 640 740C420 740 220 736 0 770Z', '#f4f8fa', 'opacity=".65"');
    // trail
    const c = [
      [1021, 656, 1],
      [1062, 680, 3],
      [1058, 700, 5],
      [1010, 738, 9],
      [992, 770, 15],
      [1020, 806, 24],
      [1100, 850, 38],
      [1250, 905, 60],
    ];
    const lerp = (a, b, t) => a + (b - a) * t;
    const _L = '';
    const pts = [];
    for (let i = 0; i < c.length - 1; i++)
      for (let j = 0; j < 6; j++) {
        const t = j / 6;
        const p0 = c[Math.max(0, i - 1)],
          p1 = c[i],
          p2 = c[i + 1],
          p3 = c[Math.min(c.length - 1, i + 2)];
        const cr = (k) =>
          0.5 *
          (2 * p1[k] +
            (-p0[k] + p2[k]) * t +
            (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
            (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * t * t * t);
        pts.push([cr(0), cr(1), cr(2)]);
      }
    const poly = (o1, o2) => {
      let A = '',
        B = '';
      pts.forEach((p, i) => {
        A += `${(i ? 'L' : 'M') + f(p[0] + p[2] * o1)} ${f(p[1])}`;
      });
      for (let i = pts.length - 1; i >= 0; i--) {
        const p = pts[i];
        B += `L${f(p[0] + p[2] * o2)} ${f(p[1])}`;
      }
      return `${A + B}Z`;
    };
    const _ease = (a, b, _n) => poly(a, b);
    s.path(
      poly(-5.2, 5),
      s.lin(
        'tr0',
        0,
        650,
        0,
        900,
        [
          [0, '#a9c3d4', 0.2],
          [0.3, '#a9c3d4', 0.55],
          [1, '#8fb0c8', 0.55],
        ],
        1,
      ),
    );
    s.path(
      poly(-4.2, -3.2),
      s.lin(
        'bl',
        0,
        650,
        0,
        900,
        [
          [0, '#fff', 0.2],
          [0.3, '#fff', 0.8],
          [1, '#fff', 0.55],
        ],
        1,
      ),
    );
    s.path(
      poly(3.1, 3.9),
      s.lin(
        'br',
        0,
        650,
        0,
        900,
        [
          [0, '#ffe6d5', 0.6],
          [0.4, '#fdece2', 0.6],
          [1, '#fff', 0.3],
        ],
        1,
      ),
    );
    s.path(
      poly(-3.2, 3.1),
      s.lin(
        'tr',
        0,
        650,
        0,
        900,
        [
          [0, '#9bb9cd'],
          [0.4, '#86a8c0'],
          [1, '#6389a8'],
        ],
        1,
      ),
    );
    s.path(poly(-3.2, -2.7), '#4a7191', 'opacity=".5"');
    s.path(poly(-1.15, 1.15), '#51799a', 'opacity=".5"');
    let g = '';
    for (let i = 8; i < pts.length - 1; i++) {
      const p = pts[i],
        q = pts[i + 1];
      const n = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / (p[2] * 0.22 + 2.8)));
      const A = Math.atan2(q[0] - p[0], q[1] - p[1]),
        sk = -Math.sin(A) * 0.28;
      for (let j = 0; j < n; j++) {
        const t = j / n,
          x = lerp(p[0], q[0], t),
          y = lerp(p[1], q[1], t),
          w = lerp(p[2], q[2], t);
        const h = Math.max(0.7, w * 0.055);
        const d = w * sk;
        g += `M${f(x - w)} ${f(y - d)}l${f(w * 0.6)} ${f(d * 0.6)}v${h.toFixed(1)}l${f(-w * 0.6)} ${f(-d * 0.6)}ZM${f(x - w * 0.28)} ${f(y + h)}h${f(w * 0.56)}v${h.toFixed(1)}h${f(-w * 0.56)}ZM${f(x + w * 0.4)} ${f(y + d * 0.4)}l${f(w * 0.6)} ${f(d * 0.6)}v${h.toFixed(1)}l${f(-w * 0.6)} ${f(-d * 0.6)}Z`;
      }
    }
    s.path(g, '#2f5476', 'opacity=".5"');
    for (const o of [-2.15, 1.9]) {
      s.path(poly(o, o + 0.26), '#416a8c', 'opacity=".7"');
      s.path(poly(o + 0.26, o + 0.36), '#e6eff5', 'opacity=".75"');
    }
    // foreground drift
    s.path(
      'M0 790C180 748 380 770 560 820C700 858 820 880 960 900L0 900Z',
      s.lin('fd', 0, 0, 0.1, 1, [
        [0, '#e6eef3'],
        [0.3, '#b4cad9'],
        [1, '#5e86a5'],
      ]),
    );
    s.path(
      'M1600 742C1500 752 1400 790 1360 830C1400 870 1480 890 1600 900Z',
      s.lin('fr', 0, 0, 0.6, 1, [
        [0, '#f7e6da'],
        [0.35, '#c3d3de'],
        [1, '#6f95b2'],
      ]),
    );
    // big snow-laden spruces right
    const big = (x, y, h, w, snow) => spruce(s, R, [x, y, h, w], snow && { snow });
    big(1520, 800, 470, 220);
    big(1405, 742, 300, 140);
    big(1580, 860, 400, 230, '#eef4f7');
    big(1310, 706, 170, 84);
    big(1268, 694, 110, 58);
    big(66, 720, 150, 76);
    big(130, 704, 100, 52);
    // vignette left for headline
    s.rect(
      0,
      0,
      1000,
      900,
      0,
      s.lin('vg', 0, 0, 1, 0, [
        [0, '#0d2d55', 0.42],
        [0.55, '#0d2d55', 0.14],
        [1, '#0d2d55', 0],
      ]),
    );
  },
};
