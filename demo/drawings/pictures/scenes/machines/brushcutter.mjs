import { material } from '../../scene.mjs';

export default {
  detail: [660, 100, 480],
  idPrefix: 'bc',
  colours: ['#d9521c', '#8a2c08', '#f58f57', '#e9eef0'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(250, 742, 220, 20);
    s.shadow(900, 742, 190, 12, 0.5);
    // blade
    s.g('transform="translate(196 690)"', () => {
      s.ell(0, 26, 176, 34, material.steel[0]);
      let teeth = '';
      for (let i = 0; i < 24; i++) {
        const t = (i / 24) * 2 * Math.PI;
        const p = (k, u) => `${(k * 176 * Math.cos(t + u)).toFixed(1)} ${(20 + k * 34 * Math.sin(t + u)).toFixed(1)}`;
        teeth += `M${p(0.96, 0)}L${p(1.09, 0.06)}L${p(0.96, 0.2)}Z`;
      }
      s.path(teeth, material.steel[1]);
      s.ell(
        0,
        20,
        176,
        33,
        s.lin('bd', 0, 0, 1, 0.2, [
          [0, material.steel[4]],
          [0.4, material.steel[2]],
          [0.7, material.steel[3]],
          [1, material.steel[1]],
        ]),
      );
      for (const [x, y] of [
        [-96, 20],
        [96, 20],
        [0, 38],
        [0, 4],
      ])
        s.ell(x, y, 20, 5, material.steel[0]);
      s.ell(0, 18, 44, 11, material.plastic[1]);
    });
    // guard
    s.path('M230 610C330 604 404 640 420 706C424 724 416 732 402 730L250 716C226 690 216 640 230 610Z', G.pl);
    s.path('M230 610C330 604 404 640 420 706C370 654 310 634 226 636Z', material.plastic[4], 'opacity=".8"');
    s.path('M300 640C346 652 380 676 400 712L388 712C362 684 330 666 290 656Z', a);
    // gear head
    s.path('M150 676L160 620C166 596 190 586 212 596L274 632L250 684L214 706L170 706C156 702 148 692 150 676Z', G.st);
    s.path(
      'M160 620C166 596 190 586 212 596L274 632L268 644L208 614C190 608 176 618 170 640L162 690C152 686 150 682 150 676Z',
      '#fff',
      'opacity=".55"',
    );
    s.rect(164, 694, 66, 22, 6, material.plastic[0]);
    s.bolt(206, 640, 8);
    // shaft
    s.steel('M236 622L842 262', 25);
    s.line('M560 430L690 352', 38, material.rubber[1]);
    s.line('M556 426L686 348', 9, material.rubber[4]);
    // harness ring
    s.circ(712, 322, 17, 'none', `stroke="${material.steel[1]}" stroke-width="7"`);
    // handlebar
    s.line('M600 404C566 330 520 292 452 284L396 262', 20, material.rubber[0]);
    s.line('M600 402C566 328 520 289 452 281L396 259', 8, material.plastic[3]);
    s.line('M600 406C660 440 700 430 744 402L790 352', 20, material.rubber[0]);
    s.line('M600 404C660 438 700 426 742 398L788 349', 8, material.plastic[3]);
    s.line('M412 268L334 232', 36, material.rubber[1]);
    s.line('M412 262L338 228', 9, material.rubber[4]);
    s.line('M786 358L826 290', 38, material.rubber[1]);
    s.line('M780 354L820 288', 9, material.rubber[4]);
    s.path('M756 352C744 330 756 306 780 300L796 316L776 360Z', G.pl);
    s.path('M574 372L638 404L622 440L560 406Z', G.pl);
    s.path('M574 372L638 404L634 413L570 381Z', material.plastic[4]);
    s.bolt(598, 404, 8);
    // engine
    s.path(
      'M812 250L880 178C900 160 930 152 960 158L1050 176C1086 186 1106 212 1106 248L1100 352C1096 386 1072 408 1038 410L900 404C872 402 850 386 842 360L816 300Z',
      G.pl,
    );
    s.path(
      'M836 236L884 182C902 164 930 156 960 162L1046 180C1076 188 1094 210 1096 240L1090 300L900 290C868 288 846 270 836 236Z',
      G.body,
    );
    s.path(
      'M836 236L884 182C902 164 930 156 960 162L1046 180C1066 185 1080 196 1088 212C1030 196 960 190 920 206C880 222 862 240 856 262C846 256 840 248 836 236Z',
      G.lit,
    );
    s.path('M900 290L1090 300L1086 340C1040 350 960 346 880 330C870 316 880 292 900 290Z', bd, 'opacity=".6"');
    for (let i = 0; i < 5; i++)
      s.path(`M${924 + i * 30} ${224 - i * 2}l15 -1l-8 46l-15 0Z`, material.rubber[0], 'opacity=".8"');
    s.path('M910 334L1060 344L1054 362L904 350Z', a);
    // starter and tank
    s.circ(990, 346, 66, material.plastic[0]);
    s.circ(988, 344, 60, G.pl);
    s.circ(988, 344, 40, material.plastic[1]);
    for (let i = 0; i < 8; i++)
      s.rect(984, 308, 8, 24, 3, material.plastic[3], `transform="rotate(${i * 45} 988 344)"`);
    s.circ(986, 342, 15, material.steel[2]);
    s.g('transform="translate(4 -34)"', () => {
      s.path(
        'M866 392L1060 404C1090 406 1100 424 1094 446C1086 470 1064 480 1036 478L904 470C876 466 860 446 860 420Z',
        '#e9eef0',
        'opacity=".92"',
      );
      s.path(
        'M866 430L1096 436C1092 462 1068 480 1036 478L904 470C880 466 868 450 866 430Z',
        '#e7b04a',
        'opacity=".75"',
      );
      s.path('M866 392L1060 404C1076 405 1086 411 1091 420L864 408Z', '#fff');
      s.rect(880, 440, 44, 40, 8, material.plastic[1]);
      s.tube('M900 476L1100 486', 14);
    });
    s.path('M1036 158L1080 132L1096 146L1058 178Z', material.plastic[1]);
    // muffler
    s.path('M1090 236C1112 240 1122 254 1120 274L1116 320C1112 336 1098 340 1086 336Z', G.stV);
    for (let i = 0; i < 4; i++) s.rect(1096, 258 + i * 18, 20, 7, 3, material.steel[0]);
    // clutch cone
    s.path('M790 262L842 232L872 300L820 330Z', b);
    s.path('M790 262L842 232L848 246L796 276Z', bl);
    s.bolt(836, 290, 7);
  },
};
