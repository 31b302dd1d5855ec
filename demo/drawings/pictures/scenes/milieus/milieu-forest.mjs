const f = (n) => (Math.abs(n) < 6 ? +n.toFixed(1) : Math.round(n));
export default {
  idPrefix: 'mfo',
  w: 1600,
  h: 900,
  background: true,
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#c8549a'],
  draw(s) {
    let sd = 11;
    const R = () => {
      sd = (sd * 16807) % 2147483647;
      return sd / 2147483647;
    };
    s.rect(
      0,
      0,
      1600,
      900,
      0,
      s.lin('sky', 0, 0, 0.1, 1, [
        [0, '#bcdce6'],
        [0.35, '#dcecea'],
        [0.6, '#f6f1dc'],
      ]),
    );
    s.ell(
      420,
      260,
      700,
      420,
      s.rad('sun', 0.5, 0.5, 0.5, [
        [0, '#fff8dc', 0.95],
        [0.5, '#fff3cf', 0.4],
        [1, '#fff3cf', 0],
      ]),
    );
    s.path(
      'M100 150C220 120 320 130 420 156C520 150 600 160 680 180C520 190 300 186 100 150ZM820 96C940 76 1040 86 1160 110C1060 122 920 120 820 96Z',
      '#fff',
      'opacity=".6"',
    );
    const sp = (x, y, h, w) => {
      let L = '',
        Rr = '';
      const n = h < 150 ? 4 : 6;
      for (let i = 1; i <= n; i++) {
        const t = i / n,
          e = w * 0.5 * (0.08 + 0.92 * t) * (0.8 + R() * 0.35);
        Rr += `L${f(x + e)} ${f(y - h + h * t)}`;
        if (i < n) Rr += `L${f(x + e * 0.5)} ${f(y - h + h * t - h * 0.025)}`;
      }
      const a = [];
      for (let i = 1; i <= n; i++) {
        const t = i / n,
          e = w * 0.5 * (0.08 + 0.92 * t) * (0.8 + R() * 0.35);
        a.push([x - e, y - h + h * t, x - e * 0.5, y - h + h * t - h * 0.025]);
      }
      for (let i = n - 1; i >= 0; i--) {
        L += `L${f(a[i][0])} ${f(a[i][1])}`;
        if (i > 0) L += `L${f(a[i - 1][2])} ${f(a[i - 1][3])}`;
      }
      return `M${f(x)} ${f(y - h)}${Rr}${L}Z`;
    };
    const simple = (x, y, h) =>
      `M${f(x)} ${f(y - h)}l${f(h * 0.09)} ${f(h * 0.5)}l${f(-h * 0.03)} 0l${f(h * 0.08)} ${f(h * 0.5)}l${f(-h * 0.28)} 0l${f(h * 0.08)} ${f(-h * 0.5)}l${f(-h * 0.03)} 0Z`;
    // far ridges
    s.path(
      'M0 470C200 430 420 440 640 462C860 484 1100 420 1600 440L1600 700L0 700Z',
      s.lin('r1', 0, 0, 0, 1, [
        [0, '#a9c9c4'],
        [1, '#dfe9d8'],
      ]),
    );
    let b = '';
    for (let i = 0; i < 36; i++) {
      const x = R() * 1640 - 20;
      b += simple(x, 520 + R() * 14, 34 + R() * 40);
    }
    s.path(b, '#8db5a8');
    s.path(
      'M0 512L1600 512L1600 640L0 640Z',
      s.lin('m1', 0, 0, 0, 1, [
        [0, '#8db5a8', 0],
        [0.25, '#98bdae', 0.85],
        [1, '#e4ecd4', 0.9],
      ]),
    );
    b = '';
    for (let i = 0; i < 34; i++) {
      const x = R() * 1640 - 20;
      const tall = x > 760 ? 1.35 : 0.8;
      b += sp(x, 590 + R() * 16, (90 + R() * 80) * tall, (44 + R() * 22) * tall);
    }
    s.path(b, '#5f9680');
    s.path(
      'M0 578L1600 570L1600 680L0 680Z',
      s.lin('m2', 0, 0, 0, 1, [
        [0, '#a9cbb2', 0],
        [0.35, '#b4d0b0', 0.8],
        [0.8, '#c9dcae', 0.95],
        [1, '#c9dcae'],
      ]),
    );
    s.ell(
      500,
      600,
      800,
      60,
      s.rad('mist', 0.5, 0.5, 0.5, [
        [0, '#fdfbe8', 0.8],
        [1, '#fdfbe8', 0],
      ]),
    );
    // mid trees right
    b = '';
    for (let i = 0; i < 15; i++) {
      let x = 880 + R() * 760;
      if (x > 960 && x < 1120) x += 180;
      b += sp(x, 640 + R() * 22, 210 + R() * 150, 96 + R() * 40);
    }
    s.path(
      b,
      s.lin('t3', 0, 0, 0.2, 1, [
        [0, '#2f6b54'],
        [0.6, '#437f62'],
        [1, '#7aa77e'],
      ]),
    );
    b = '';
    for (let i = 0; i < 9; i++) {
      b += sp(-10 + i * 44 + R() * 24, 626 + R() * 10, 90 + R() * 80, 50 + R() * 20);
    }
    s.path(b, '#4d8a6c');
    // meadow
    s.path(
      'M0 630C260 612 560 640 840 636C1120 632 1360 660 1600 640L1600 900L0 900Z',
      s.lin('md', 0, 0, 0.15, 1, [
        [0, '#c6d98c'],
        [0.3, '#9cc06a'],
        [0.7, '#5f9448'],
        [1, '#386a33'],
      ]),
    );
    s.path('M0 668C300 640 600 664 900 660C600 690 300 690 0 712Z', '#eef0ae', 'opacity=".6"');
    s.path('M0 760C240 724 500 740 760 720C520 770 260 780 0 810Z', '#dbe68f', 'opacity=".4"');
    // track: two ruts
    const c = [
      [1046, 640, 3],
      [1030, 654, 6],
      [1000, 676, 12],
      [985, 700, 20],
      [1010, 736, 34],
      [1080, 790, 58],
      [1200, 850, 88],
      [1340, 915, 122],
    ];
    const pts = [];
    for (let i = 0; i < c.length - 1; i++)
      for (let j = 0; j < 5; j++) {
        const t = j / 5,
          p0 = c[Math.max(0, i - 1)],
          p1 = c[i],
          p2 = c[i + 1],
          p3 = c[Math.min(c.length - 1, i + 2)];
        pts.push(
          [0, 1, 2].map(
            (k) =>
              0.5 *
              (2 * p1[k] +
                (-p0[k] + p2[k]) * t +
                (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
                (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * t * t * t),
          ),
        );
      }
    const poly = (o1, o2, jit = 0) => {
      let A = '',
        B = '';
      pts.forEach((p, i) => {
        A += `${(i ? 'L' : 'M') + f(p[0] + p[2] * (o1 + (R() - 0.5) * jit))} ${f(p[1])}`;
      });
      for (let i = pts.length - 1; i >= 0; i--) {
        const p = pts[i];
        B += `L${f(p[0] + p[2] * (o2 + (R() - 0.5) * jit))} ${f(p[1])}`;
      }
      return `${A + B}Z`;
    };
    s.path(poly(-2.0, 2.0, 0.25), '#7fa650', 'opacity=".8"');
    const dirt = s.lin(
      'dt',
      0,
      640,
      0,
      900,
      [
        [0, '#c9ab7c'],
        [0.4, '#a07c50'],
        [1, '#644629'],
      ],
      1,
    );
    s.path(poly(-1.6, -0.55, 0.14), dirt);
    s.path(poly(0.5, 1.5, 0.14), dirt);
    s.path(poly(-1.6, -1.38, 0.1), '#4a3320', 'opacity=".55"');
    s.path(poly(0.5, 0.72, 0.1), '#4a3320', 'opacity=".55"');
    s.path(poly(-0.75, -0.58, 0.1), '#e2c796', 'opacity=".55"');
    s.path(poly(1.3, 1.47, 0.1), '#e2c796', 'opacity=".5"');
    // tread chevrons in ruts
    let g = '';
    for (let i = 13; i < pts.length - 1; i++) {
      const p = pts[i],
        q = pts[i + 1];
      const n = Math.max(1, Math.round((q[1] - p[1]) / (p[2] * 0.21 + 2)));
      for (let j = 0; j < n; j++) {
        const t = j / n,
          x = p[0] + (q[0] - p[0]) * t,
          y = p[1] + (q[1] - p[1]) * t,
          w = p[2] + (q[2] - p[2]) * t;
        for (const o of [-1.07, 1.0])
          g += `M${f(x + w * (o - 0.26))} ${f(y)}l${f(w * 0.22)} ${f(w * 0.05)}l0 ${f(w * 0.035)}l${f(-w * 0.22)} ${f(-w * 0.05)}ZM${f(x + w * (o + 0.26))} ${f(y)}l${f(-w * 0.22)} ${f(w * 0.05)}l0 ${f(w * 0.035)}l${f(w * 0.22)} ${f(-w * 0.05)}Z`;
      }
    }
    s.path(g, '#3b2716', 'opacity=".5"');
    // tree shadows across meadow
    s.path('M1120 652C1240 668 1400 690 1600 720L1600 780C1440 730 1280 690 1120 660Z', '#1f4a2c', 'opacity=".35"');
    // foreground spruces right
    const big = (x, y, h, w) => {
      const n = 10;
      let d = '',
        l = '';
      for (let i = n; i >= 1; i--) {
        const t = i / n,
          yy = y - h + h * t,
          ww = w * (0.08 + 0.92 * t) * 0.5 * (0.85 + R() * 0.3),
          hh = (h / n) * 1.7;
        d += `M${f(x)} ${f(yy - hh)}C${f(x + ww * 0.35)} ${f(yy - hh * 0.45)} ${f(x + ww * 0.7)} ${f(yy - hh * 0.2)} ${f(x + ww)} ${f(yy + hh * 0.05)}L${f(x + ww * 0.72)} ${f(yy + hh * 0.02)}L${f(x + ww * 0.6)} ${f(yy + hh * 0.16)}L${f(x + ww * 0.3)} ${f(yy)}L${f(x)} ${f(yy + hh * 0.15)}L${f(x - ww * 0.3)} ${f(yy)}L${f(x - ww * 0.6)} ${f(yy + hh * 0.16)}L${f(x - ww * 0.72)} ${f(yy + hh * 0.02)}L${f(x - ww)} ${f(yy + hh * 0.05)}C${f(x - ww * 0.7)} ${f(yy - hh * 0.2)} ${f(x - ww * 0.35)} ${f(yy - hh * 0.45)} ${f(x)} ${f(yy - hh)}Z`;
        l += `M${f(x)} ${f(yy - hh)}C${f(x - ww * 0.35)} ${f(yy - hh * 0.45)} ${f(x - ww * 0.7)} ${f(yy - hh * 0.2)} ${f(x - ww)} ${f(yy + hh * 0.05)}L${f(x - ww * 0.5)} ${f(yy - hh * 0.12)}L${f(x - ww * 0.2)} ${f(yy - hh * 0.3)}Z`;
      }
      s.rect(x - 9, y - 20, 18, 36, 2, '#3a2a1c');
      s.path(d, '#17402f');
      s.path(l, '#4d8f5f', 'opacity=".75"');
    };
    big(1330, 690, 470, 210);
    big(1560, 740, 640, 280);
    // birches
    const birch = (x, y, w, k) => {
      s.path(
        `M${x - w * 0.5} ${y}C${x - w * 0.4} ${y - 200} ${x - w * 0.1 + k} ${y - 500} ${x + k} -20L${x + w * 0.55 + k} -20C${x + w * 0.5 + k} ${y - 500} ${x + w * 0.5} ${y - 200} ${x + w * 0.65} ${y}Z`,
        s.lin(`b${x}`, 0, 0, 1, 0, [
          [0, '#fdfcf5'],
          [0.35, '#e8e8df'],
          [0.7, '#b9bdb6'],
          [1, '#7d847e'],
        ]),
      );
      let q = '';
      for (let i = 0; i < 15; i++) {
        const yy = y - 30 - i * (y / 15.5) - R() * 14,
          tt = (y - yy) / y,
          xx = x + k * tt * tt;
        const l = w * (0.25 + R() * 0.4);
        q +=
          R() > 0.5
            ? `M${f(xx - w * 0.3)} ${f(yy)}l${f(l)} 3l${f(-l * 0.2)} 6l${f(-l * 0.8)} -2Z`
            : `M${f(xx + w * 0.5)} ${f(yy)}l${f(-l)} 4l${f(l * 0.3)} 5l${f(l * 0.7)} -2Z`;
      }
      s.path(q, '#2b2f2a', 'opacity=".8"');
      s.path(
        `M${x - w * 0.5} ${y}C${x - w * 0.45} ${y - 30} ${x - w * 0.42} ${y - 50} ${x - w * 0.4} ${y - 60}L${x - w * 0.1} ${y - 20}L${x + w * 0.1} ${y - 54}L${x + w * 0.3} ${y - 16}L${x + w * 0.58} ${y - 40}L${x + w * 0.65} ${y}Z`,
        '#2b2f2a',
      );
    };
    birch(1452, 800, 40, -16);
    birch(1245, 716, 20, 14);
    // birch foliage (hanging) top right
    const _leaf = (n, x0, x1, y0, y1, c, r) => {
      let q = '';
      for (let i = 0; i < n; i++) {
        const x = x0 + R() * (x1 - x0),
          y = y0 + R() ** 1.6 * (y1 - y0) * (0.3 + (0.7 * (x - x0)) / (x1 - x0)),
          a = r * (0.7 + R() * 0.7);
        q += `M${f(x)} ${f(y)}q${f(a)} ${f(a * 0.2)} ${f(a * 0.6)} ${f(a * 1.5)}q${f(-a)} ${f(-a * 0.3)} ${f(-a * 0.6)} ${f(-a * 1.5)}Z`;
      }
      s.path(q, c);
    };
    for (const [x, y, rx, ry, o] of [
      [1500, -10, 210, 110, 0.9],
      [1330, -20, 150, 70, 0.85],
      [1600, 60, 90, 110, 0.8],
    ])
      s.ell(x, y, rx, ry, '#3f7a3c', `opacity="${o}"`);
    let q0 = '';
    for (let i = 0; i < 39; i++) {
      const a = R() * 6.28,
        d = Math.sqrt(R()),
        x = Math.cos(a) * d * 90,
        y = Math.sin(a) * d * 46 + R() * d * 30,
        r = 9 + R() * 7,
        k = R() > 0.5 ? 1 : -1;
      q0 += `M${f(x)} ${f(y)}q${f(r * k)} ${f(r * 0.3)} ${f(r * 0.5 * k)} ${f(r * 1.5)}q${f(-r * k)} ${f(-r * 0.4)} ${f(-r * 0.5 * k)} ${f(-r * 1.5)}Z`;
    }
    s.add(`<path id="${s.id('lf')}" d="${q0}" fill="none"/>`);
    s.shapes.pop();
    s.definitions.push(`<path id="${s.id('lf')}" d="${q0}"/>`);
    for (const [x, y, k, c] of [
      [1240, 20, 0.8, '#2f6636'],
      [1340, 60, 1, '#2f6636'],
      [1470, 100, 1.2, '#2f6636'],
      [1570, 150, 1.1, '#2f6636'],
      [1180, 0, 0.7, '#3f7a3c'],
      [1290, 36, 0.8, '#4f8f40'],
      [1400, 84, 0.9, '#4f8f40'],
      [1530, 120, 1.2, '#4f8f40'],
      [1590, 190, 0.8, '#3f7a3c'],
      [1250, 4, 0.9, '#69a447'],
      [1350, 24, 1, '#69a447'],
      [1460, 50, 1.2, '#69a447'],
      [1570, 80, 1.2, '#69a447'],
      [1320, -4, 0.8, '#a8cf62'],
      [1440, 16, 1, '#a8cf62'],
      [1550, 40, 1, '#a8cf62'],
      [1200, -14, 0.6, '#8cc055'],
    ])
      s.add(`<use href="#${s.id('lf')}" transform="translate(${x} ${y}) scale(${x % 20 ? -k : k} ${k})" fill="${c}"/>`);
    // grass foreground
    const grass = (n, y0, y1, c, h, x0 = 0, x1 = 1600) => {
      let q = '';
      for (let i = 0; i < n; i++) {
        const x = x0 + R() * (x1 - x0);
        if (x > 1010 && x < 1500 && x1 >= 1600) continue;
        const y = y0 + R() * (y1 - y0),
          hh = h * (0.6 + R() * 0.7),
          k = (R() - 0.4) * hh * 0.5;
        q += `M${f(x)} ${f(y)}q${f(k * 0.2)} ${f(-hh * 0.6)} ${f(k)} ${f(-hh)}q${f(-k * 0.4)} ${f(hh * 0.5)} ${f(-k + 4)} ${f(hh)}Z`;
      }
      s.path(q, c);
    };
    grass(18, 760, 830, '#8fb858', 34);
    grass(35, 850, 910, '#4f8640', 60);
    grass(38, 890, 930, '#2d5e30', 84);
    grass(26, 880, 930, '#a9cc67', 70, 0, 980);
    // fireweed
    let st = '',
      _fl = '',
      f2 = '';
    for (let i = 0; i < 9; i++) {
      const x = i < 6 ? 40 + i * 66 + R() * 40 : 1500 + R() * 100,
        y = 905,
        h = 110 + R() * 90,
        k = (R() - 0.5) * 24;
      st += `M${f(x)} ${y}Q${f(x)} ${f(y - h * 0.5)} ${f(x + k)} ${f(y - h)}`;
      for (let j = 0; j < 6; j++) {
        const t = j / 6,
          yy = y - h * (0.5 + 0.5 * t),
          xx = x + k * (0.4 + 0.6 * t),
          r = 8 * (1 - t * 0.72);
        const q = `M${f(xx - r)} ${f(yy)}q${f(r)} ${f(-r * 1.3)} ${f(2 * r)} 0q${f(-r)} ${f(r * 1.2)} ${f(-2 * r)} 0Z`;
        const q3 = `M${f(xx - r * 2)} ${f(yy + 5)}q${f(r)} ${f(-r)} ${f(1.8 * r)} 0q${f(-r)} ${f(r)} ${f(-1.8 * r)} 0Z`;
        f2 += q + q3;
      }
    }
    grass(16, 800, 812, '#3f7a35', 40, 1415, 1495);
    grass(10, 716, 724, '#4f8640', 26, 1228, 1264);
    s.line(st, 3, '#3c6b34');
    s.path(f2, s.a, 'opacity=".9"');
    // sun rays
    s.path(
      'M300 0L760 640L980 640L420 0ZM520 0L1120 650L1220 650L600 0Z',
      s.lin('ray', 0, 0, 0.6, 1, [
        [0, '#fff8d6', 0.5],
        [1, '#fff8d6', 0],
      ]),
      'opacity=".5"',
    );
  },
};
