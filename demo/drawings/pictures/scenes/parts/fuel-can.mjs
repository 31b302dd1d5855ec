import { material } from '../../scene.mjs';

export default {
  detail: [330, 80, 500],
  idPrefix: 'fc',
  colours: ['#b3202a', '#5f0d13', '#e0636b', '#f0b429'],
  draw(s) {
    const { b, bd, bl, a } = s;
    s.shadow(620, 826, 380, 36);
    s.shadow(620, 824, 280, 20);
    const shade = s.lin(
      'j',
      340,
      0,
      900,
      0,
      [
        [0, bd],
        [0.05, b],
        [0.14, bl],
        [0.28, b],
        [0.68, b],
        [0.9, bd],
        [0.97, bd],
        [1, b],
      ],
      1,
    );
    const body =
      'M340 360C340 330 352 306 380 292L470 250C490 240 500 232 520 232L830 232C872 232 898 258 898 300L900 770C900 802 880 820 848 820L398 820C362 820 344 800 344 768Z';
    const hole =
      'M560 292L800 292C822 292 834 304 834 326L834 352C834 372 822 384 800 384L530 384C508 384 500 370 506 352L520 318C526 300 540 292 560 292Z';
    s.path(body + hole, shade, 'fill-rule="evenodd"');
    s.path(
      body + hole,
      s.lin(
        'jv',
        0,
        230,
        0,
        820,
        [
          [0, '#fff', 0.22],
          [0.3, '#fff', 0],
          [0.72, '#000', 0],
          [1, '#000', 0.35],
        ],
        1,
      ),
      'fill-rule="evenodd"',
    );
    // handle edge lights
    s.line('M560 288L800 288C826 288 840 302 840 326L840 352C840 376 826 390 800 390L530 390', 4, bl, 'opacity=".75"');
    s.path(
      'M524 238L830 238C862 238 886 256 890 292C880 264 858 254 826 254L520 254C508 254 514 238 524 238Z',
      '#fff',
      'opacity=".4"',
    );
    // pressed cross
    s.path(
      'M404 470L836 470L836 482L660 620L836 758L836 770L816 770L620 640L424 770L404 770L404 758L580 620L404 482Z',
      bd,
      'opacity=".35"',
    );
    s.path(
      'M404 470L424 470L620 600L816 470L836 470L836 482L640 628L820 766L812 770L620 640L428 770L416 770L596 628L404 482Z',
      '#fff',
      'opacity=".10"',
    );
    s.path('M404 470L836 470L836 476L404 476Z', bd, 'opacity=".5"');
    // label with a drop
    s.circ(620, 620, 92, '#f4f6f5');
    s.circ(620, 620, 92, 'none', `stroke="${bd}" stroke-width="6"`);
    s.path('M620 548C648 592 668 616 668 644A48 48 0 0 1 572 644C572 616 592 592 620 548Z', '#e08a1c');
    s.path('M602 618C592 630 590 644 594 656C598 664 604 668 610 670C602 656 602 636 610 616Z', '#fff', 'opacity=".7"');
    // level scale
    for (let i = 0; i < 7; i++) s.rect(858, 470 + i * 46, i % 2 ? 18 : 30, 5, 2, '#fff', 'opacity=".55"');
    // neck, cap and spout
    s.path('M398 296L498 248L478 214L374 264Z', shade);
    s.path('M398 296L498 248L494 240L392 289Z', bd);
    s.g('transform="rotate(-26 440 240)"', () => {
      s.rect(
        376,
        190,
        130,
        62,
        12,
        s.lin(
          'cap',
          376,
          0,
          506,
          0,
          [
            [0, material.plastic[1]],
            [0.14, material.plastic[3]],
            [0.26, material.plastic[4]],
            [0.4, material.plastic[2]],
            [0.85, material.plastic[0]],
            [1, material.plastic[1]],
          ],
          1,
        ),
      );
      let ribs = '';
      for (let i = 0; i < 12; i++) ribs += `M${386 + i * 10} 202L${386 + i * 10} 244`;
      s.line(ribs, 3.5, material.rubber[0], 'opacity=".55"');
      s.rect(370, 244, 142, 14, 6, material.plastic[1]);
      s.path('M404 192L396 120L372 66L408 50L438 104L470 110L478 192Z', material.plastic[1]);
      s.path('M404 192L396 120L372 66L390 58L414 112L424 192Z', material.plastic[4], 'opacity=".8"');
      s.path('M366 70L412 46L404 30L358 54Z', a);
      s.path('M366 70L378 64L370 48L358 54Z', '#fff', 'opacity=".4"');
    });
    // base
    s.path('M344 768L900 770C900 802 880 820 848 820L398 820C362 820 344 800 344 768Z', bd, 'opacity=".5"');
    s.line('M360 786C364 800 380 808 400 808L846 808C868 808 880 800 886 786', 3, bl, 'opacity=".5"');
  },
};
