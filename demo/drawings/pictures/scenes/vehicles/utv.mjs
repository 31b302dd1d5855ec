import { material } from '../../scene.mjs';

/** A side-by-side: cab frame with a roof, doors, two seats and a cargo bed. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'uv',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    const { bd, a, G } = s;
    s.shadow(600, 762, 570, 38);
    s.shadow(290, 764, 190, 20);
    s.shadow(920, 764, 190, 20);
    // far wheels
    s.g(`id="${s.id('fw')}"`, () =>
      s.wheel(240, 600, 128, { dx: -36, dy: -5, n: 20, lug: 0.1, far: true, spokes: 6, sidelugs: 0 }),
    );
    s.add(`<use href="#${s.id('fw')}" x="632"/>`);
    // far cage
    s.tube('M386 330L500 112L770 104L800 330', 16);
    s.path('M380 350L780 350L820 660L360 660Z', material.rubber[0]);
    // far seat, steering wheel, near seat
    s.path('M600 296C610 270 660 268 672 292L690 470L606 474Z', material.plastic[0]);
    s.path('M660 290C672 262 728 260 742 288L760 480L640 500C630 484 640 470 664 466Z', G.pl);
    s.path('M660 290C672 262 728 260 742 288L744 300C726 276 684 278 668 304Z', material.plastic[4]);
    s.path('M560 470L764 462L770 510L566 520C548 516 546 480 560 470Z', G.plH);
    s.path('M560 470L764 462L765 472L558 482Z', material.plastic[4]);
    s.tube('M470 440L520 372', 14);
    s.line('M494 322C530 330 552 372 546 410', 14, material.rubber[1]);
    s.line('M496 321C526 330 546 366 543 396', 4, material.rubber[4]);
    // bed
    s.path('M800 392L1096 380L1100 408L806 420Z', material.plastic[3]);
    s.path('M804 402L1100 390L1088 520L816 536Z', G.body);
    s.path('M804 402L1100 390L1099 404L806 418Z', G.lit);
    for (const x of [866, 930, 994, 1050]) s.path(`M${x} 410l10 -.5l-4 112l-9 .6Z`, bd, 'opacity=".6"');
    s.path('M1082 420l18 -1l-4 40l-17 1Z', '#7d1210');
    s.path('M1085 424l12 -.6l-3 26l-11 .6Z', '#ef4b3c');
    // rocker and floor
    s.path('M410 600L790 596L800 662L430 668Z', G.pl);
    s.path('M410 600L790 596L791 606L412 610Z', material.plastic[4]);
    // suspension
    s.tube('M360 600L290 620', 16);
    s.shock(310, 600, 380, 450, 30);
    s.shock(910, 600, 860, 470, 30);
    s.path('M120 500C170 420 260 404 330 412C410 424 440 480 450 560L420 620L170 610Z', material.rubber[0]);
    s.path('M760 560C780 470 840 436 920 436C1010 438 1060 480 1076 540L1060 590L780 610Z', material.rubber[0]);
    // near wheels
    s.g(`id="${s.id('nw')}"`, () =>
      s.wheel(296, 616, 142, { dx: -50, dy: -6, n: 20, lug: 0.1, spokes: 6, rot: 0.2, ring: a }),
    );
    s.add(`<use href="#${s.id('nw')}" x="632"/>`);
    // hood and front wing
    s.path(
      'M120 470C130 410 180 376 250 360L430 338L474 372L486 560L454 590C440 500 390 452 300 450C220 448 170 470 140 510C124 506 116 490 120 470Z',
      G.body,
    );
    s.path(
      'M120 470C130 410 180 376 250 360L430 338L448 352C360 358 270 376 210 404C166 424 140 450 126 486C121 482 119 478 120 470Z',
      G.lit,
    );
    s.path(
      'M140 510C170 470 220 448 300 450C390 452 440 500 454 590L438 592C424 510 380 468 300 466C232 466 184 484 154 520Z',
      G.pl,
    );
    s.line('M142 508C172 470 222 449 300 451C386 454 436 500 450 574', 2.5, material.plastic[4]);
    s.path('M300 392L420 372L432 396L320 414Z', bd, 'opacity=".55"');
    s.path('M310 394L416 376L420 384L316 402Z', material.rubber[0], 'opacity=".6"');
    // lamp and bumper
    s.path('M128 446C140 414 176 392 216 384L226 408C188 416 158 434 142 462Z', material.rubber[0]);
    s.path('M136 444C150 420 180 402 212 394L218 408C186 416 160 430 146 454Z', '#dfeff5');
    s.path('M142 442C156 424 180 410 206 402L209 408C184 415 160 428 148 448Z', '#fff');
    s.tube('M96 560C84 500 92 460 122 440', 16);
    s.tube('M96 558L150 566', 13);
    s.tube('M92 500L130 496', 12);
    // door: lower panel with a bar above
    s.path('M470 440L552 452L720 448L790 430L800 590L486 598Z', G.body);
    s.path('M470 440L552 452L720 448L790 430L791 446L720 462L552 468L471 456Z', G.lit);
    s.path('M500 500L700 490L760 470L768 566L512 574Z', bd, 'opacity=".5"');
    s.path('M520 520L690 510L736 496L738 512L690 526L524 538Z', a);
    s.rect(724, 540, 40, 12, 4, material.rubber[0]);
    // rear wing
    s.path(
      'M790 560C800 470 850 420 930 418C1020 420 1070 462 1088 530L1074 546C1054 480 1006 440 930 438C860 440 822 484 812 572Z',
      G.pl,
    );
    s.line('M794 552C808 470 856 422 930 421C1012 424 1064 464 1084 524', 2.5, material.plastic[4]);
    // near cage, roof, screen
    s.path('M430 340L546 122L556 128L452 356Z', G.gl, 'opacity=".55"');
    s.tube('M424 352L544 104', 20);
    s.tube('M800 404L780 104', 20);
    s.tube('M800 300L1010 384', 15);
    s.path('M470 96C480 76 520 66 570 64L770 64C810 66 836 78 840 100L826 116L490 118C474 114 466 106 470 96Z', G.pl);
    s.path(
      'M470 96C480 76 520 66 570 64L770 64C800 65 822 72 833 84C740 74 580 74 478 106C470 104 468 100 470 96Z',
      material.plastic[4],
    );
    s.line('M690 300L700 440', 7, material.plastic[1]);
    s.line('M742 292L600 452', 9, material.rubber[0], 'opacity=".8"');
  },
};
