import { material } from '../../scene.mjs';

export default {
  detail: [110, 330, 520],
  idPrefix: 'sb',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#e9eef0'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(560, 772, 500, 34);
    s.shadow(650, 774, 180, 18);
    // far wheel
    s.wheel(600, 628, 128, { dx: -34, dy: -5, n: 18, lug: 0.1, far: true, style: 'disc', sidelugs: 0 });
    // handles
    s.tube('M720 560L1010 300', 22);
    s.tube('M690 520L980 262', 18);
    s.path('M930 250L1060 236C1076 236 1084 250 1078 264L1058 300C1052 310 1042 314 1030 314L930 318Z', G.pl);
    s.path('M930 250L1060 236C1070 236 1078 242 1079 252L932 268Z', material.plastic[4]);
    s.line('M1040 300L1106 282', 34, material.rubber[1]);
    s.line('M1040 292L1102 275', 9, material.rubber[4]);
    s.line('M990 268L1050 244', 30, material.rubber[1]);
    s.tube('M960 250L948 180', 9);
    s.circ(948, 176, 13, '#c4261d');
    s.tube('M1000 244L994 190', 9);
    s.circ(994, 186, 13, material.plastic[2]);
    s.line('M1080 310C1060 344 1020 352 990 340', 6, material.steel[2]);
    // engine
    s.path('M500 420L760 410C790 412 804 430 804 458L796 570L500 580Z', material.rubber[0]);
    s.path('M520 330L740 322C776 324 796 344 798 376L794 452C790 470 776 480 758 480L520 486Z', G.pl);
    s.path('M520 330L740 322C766 324 784 336 792 356L520 366Z', material.plastic[4], 'opacity=".8"');
    for (let i = 0; i < 6; i++) s.rect(560 + i * 30, 384, 14, 72, 5, material.rubber[0]);
    s.circ(700, 420, 44, material.plastic[0]);
    s.circ(699, 419, 38, G.pl);
    s.circ(698, 418, 14, material.steel[2]);
    s.path('M560 270L680 264C700 264 708 276 706 292L702 330L548 334L546 290C546 278 550 270 560 270Z', G.body);
    s.path('M560 270L680 264C692 264 700 268 704 277L548 286C549 276 552 270 560 270Z', bl);
    s.rect(600, 246, 44, 24, 7, material.plastic[1]);
    s.path('M500 486L800 478L790 580L490 590Z', G.plH);
    s.path('M520 500L780 494L778 514L518 520Z', a);
    // chute
    s.path(
      'M360 420L462 416L476 240C472 180 430 140 360 126L290 118C278 118 272 128 278 138L300 172C340 190 358 220 360 262Z',
      G.body,
    );
    s.path(
      'M360 420L386 419L392 262C392 210 370 166 300 146L278 138C272 128 278 118 290 118L360 126C346 150 360 180 366 210Z',
      bd,
      'opacity=".55"',
    );
    s.path(
      'M290 118L360 126C430 140 472 180 476 240L474 262C466 196 430 158 360 142L282 130C282 122 286 118 290 118Z',
      bl,
    );
    s.path('M268 106L352 112L346 146L262 136C252 130 254 108 268 106Z', material.plastic[1]);
    s.path('M268 106L352 112L351 120L260 114C262 109 264 106 268 106Z', material.plastic[4]);
    s.path('M350 404L474 400L478 440L348 444Z', material.rubber[0]);
    for (let i = 0; i < 6; i++) s.rect(358 + i * 20, 408, 9, 32, 2, material.plastic[3]);
    // impeller housing
    s.path('M350 440L500 434L520 700L340 700Z', G.body);
    s.path('M350 440L500 434L501 450L350 456Z', bl);
    s.path('M440 460L500 458L520 700L450 700C470 620 468 540 440 460Z', bd, 'opacity=".6"');
    // auger housing, open to the left
    s.path('M150 470C200 450 300 440 372 444L380 740L190 744C140 690 120 560 150 470Z', bd);
    s.path('M172 500C214 480 290 472 350 474L356 726L206 728C166 676 150 580 172 500Z', material.rubber[0]);
    // auger
    s.line('M196 604L352 598', 22, material.steel[0]);
    s.line('M196 600L352 594', 7, material.steel[3]);
    for (const x of [190, 244, 298]) {
      s.path(
        `M${x} 500C${x + 62} 520 ${x + 72} 680 ${x + 10} 716C${x + 30} 660 ${x + 24} 560 ${x} 500Z`,
        s.lin(`au${x}`, 0, 0, 1, 0.4, [
          [0, material.steel[4]],
          [0.5, material.steel[2]],
          [1, material.steel[0]],
        ]),
      );
      s.path(
        `M${x} 500C${x + 62} 520 ${x + 72} 680 ${x + 10} 716L${x + 16} 708C${x + 64} 672 ${x + 54} 530 ${x} 500Z`,
        '#c4261d',
        'opacity=".85"',
      );
    }
    // housing side plate
    s.path(
      'M116 460C130 440 160 432 190 438C230 470 244 520 240 600C236 680 216 730 186 752L150 748C112 690 96 540 116 460Z',
      G.body,
    );
    s.path(
      'M116 460C130 440 160 432 190 438L200 446C168 444 144 456 132 480C116 560 124 680 164 750L150 748C112 690 96 540 116 460Z',
      bl,
    );
    s.path(
      'M186 752C216 730 236 680 240 600C244 520 230 470 190 438L206 444C254 480 268 540 262 620C256 690 236 736 210 754Z',
      bd,
    );
    s.circ(186, 598, 24, material.plastic[0]);
    s.circ(185, 597, 15, material.steel[2]);
    s.path('M120 500C150 520 200 524 236 514L238 540C200 550 150 546 118 526Z', a);
    s.path('M130 730L222 728L230 760C220 770 160 772 140 766Z', material.rubber[0]);
    s.path('M134 740L224 738L226 746L136 748Z', material.steel[2]);
    // top of the housing
    s.path('M190 438C240 420 330 414 372 420L374 448C320 442 250 446 206 458Z', b);
    s.path('M190 438C240 420 330 414 372 420L372 430C320 424 250 430 200 446Z', bl);
    // lamp
    s.path('M490 300L540 292L544 330L500 336C484 330 482 308 490 300Z', material.plastic[0]);
    s.path('M492 304L512 301L516 328L500 331C488 326 488 310 492 304Z', '#eaf6fb');
    // near wheel
    s.wheel(640, 640, 136, { dx: -44, dy: -5, n: 18, lug: 0.11, style: 'disc', rim: 0.5, rimc: 'light' });
    s.line('M486 380C430 360 420 330 432 300', 7, material.plastic[1]);
  },
};
