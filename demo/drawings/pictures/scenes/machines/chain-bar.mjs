import { f, material } from '../../scene.mjs';

/** A guide bar with a coiled chain in front of it. */
export default {
  detail: [90, 230, 520],
  idPrefix: 'cb',
  colours: ['#d9521c', '#8a2c08', '#f58f57', '#e9eef0'],
  draw(s) {
    const { b, bl, bd } = s;
    s.g('transform="rotate(-9 600 400)"', () => {
      s.shadow(600, 512, 560, 24, 0.8);
      const bar =
        'M1090 330C1104 334 1110 346 1110 360L1110 440C1110 456 1102 466 1088 468L170 492C120 492 84 456 84 402C84 348 120 310 170 308Z';
      s.path(
        bar,
        s.lin('br', 0, 0, 0, 1, [
          [0, material.steel[4]],
          [0.1, material.steel[3]],
          [0.5, material.steel[2]],
          [0.9, material.steel[3]],
          [1, material.steel[0]],
        ]),
      );
      s.path('M1090 330L170 308C120 310 84 348 84 402C84 380 120 324 172 322L1092 344Z', '#fff', 'opacity=".7"');
      s.path(
        'M1088 468L170 492C130 492 100 470 88 436C104 466 134 480 172 480L1090 456Z',
        material.steel[0],
        'opacity=".6"',
      );
      // painted field
      s.path('M840 356L260 344C232 344 218 370 218 402C218 434 232 456 260 456L840 444Z', b);
      s.path('M840 356L260 344C232 344 218 370 218 402C224 382 238 366 262 366L840 378Z', bl, 'opacity=".8"');
      s.path('M840 444L260 456C236 456 222 440 219 414C228 436 242 444 262 444L840 432Z', bd, 'opacity=".6"');
      for (let i = 0; i < 3; i++)
        s.path(`M${660 + i * 50} 366l26 0l-24 70l-26 0Z`, '#f4f6f5', `opacity="${0.9 - i * 0.25}"`);
      // slot and holes of the mount
      s.rect(900, 386, 130, 28, 14, material.rubber[0]);
      s.rect(904, 390, 122, 12, 6, '#39444a');
      for (const [x, y] of [
        [866, 370],
        [866, 430],
        [1062, 364],
        [1062, 436],
      ]) {
        s.circ(x, y, 12, material.rubber[0]);
        s.circ(x + 1, y + 2, 9, '#39444a');
      }
      // nose sprocket
      s.circ(156, 401, 44, material.steel[1]);
      s.circ(155, 400, 38, material.steel[3]);
      for (let i = 0; i < 8; i++)
        s.circ(155 + 24 * Math.cos(i * 0.785), 400 + 24 * Math.sin(i * 0.785), 4, material.steel[0]);
      s.circ(155, 400, 8, material.steel[0]);
    });
    // coiled chain
    const coil = (cx, cy, rx, ry, n, off) => {
      const step = (2 * Math.PI) / n;
      const at = (t, k = 1) => `${f(cx + rx * k * Math.cos(t))} ${f(cy + ry * k * Math.sin(t))}`;
      let links = '';
      let straps = '';
      let teeth = '';
      let light = '';
      let rivets = '';
      for (let i = 0; i < n; i++) {
        const t = i * step + off;
        links += `M${at(t, 0.93)}L${at(t + step * 0.9, 0.93)}L${at(t + step * 0.9, 1)}L${at(t, 1)}Z`;
        if (i % 2)
          straps += `M${at(t - step * 0.2, 0.915)}L${at(t + step * 1.1, 0.915)}L${at(t + step * 1.1, 0.975)}L${at(t - step * 0.2, 0.975)}Z`;
        if (i % 3 === 0) {
          teeth += `M${at(t, 0.985)}L${at(t + step * 0.1, 1.07)}L${at(t + step * 0.6, 1.05)}L${at(t + step * 0.9, 0.985)}Z`;
          light += `M${at(t + step * 0.1, 1.07)}L${at(t + step * 0.6, 1.05)}L${at(t + step * 0.58, 1.035)}L${at(t + step * 0.12, 1.05)}Z`;
        }
        rivets += `M${at(t + step * 0.2, 0.945)}h.1`;
      }
      s.path(links, material.steel[0]);
      s.path(straps, material.steel[2]);
      s.path(teeth, material.steel[1]);
      s.path(light, material.steel[4]);
      s.line(rivets, 6, material.steel[3]);
    };
    s.shadow(560, 742, 330, 30);
    for (let i = 0; i < 4; i++) {
      s.ell(
        560 + i * 7 - 10,
        646 - i * 15,
        300 - i * 5,
        92 - i * 2,
        'none',
        `stroke="#0b1714" stroke-width="20" opacity=".28"`,
      );
      coil(560 + i * 7 - 10, 640 - i * 15, 306 - i * 5, 96 - i * 2, 60, i * 0.031);
    }
    // tie
    s.path('M838 560C856 556 870 566 872 584L872 650C870 668 856 676 840 672Z', material.rubber[0]);
    s.path('M842 564C854 562 864 570 866 584L866 646C864 658 856 664 846 663Z', b);
    s.path('M846 568C852 568 858 574 859 584L859 640C858 648 854 652 848 652Z', bl);
  },
};
