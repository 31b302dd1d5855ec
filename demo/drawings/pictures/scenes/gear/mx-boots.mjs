import { material } from '../../scene.mjs';

/** A pair of off-road riding boots with buckles, side view facing left. */
export default {
  detail: [300, 300, 520],
  idPrefix: 'mxb',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(570, 836, 430, 32);
    s.shadow(600, 836, 320, 18);
    const boot = (far) => {
      const k = far ? 'f' : 'n';
      // shaft and foot
      s.path(
        'M520 90C590 66 740 66 812 92C826 210 818 360 810 470C810 560 838 640 850 700C854 740 848 770 838 782L300 792C236 792 190 776 190 742C190 706 228 682 284 662C360 634 440 600 480 540C508 480 500 250 520 90Z',
        s.lin(`u${k}`, 0.15, 0, 0.8, 1, [
          [0, bl],
          [0.35, b],
          [1, bd],
        ]),
      );
      // calf leather and top cuff
      s.path('M700 74C750 74 790 82 812 92C826 210 818 360 810 470L720 480C740 340 740 200 700 74Z', G.pl);
      s.path('M520 90C590 66 740 66 812 92L814 130C740 106 590 106 516 132Z', material.rubber[1]);
      s.path('M520 90C590 66 740 66 812 92L813 100C740 76 590 76 519 99Z', material.rubber[4], 'opacity=".8"');
      // shin plate
      s.path(
        'M514 150C560 136 640 134 690 142C712 240 712 360 690 452C630 470 560 470 498 452C510 360 508 240 514 150Z',
        s.lin(`sp${k}`, 0, 0, 0.8, 1, [
          [0, '#fff', 0.9],
          [0.2, bl],
          [0.6, b],
          [1, bd],
        ]),
      );
      s.path('M514 150C560 136 640 134 690 142L692 156C640 148 560 150 513 164Z', '#fff', 'opacity=".5"');
      s.path('M530 200C570 190 630 190 668 196L670 230C630 224 570 226 530 236Z', a);
      // ankle hinge
      s.circ(640, 540, 62, material.plastic[0]);
      s.circ(638, 538, 55, G.pl);
      s.circ(637, 537, 34, b);
      s.circ(636, 535, 16, material.steel[2]);
      s.circ(634, 532, 6, material.steel[4]);
      // toe cap, sole and heel
      s.path(
        'M190 742C190 706 228 682 284 662C320 650 352 638 380 622C420 650 440 710 436 790L300 792C236 792 190 776 190 742Z',
        G.pl,
      );
      s.path(
        'M194 728C206 700 240 684 288 668C320 657 350 646 378 630C396 642 410 660 418 684C350 668 280 676 236 700C214 712 200 722 194 736Z',
        material.plastic[3],
      );
      s.path('M206 712C228 692 262 680 304 666C290 684 240 700 206 724Z', material.plastic[4]);
      s.path(
        'M184 770C300 796 700 796 852 760L856 800C840 822 700 826 520 826L240 826C200 824 180 806 184 770Z',
        material.rubber[0],
      );
      s.path('M184 770C300 796 700 796 852 760L853 771C700 806 300 808 184 782Z', material.rubber[3]);
      for (let i = 0; i < 20; i++) s.path(`M${210 + i * 32} 812l18 0l-3 16l-18 0Z`, material.rubber[2]);
      s.path('M810 470C810 560 838 640 850 700C853 730 850 755 845 770L740 784C730 690 750 560 810 470Z', G.plH);
      // buckles and straps
      for (const [x, y, r, w] of [
        [500, 196, 4, 250],
        [498, 300, 4, 246],
        [486, 404, 2, 252],
        [388, 648, 28, 250],
      ])
        s.g(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
          s.path(`M20 -16L${w} -20L${w} 20L20 18Z`, material.rubber[0]);
          s.path(`M20 -16L${w} -20L${w} -12L20 -8Z`, material.rubber[3]);
          s.rect(-14, -28, 92, 56, 10, material.plastic[0]);
          s.rect(-11, -27, 86, 48, 9, G.st);
          s.rect(6, -16, 50, 14, 5, material.steel[0]);
          s.rect(-4, 6, 62, 8, 4, a);
          s.path('M-9 -22C10 -27 50 -28 70 -24L68 -19C44 -22 12 -21 -8 -16Z', '#fff', 'opacity=".8"');
        });
      if (far)
        s.path(
          'M520 90C590 66 740 66 812 92C826 210 818 360 810 470C810 560 838 640 850 700C854 740 856 790 856 800C840 822 700 826 520 826L240 826C200 824 180 806 184 770C190 706 228 682 284 662C360 634 440 600 480 540C508 480 500 250 520 90Z',
          '#0a0d0e',
          'opacity=".42"',
        );
    };
    s.g('transform="translate(120 -46)"', () => boot(true));
    s.g('', () => boot(false));
  },
};
