import { material } from '../../scene.mjs';

export default {
  detail: [100, 290, 520],
  idPrefix: 'bo',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(640, 668, 560, 30);
    s.shadow(660, 664, 380, 18);
    // far gunwale and inside
    s.path('M128 352C320 372 560 378 800 372L1086 352L1096 400L1060 470L240 470Z', material.steel[0]);
    s.path(
      'M170 372C360 392 620 396 840 388L1080 372L1070 430L300 440Z',
      s.lin('in', 0, 0, 0, 1, [
        [0, material.steel[1]],
        [1, '#39444a'],
      ]),
    );
    // thwarts and console
    for (const [x, w] of [
      [430, 110],
      [900, 120],
    ]) {
      s.path(`M${x} 388L${x + w} 384L${x + w + 16} 414L${x + 6} 420Z`, '#8a6a3f');
      s.path(`M${x} 388L${x + w} 384L${x + w + 3} 392L${x + 1} 397Z`, '#c49a5e');
    }
    s.path('M600 404L628 300L742 294L770 400Z', G.pl);
    s.path('M628 300L742 294L746 308L634 314Z', material.plastic[4]);
    s.path('M606 300C620 250 640 222 668 206L744 200L752 292L628 300Z', G.gl);
    s.path('M606 300C620 250 640 222 668 206L690 204C664 226 646 256 636 299Z', '#fff', 'opacity=".5"');
    s.line('M606 301C620 250 640 222 668 205L745 199', 6, material.steel[2]);
    s.circ(700, 344, 40, 'none', `stroke="${material.rubber[0]}" stroke-width="10"`);
    s.line('M664 352L736 338', 7, material.plastic[1]);
    // bow rail
    s.steel('M196 372C216 316 260 296 320 300L470 306L480 380', 9);
    s.steel('M330 300L338 376', 7);
    // hull
    const hull =
      'M84 336C250 372 560 392 1100 362C1112 362 1116 372 1114 386L1092 590C1090 612 1078 624 1056 626L420 652C330 650 240 600 176 520C130 462 96 400 84 336Z';
    s.path(
      hull,
      s.lin('hu', 0.1, 0, 0.3, 1, [
        [0, material.steel[4]],
        [0.3, material.steel[3]],
        [0.6, material.steel[2]],
        [1, material.steel[0]],
      ]),
    );
    s.clip('c', hull);
    s.g(`clip-path="url(#${s.id('c')})"`, () => {
      // painted band
      s.path(
        'M84 336C250 372 560 392 1120 362L1108 470C760 500 400 500 150 480Z',
        s.lin('bd', 0.05, 0, 0.5, 1, [
          [0, bl],
          [0.4, b],
          [1, bd],
        ]),
      );
      s.path('M118 440C420 476 760 476 1120 444L1116 466C760 500 420 500 140 474Z', a);
      s.path('M118 440C420 476 760 476 1120 444L1119 450C760 483 420 483 122 448Z', '#fff', 'opacity=".4"');
      // pressed strakes
      for (const [y, o] of [
        [512, 0],
        [556, 20],
        [598, 46],
      ]) {
        s.path(
          `M${150 + o * 3} ${y}C420 ${y + 26} 760 ${y + 22} 1120 ${y - 10}L1120 ${y - 2}C760 ${y + 30} 420 ${y + 34} ${154 + o * 3} ${y + 10}Z`,
          '#fff',
          'opacity=".55"',
        );
        s.path(
          `M${154 + o * 3} ${y + 10}C420 ${y + 34} 760 ${y + 30} 1120 ${y - 2}L1120 ${y + 8}C760 ${y + 40} 420 ${y + 44} ${160 + o * 3} ${y + 20}Z`,
          '#1d282d',
          'opacity=".35"',
        );
      }
      s.path('M84 336C120 460 220 600 420 652L300 660L80 480Z', '#000', 'opacity=".18"');
      s.path('M84 336C150 420 200 470 260 500C220 520 190 520 176 520C130 462 96 400 84 336Z', '#fff', 'opacity=".2"');
      s.path('M420 652L1056 626L1100 590L1110 650L420 690Z', '#000', 'opacity=".3"');
    });
    // gunwale
    s.line('M86 338C250 374 560 394 1102 364', 17, material.rubber[0]);
    s.line('M86 334C250 370 560 390 1102 360', 11, material.plastic[2]);
    s.line('M90 331C250 366 560 386 1098 357', 3, material.plastic[4]);
    // transom edge, cleats, towing eye
    s.path('M1100 362L1116 376L1094 592L1078 600Z', material.steel[1]);
    s.path('M1096 350L1128 346L1132 400L1110 404Z', material.plastic[1]);
    for (const x of [300, 860]) {
      s.rect(x, 356, 52, 9, 4, material.steel[1]);
      s.rect(x + 14, 362, 24, 14, 3, material.steel[2]);
    }
    s.circ(112, 400, 10, 'none', `stroke="${material.steel[1]}" stroke-width="6"`);
    for (let i = 0; i < 14; i++) s.circ(240 + i * 62, 410 + Math.sin(i / 4.5) * 12, 3, bd, 'opacity=".8"');
  },
};
