import { f, material } from '../../scene.mjs';
export default {
  detail: [520, 150, 560],
  idPrefix: 'sp',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { b, a } = s;
    s.g('transform="rotate(-12 600 500)"', () => {
      s.shadow(600, 606, 510, 34, 0.9);
      s.shadow(680, 626, 240, 24, 0.8);
    });
    const cyl = (k, c) => s.lin(k, 0, 0, 0, 1, c);
    const st = cyl('m', [
      [0, material.steel[1]],
      [0.12, material.steel[3]],
      [0.24, material.steel[4]],
      [0.42, material.steel[2]],
      [0.72, material.steel[0]],
      [0.9, '#333c40'],
      [1, material.steel[1]],
    ]);
    const ce = cyl('ce', [
      [0, '#9aa8ad'],
      [0.1, '#e6ebec'],
      [0.25, '#fff'],
      [0.5, '#eef2f2'],
      [0.82, '#9aa8ad'],
      [1, '#7d8b90'],
    ]);
    const go = cyl('go', [
      [0, '#8d6b22'],
      [0.22, '#f6e2a4'],
      [0.5, '#caa24a'],
      [1, '#5f4512'],
    ]);
    s.g('transform="rotate(-12 600 500)"', () => {
      // terminal (left)
      s.rect(96, 462, 84, 76, 10, st);
      s.rect(96, 462, 16, 76, 6, material.steel[1], 'opacity=".5"');
      s.rect(176, 476, 26, 48, 2, st);
      // insulator with ribs
      s.path('M200 448C240 440 280 438 330 436L330 564C280 562 240 560 200 552Z', ce);
      for (let i = 0; i < 5; i++) {
        const x = 250 + i * 44;
        s.path(
          `M${x} 432C${x + 8} 424 ${x + 20} 424 ${x + 28} 432L${x + 28} 568C${x + 20} 576 ${x + 8} 576 ${x} 568Z`,
          ce,
        );
        s.rect(x + 28, 437, 16, 126, 0, ce);
        s.rect(x + 28, 437, 5, 126, 0, '#000', 'opacity=".22"');
      }
      s.path('M466 434C500 432 530 424 560 410L560 590C530 576 500 568 466 566Z', ce);
      s.path('M490 433L512 430L512 570L490 567Z', b, 'opacity=".95"');
      s.path('M524 426L532 423L532 577L524 574Z', a, 'opacity=".95"');
      s.path('M490 433L512 430L512 462L490 462Z', '#fff', 'opacity=".35"');
      // crimp
      s.path('M556 398C564 392 580 390 590 392L590 608C580 610 564 608 556 602Z', st);
      // hex: three faces
      s.path('M590 372L604 366L700 366L712 372L712 430L590 430Z', material.steel[2]);
      s.path(
        'M590 430L712 430L712 556L590 556Z',
        s.lin('hx', 0, 0, 0.2, 1, [
          [0, material.steel[4]],
          [0.5, material.steel[2]],
          [1, material.steel[1]],
        ]),
      );
      s.path('M590 556L712 556L712 628L700 634L604 634L590 628Z', material.steel[0]);
      s.line('M592 430L710 430M592 556L710 556', 2.5, '#fff', 'opacity=".7"');
      // flange
      s.rect(712, 388, 34, 224, 4, st);
      s.rect(746, 380, 16, 240, 6, go);
      s.rect(762, 396, 16, 208, 3, st);
      // thread
      s.rect(
        778,
        414,
        186,
        172,
        0,
        cyl('th', [
          [0, material.steel[0]],
          [0.14, material.steel[2]],
          [0.26, material.steel[3]],
          [0.5, material.steel[1]],
          [0.85, '#2e373b'],
          [1, material.steel[0]],
        ]),
      );
      let q = '',
        q2 = '';
      for (let i = 0; i < 14; i++) {
        const x = 780 + i * 13.4;
        q += `M${f(x + 7)} 408L${f(x + 1)} 592L${f(x + 6)} 592L${f(x + 12)} 408Z`;
        q2 += `M${f(x + 3)} 408L${f(x - 3)} 592`;
      }
      s.path(q, st);
      s.line(q2, 2.5, '#1b2225', 'opacity=".8"');
      s.rect(964, 424, 20, 152, 3, st);
      // nose insulator + electrode
      s.path('M984 462L1020 474L1020 526L984 538Z', ce);
      s.rect(1018, 486, 28, 28, 3, st);
      s.rect(1040, 490, 10, 20, 2, go);
      // ground strap
      s.path(
        'M980 440L1064 440C1082 440 1090 450 1090 466L1090 512C1090 518 1086 520 1080 520L1068 520C1066 520 1064 518 1064 514L1064 474C1064 468 1062 466 1056 466L980 466Z',
        s.lin('gs2', 0, 0, 0.4, 1, [
          [0, material.steel[4]],
          [0.4, material.steel[2]],
          [1, material.steel[0]],
        ]),
      );
      s.line('M984 443L1064 443C1078 443 1086 452 1087 464', 2.5, '#fff', 'opacity=".8"');
    });
  },
};
