const f = (n) => (Math.abs(n) < 6 ? +n.toFixed(1) : Math.round(n));

/** A calm lake in the evening: the left half stays quiet. */
export default {
  idPrefix: 'mla',
  w: 1600,
  h: 900,
  background: true,
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    let seed = 23;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    s.rect(
      0,
      0,
      1600,
      560,
      0,
      s.lin('sky', 0, 0, 0.1, 1, [
        [0, '#7fb2cc'],
        [0.45, '#bcd8df'],
        [0.78, '#f5e3c9'],
        [1, '#f8d3a6'],
      ]),
    );
    s.ell(
      1150,
      470,
      640,
      260,
      s.rad('glow', 0.5, 0.5, 0.5, [
        [0, '#fff1cf', 0.95],
        [0.4, '#ffe2b0', 0.5],
        [1, '#ffe2b0', 0],
      ]),
    );
    s.circ(1150, 430, 46, '#fff6df');
    s.path(
      'M0 200C260 170 480 206 760 186C540 226 260 214 0 224ZM880 260C1120 236 1360 262 1600 240L1600 258C1380 282 1120 276 880 260Z',
      '#fff',
      'opacity=".4"',
    );
    // far shore
    s.path(
      'M0 470C180 430 360 452 560 440C820 420 980 470 1180 446C1340 428 1480 452 1600 436L1600 540L0 540Z',
      s.lin('r1', 0, 0, 0, 1, [
        [0, '#9ab8be'],
        [1, '#c3d2ce'],
      ]),
    );
    s.path(
      'M0 500C260 474 420 496 640 486C900 476 1100 506 1320 488C1440 478 1540 490 1600 484L1600 552L0 552Z',
      s.lin('r2', 0, 0, 0, 1, [
        [0, '#6f989a'],
        [1, '#97b3ac'],
      ]),
    );
    const spruce = (x, y, h, w) => {
      let right = '';
      let left = '';
      const n = 4;
      for (let i = 1; i <= n; i++) {
        const t = i / n;
        const e = w * 0.5 * (0.1 + 0.9 * t) * (0.85 + random() * 0.3);
        right += `L${f(x + e)} ${f(y - h + h * t)}`;
        left = `L${f(x - e)} ${f(y - h + h * t)}${left}`;
        if (i < n) {
          right += `L${f(x + e * 0.5)} ${f(y - h + h * t - h * 0.02)}`;
          left = `L${f(x - e * 0.5)} ${f(y - h + h * t - h * 0.02)}${left}`;
        }
      }
      return `M${f(x)} ${f(y - h)}${right}${left}Z`;
    };
    let band = '';
    let mirror = '';
    for (let i = 0; i < 74; i++) {
      const x = random() * 1640 - 20;
      const edge = Math.abs(x - 700) / 900;
      const h = 22 + random() * 26 + edge * 46;
      band += spruce(x, 546 + random() * 4, h, h * 0.42);
      mirror += `M${f(x)} ${f(550 + h * 0.9)}l${f(h * 0.2)} ${f(-h * 0.9)}l${f(-h * 0.4)} 0Z`;
    }
    s.path(`M0 540L1600 536L1600 556L0 556Z`, '#3f6f63');
    s.path(band, '#3f6f63');
    // water
    s.rect(
      0,
      552,
      1600,
      348,
      0,
      s.lin('wa', 0, 0, 0.04, 1, [
        [0, '#e9d8bd'],
        [0.16, '#b9d0d2'],
        [0.5, '#7fa9b6'],
        [1, '#3f7488'],
      ]),
    );
    s.path(mirror, '#4d7f78', 'opacity=".4"');
    s.rect(0, 552, 1600, 5, 0, '#2f5a52', 'opacity=".6"');
    let glints = '';
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const y = 566 + t * t * 330;
      const w = 16 + t * 60 * random() + 18;
      glints += `M${f(1150 - 40 - t * 150 + random() * (80 + t * 300))} ${f(y)}h${f(w)}`;
    }
    s.line(glints, 4, '#fff3d8', 'opacity=".75"');
    let waves = '';
    let dark = '';
    for (let i = 0; i < 60; i++) {
      const t = random();
      const y = 570 + t * 325;
      const x = random() * 1600;
      const w = 30 + t * 150;
      const bend = i % 2 ? -3 - t * 5 : 3 + t * 4;
      const wave = `M${f(x)} ${f(y)}c${f(w * 0.3)} ${f(bend)} ${f(w * 0.7)} ${f(bend)} ${f(w)} 0`;
      if (i % 2) waves += wave;
      else dark += wave;
    }
    s.line(waves, 3, '#e4f0f2', 'opacity=".55"');
    s.line(dark, 3, '#2d5d72', 'opacity=".4"');
    // shore and reeds on the right
    s.path(
      'M1600 640C1540 650 1490 690 1470 740C1450 800 1400 850 1320 900L1600 900Z',
      s.lin('sh', 0, 0, 0.6, 1, [
        [0, '#6f9a5c'],
        [1, '#2f5d3a'],
      ]),
    );
    s.path(
      'M1600 660C1550 680 1510 720 1492 770C1470 830 1430 870 1380 900L1400 900C1460 860 1500 820 1520 770C1540 720 1570 690 1600 680Z',
      '#9fc27c',
      'opacity=".5"',
    );
    let reeds = '';
    let light = '';
    for (let i = 0; i < 46; i++) {
      const x = 1330 + random() * 270;
      const y = 900 - random() * 90 + (1600 - x) * 0.05;
      const h = 110 + random() * 150;
      const lean = (random() - 0.4) * 46;
      const blade = `M${f(x)} ${f(y)}C${f(x + lean * 0.1)} ${f(y - h * 0.5)} ${f(x + lean * 0.5)} ${f(y - h * 0.8)} ${f(x + lean)} ${f(y - h)}`;
      if (i % 3) reeds += blade;
      else light += blade;
    }
    s.line(reeds, 6, '#2c5a3c');
    s.line(light, 5, '#7ba65c');
    for (const [x, y] of [
      [1440, 650],
      [1496, 610],
      [1556, 640],
    ]) {
      s.line(`M${x} ${y}L${x - 6} 880`, 5, '#4f7a45');
      s.line(`M${x} ${y - 6}L${x - 2} ${y + 50}`, 17, '#5a3a22');
      s.line(`M${x - 4} ${y}L${x - 6} ${y + 40}`, 4, '#9a6b42');
    }
    // headland trees right
    let near = '';
    for (const [x, y, h] of [
      [1592, 712, 370],
      [1540, 726, 230],
    ])
      near += spruce(x, y, h, h * 0.46);
    s.path(
      near,
      s.lin('nt', 0, 0, 0.3, 1, [
        [0, '#2c6048'],
        [1, '#173f30'],
      ]),
    );
  },
};
