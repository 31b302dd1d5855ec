import { f, material } from '../../scene.mjs';

export default {
  detail: [330, 190, 560],
  idPrefix: 'wi',
  colours: ['#2d3639', '#12171a', '#67747a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 716, 520, 34);
    s.shadow(600, 716, 360, 20);
    const cyl = (k, y1, y2, c) => s.lin(k, 0, y1, 0, y2, c, 1);
    // tie bars and base
    s.path('M200 640L1000 640L1030 704C1030 716 1020 722 1010 722L190 722C178 722 168 716 170 704Z', G.pl);
    s.path('M200 640L1000 640L1004 650L196 650Z', material.plastic[4]);
    for (const x of [250, 950]) {
      s.ell(x, 686, 22, 9, material.rubber[0]);
      s.bolt(x, 684, 13);
    }
    s.steel('M330 300L880 300', 20);
    // motor, left
    s.path(
      'M130 350C112 380 108 520 130 560L350 560L350 350Z',
      cyl('mo', 350, 560, [
        [0, bd],
        [0.14, b],
        [0.26, bl],
        [0.45, b],
        [0.85, bd],
        [1, '#0b0e10'],
      ]),
    );
    s.ell(134, 455, 26, 105, G.pl);
    s.ell(130, 455, 16, 70, material.plastic[1]);
    for (let i = 0; i < 4; i++) s.rect(176 + i * 40, 350, 12, 210, 2, '#000', 'opacity=".22"');
    s.rect(220, 400, 92, 90, 6, '#f4f6f5');
    s.rect(220, 400, 92, 26, 6, a);
    for (let i = 0; i < 3; i++) s.rect(232, 440 + i * 15, 64 - i * 14, 6, 3, '#101614', 'opacity=".6"');
    s.path('M206 350L196 300L240 296L252 350Z', material.plastic[0]);
    s.line('M214 300C190 240 120 250 90 210', 12, '#a3201a');
    s.line('M232 298C220 230 160 220 130 170', 12, material.rubber[2]);
    // end plates
    for (const [x, w] of [
      [340, 56],
      [806, 56],
    ]) {
      s.path(
        `M${x} 270C${x} 254 ${x + 10} 246 ${x + 24} 246L${x + w - 10} 246C${x + w} 246 ${x + w + 6} 254 ${x + w + 6} 268L${x + w + 6} 660L${x} 660Z`,
        s.lin(`ep${x}`, 0, 0, 1, 0, [
          [0, bl],
          [0.3, b],
          [1, bd],
        ]),
      );
      s.path(
        `M${x} 270C${x} 254 ${x + 10} 246 ${x + 24} 246L${x + w - 10} 246C${x + w} 246 ${x + w + 6} 254 ${x + w + 6} 268L${x} 282Z`,
        '#fff',
        'opacity=".25"',
      );
      s.bolt(x + w / 2 + 2, 300, 10);
      s.bolt(x + w / 2 + 2, 620, 10);
    }
    // drum with rope
    s.rect(
      400,
      350,
      408,
      210,
      6,
      cyl('dr', 350, 560, [
        [0, material.steel[0]],
        [0.2, material.steel[3]],
        [0.5, material.steel[1]],
        [1, '#2d363a'],
      ]),
    );
    let hi = '';
    let lo = '';
    for (let i = 0; i < 19; i++) {
      const x = 404 + i * 21;
      s.path(
        `M${x} 340C${x + 10} 332 ${x + 18} 332 ${x + 24} 340L${x + 30} 572C${x + 22} 580 ${x + 12} 580 ${x + 6} 572Z`,
        i % 2 ? '#d3b24f' : '#dcbe62',
      );
      hi += `M${x + 9} 346L${x + 13} 460`;
      lo += `M${f(x + 25)} 342L${f(x + 31)} 570`;
      for (let j = 0; j < 7; j++) lo += `M${x + 4 + j} ${358 + j * 31}l18 10`;
    }
    s.line(lo, 3, '#6d5512', 'opacity=".65"');
    s.line(hi, 5, '#fbeebb', 'opacity=".8"');
    s.rect(
      400,
      334,
      412,
      246,
      4,
      s.lin('drs', 0, 0, 0, 1, [
        [0, '#fff', 0.2],
        [0.3, '#fff', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.5],
      ]),
    );
    // gear housing, right
    s.path(
      'M868 330L1030 336C1064 340 1084 372 1088 455C1084 540 1064 572 1030 576L868 582Z',
      cyl('gh', 330, 582, [
        [0, bd],
        [0.14, b],
        [0.26, bl],
        [0.45, b],
        [0.85, bd],
        [1, '#0b0e10'],
      ]),
    );
    s.path(
      'M1030 336C1064 340 1084 372 1088 455C1084 540 1064 572 1030 576C1046 540 1052 500 1052 455C1052 410 1046 372 1030 336Z',
      material.plastic[1],
    );
    for (let i = 0; i < 5; i++) s.rect(896 + i * 30, 334, 9, 246, 2, '#000', 'opacity=".18"');
    s.path('M930 330L946 262C950 248 990 248 994 262L1008 332Z', G.pl);
    s.path('M946 262C950 248 990 248 994 262L997 276L943 276Z', a);
    // fairlead and hook
    s.path('M430 560L780 560L800 640L410 640Z', material.plastic[0]);
    s.rect(440, 582, 330, 40, 18, G.stV);
    s.rect(456, 594, 298, 16, 8, material.rubber[0]);
    s.line('M600 604L600 690', 17, '#6d5512');
    s.line('M600 604L600 690', 12, '#dcbe62');
    s.line('M597 604L597 690', 4, '#fbeebb');
    s.path('M570 680L632 680L638 726L564 726Z', a);
    s.path('M570 680L632 680L633 690L569 690Z', '#fff', 'opacity=".4"');
    s.line('M602 728L602 756C602 776 618 790 638 788C662 784 672 760 660 740', 25, material.steel[0]);
    s.line('M600 728L600 756C600 774 616 786 636 784C658 780 668 758 657 740', 15, material.steel[2]);
    s.line('M596 730L597 756C598 770 612 780 630 778', 4, material.steel[4]);
    s.line('M612 734L652 742', 8, material.steel[1]);
  },
};
