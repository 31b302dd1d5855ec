import { material } from '../../scene.mjs';

export default {
  detail: [180, 210, 560],
  idPrefix: 'gg',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { G, a, bl, bd } = s;
    s.shadow(600, 700, 420, 30);
    const mirror = 'transform="translate(1200 0) scale(-1 1)"';
    const frame =
      'M232 330C300 276 450 258 600 258C750 258 900 276 968 330C1026 378 1030 500 988 590C956 656 880 680 800 668C716 654 690 574 600 574C510 574 484 654 400 668C320 680 244 656 212 590C170 500 174 378 232 330Z';
    const lens =
      'M272 362C330 318 466 304 600 304C734 304 870 318 928 362C972 400 974 490 942 560C918 610 862 628 802 620C734 608 704 528 600 528C496 528 466 608 398 620C338 628 282 610 258 560C226 490 228 400 272 362Z';
    for (const m of ['', mirror])
      s.g(m, () => {
        // strap
        s.path(
          'M40 392C90 372 150 380 214 400L206 520C150 532 84 530 44 508C26 470 26 424 40 392Z',
          s.lin(`st${m.length}`, 0, 0, 1, 0.2, [
            [0, material.rubber[0]],
            [0.6, material.rubber[2]],
            [1, material.rubber[1]],
          ]),
        );
        s.path('M34 426C90 410 150 414 210 428L209 448C150 436 90 432 32 446Z', a);
        s.path('M33 466C90 456 150 460 208 472L207 486C150 476 90 472 36 480Z', bl, 'opacity=".9"');
        s.path('M40 392C90 372 150 380 214 400L213 410C150 392 92 386 38 404Z', material.rubber[4], 'opacity=".7"');
        // outrigger
        s.path('M176 388L232 360L238 560L186 540C166 500 164 430 176 388Z', G.pl);
        s.path(
          'M176 388L232 360L233 374L182 400C172 440 174 500 186 528C170 490 166 430 176 388Z',
          material.plastic[4],
          'opacity=".8"',
        );
        s.rect(150, 412, 34, 92, 8, material.plastic[0]);
        s.rect(156, 418, 22, 80, 5, G.st);
      });
    // foam behind
    s.path(frame, material.rubber[0], 'transform="translate(0 16)"');
    s.path(frame, G.body);
    s.path(
      'M232 330C300 276 450 258 600 258C750 258 900 276 968 330C980 340 990 352 998 366C930 306 760 282 600 282C440 282 270 306 202 366C210 352 220 340 232 330Z',
      G.lit,
    );
    s.path(
      'M988 590C956 656 880 680 800 668C716 654 690 574 600 574C510 574 484 654 400 668C340 677 280 666 244 634C300 656 370 656 420 632C486 600 500 552 600 552C700 552 714 600 780 632C850 662 940 650 994 574Z',
      bd,
      'opacity=".75"',
    );
    // vents
    for (const x of [360, 460, 560, 660, 760])
      s.path(
        `M${x} 272l78 ${x < 560 ? -5 : x > 600 ? 5 : 0}l-4 14l-70 ${x < 560 ? 4 : x > 600 ? -3 : 0}Z`,
        material.plastic[0],
        'opacity=".65"',
      );
    // lens
    s.path(lens, material.rubber[0], 'transform="translate(600 462) scale(1.035 1.06) translate(-600 -462)"');
    s.path(
      lens,
      s.lin('ln', 0.05, 0, 0.8, 1, [
        [0, '#ffd58a'],
        [0.28, '#f08a3c'],
        [0.52, '#b2405f'],
        [0.76, '#3f4f86'],
        [1, '#16283f'],
      ]),
    );
    s.clip('lc', lens);
    s.g(`clip-path="url(#${s.id('lc')})"`, () => {
      // landscape in the lens
      s.path(
        'M200 560C300 500 380 470 470 486C540 440 620 430 700 470C800 440 900 480 1000 520L1000 700L200 700Z',
        '#101d33',
        'opacity=".45"',
      );
      s.path('M200 300L1000 300L1000 344C760 316 420 320 200 380Z', '#fff', 'opacity=".4"');
      s.path('M300 300L420 300L300 640L180 640Z', '#fff', 'opacity=".26"');
      s.path('M450 300L486 300L376 640L340 640Z', '#fff', 'opacity=".18"');
      s.path('M880 300L1000 300L1000 640L940 640C960 520 940 400 880 300Z', '#000', 'opacity=".25"');
    });
    s.line('M272 362C330 318 466 304 600 304C734 304 870 318 928 362', 3, '#fff', 'opacity=".55"');
    // nose
    s.path(
      'M520 566C540 556 570 552 600 552C630 552 660 556 680 566C650 566 620 572 600 572C580 572 550 566 520 566Z',
      material.rubber[2],
    );
  },
};
