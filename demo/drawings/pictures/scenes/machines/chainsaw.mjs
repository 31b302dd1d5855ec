import { f, material } from '../../scene.mjs';
export default {
  detail: [560, 230, 520],
  idPrefix: 'cs',
  colours: ['#d9521c', '#8a2c08', '#f58f57', '#e9eef0'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(640, 676, 520, 30);
    s.shadow(850, 678, 270, 20);
    // bar + chain
    const bar = 'M640 520L150 536C112 538 88 562 90 588C92 614 116 632 152 632L640 640Z';
    s.line(bar, 12, material.rubber[2]);
    s.line(bar, 21, material.steel[0], 'stroke-dasharray="23 3" style="stroke-linecap:butt"');
    s.line(bar, 13, material.steel[2], 'stroke-dasharray="18 8" stroke-dashoffset="-2.5" style="stroke-linecap:butt"');
    s.line(bar, 4, material.steel[4], 'stroke-dasharray="4 22" stroke-dashoffset="-5" style="stroke-linecap:butt"');
    let q = '',
      q2 = '';
    for (let i = 0; i < 11; i++) {
      const x = 178 + i * 42,
        y = 527 - (i * 42 - 20) * 0.0326;
      q += `M${f(x)} ${f(y + 4)}l0 -14l12 3l8 9Z`;
      q2 += `M${f(x)} ${f(y - 10)}l12 3l1 3l-13 -2Z`;
      const y2 = 640 + i * 0.8;
      q += `M${f(x + 14)} ${f(y2 - 3)}l0 13l-12 -3l-8 -8Z`;
    }
    s.path(q, material.steel[1]);
    s.path(q2, material.steel[4]);
    for (const [an] of [[2.2], [2.75], [3.3], [3.85]]) {
      const x = 148 + 62 * Math.cos(an),
        y = 585 - 62 * Math.sin(an);
      s.path(
        'M-8 4L-8 -10L4 -8L12 2Z',
        material.steel[1],
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(90 - (an * 180) / Math.PI)})"`,
      );
    }
    s.path(
      'M640 528L152 544C120 546 98 564 99 588C100 610 122 624 152 624L640 632Z',
      s.lin('bar', 0, 0, 0, 1, [
        [0, material.steel[4]],
        [0.12, material.steel[3]],
        [0.5, material.steel[2]],
        [0.88, material.steel[3]],
        [1, material.steel[1]],
      ]),
    );
    s.path('M640 548L180 560C170 562 168 606 180 608L640 612Z', b, 'opacity=".92"');
    s.path('M640 548L180 560C176 561 174 568 173 576L640 568Z', bl, 'opacity=".7"');
    s.circ(142, 585, 26, material.steel[1]);
    s.circ(141, 584, 22, material.steel[3]);
    for (let i = 0; i < 6; i++)
      s.circ(141 + 13 * Math.cos(i * 1.047), 584 + 13 * Math.sin(i * 1.047), 2.6, material.steel[0]);
    s.circ(141, 584, 5, material.steel[0]);
    // rear handle
    s.path(
      'M900 420C960 400 1030 400 1070 424C1104 446 1112 490 1108 560L1100 640C1098 660 1084 668 1066 668L860 668L850 620L1010 616C1024 616 1032 606 1034 590L1040 520C1040 488 1024 474 996 474L900 486Z',
      G.pl,
    );
    s.path(
      'M900 420C960 400 1030 400 1070 424C1090 437 1101 457 1106 486C1092 450 1060 432 1020 430C980 428 940 434 900 444Z',
      material.plastic[4],
      'opacity=".85"',
    );
    s.path(
      'M1046 520C1050 480 1030 462 996 462L960 464C1000 458 1060 450 1064 520L1056 600C1054 626 1040 634 1016 634L850 638L850 620L1010 616C1024 616 1032 606 1034 590Z',
      material.rubber[0],
      'opacity=".6"',
    );
    s.path('M948 474C960 500 984 512 1004 506L998 474Z', material.plastic[0]);
    s.path('M956 476C966 496 984 503 998 500L994 476Z', material.plastic[3]);
    s.path('M960 410C990 396 1030 398 1050 410L1046 420C1020 412 990 412 964 422Z', material.plastic[1]);
    s.path('M1070 640L1110 630L1104 656C1098 668 1084 672 1066 672L870 672L866 660L1050 660Z', material.plastic[3]);
    // body lower
    s.path(
      'M560 420L640 380L900 384C924 390 936 410 936 440L930 600C928 640 904 664 866 668L640 668C590 668 560 650 552 610L540 500Z',
      G.pl,
    );
    // top cover
    s.path('M600 420C612 360 650 318 712 306L850 300C900 300 926 330 934 380L940 470L880 480L620 470Z', G.body);
    s.path(
      'M600 420C612 360 650 318 712 306L850 300C884 300 908 314 922 340C880 322 800 324 730 334C670 344 632 376 612 440Z',
      G.lit,
    );
    s.path('M820 330L892 330C906 336 914 352 918 372L838 372Z', material.plastic[1]);
    for (let i = 0; i < 4; i++)
      s.path(`M${828 + i * 1} ${337 + i * 9}l${70 + i * 4} 0l2 5l-${71 + i * 4} 0Z`, material.plastic[3]);
    // starter/ sprocket cover
    s.path(
      'M540 500C580 480 660 470 740 474L900 478C920 480 930 494 928 514L922 590C918 628 896 646 862 646L620 640C570 636 548 610 544 570Z',
      G.bodyH,
    );
    s.path(
      'M540 500C580 480 660 470 740 474L900 478C916 480 926 488 928 502C880 492 800 490 740 490C660 490 590 500 542 522Z',
      bl,
    );
    s.path(
      'M560 560C640 540 760 540 918 560L914 604C906 634 890 646 862 646L620 640C576 636 556 610 552 580Z',
      bd,
      'opacity=".55"',
    );
    s.path('M600 524C640 514 700 512 740 514L730 548C690 546 640 548 604 556Z', material.plastic[1]);
    for (let i = 0; i < 4; i++) s.path(`M${616 + i * 29} ${526 - i * 2.4}l14 -1l-3 24l-14 2Z`, material.plastic[3]);
    for (const x of [690, 752]) {
      s.circ(x, 592, 22, material.plastic[0]);
      s.circ(x, 592, 17, G.st);
      s.path(`M${x - 10} 592l5 -9l10 0l5 9l-5 9l-10 0Z`, material.steel[1]);
      s.path(`M${x - 10} 592l5 -9l10 0l2 4l-13 1Z`, material.steel[4]);
    }
    s.path('M800 520L900 526L896 552L798 546Z', a);
    // spikes
    for (let i = 0; i < 4; i++) {
      const y = 514 + i * 29;
      s.path(
        `M584 ${y}L562 ${y + 1}C552 ${y + 4} 540 ${y + 10} 532 ${y + 18}C542 ${y + 20} 552 ${y + 24} 560 ${y + 30}L584 ${y + 30}Z`,
        material.steel[0],
      );
      s.path(
        `M584 ${y}L562 ${y + 1}C552 ${y + 4} 540 ${y + 10} 532 ${y + 18}C544 ${y + 12} 556 ${y + 9} 584 ${y + 8}Z`,
        material.steel[2],
      );
    }
    // front handle (loop)
    s.line(
      'M606 640C560 560 566 420 600 300C612 262 640 244 690 240L846 236C884 236 904 256 912 352',
      34,
      material.rubber[0],
    );
    s.line(
      'M605 638C560 560 566 420 600 300C612 262 640 244 690 240L846 236C882 236 902 256 910 350',
      28,
      material.plastic[1],
    );
    s.line(
      'M596 600C566 530 572 410 598 300C610 262 640 240 690 235L846 231C872 231 890 242 898 266',
      7,
      material.plastic[4],
      'opacity=".85"',
    );
    s.line('M690 238L830 234', 34, material.rubber[1]);
    let k = '';
    for (let i = 0; i < 14; i++) k += `M${694 + i * 10} ${224 - i * 0.3}l0 27`;
    s.line(k, 3, material.rubber[0]);
    s.line('M692 228L830 224', 5, material.rubber[4], 'opacity=".8"');
    s.path('M884 340L936 336L940 380L890 384Z', G.pl);
    s.path('M884 340L936 336L937 344L885 348Z', material.plastic[4]);
    s.bolt(912, 362, 8);
    // hand guard
    s.path(
      'M520 226C536 214 560 214 572 228L596 300C604 330 610 380 606 430L560 450C556 400 548 350 530 310C516 280 506 240 520 226Z',
      G.pl,
    );
    s.path(
      'M520 226C536 214 560 214 572 228L576 240C560 228 540 230 532 244C528 264 544 300 552 330C562 366 566 410 566 446L560 450C556 400 548 350 530 310C516 280 506 240 520 226Z',
      material.plastic[4],
      'opacity=".75"',
    );
    // caps
    s.circ(640, 432, 30, material.plastic[0]);
    s.circ(639, 431, 25, G.pl);
    s.rect(620, 426, 38, 9, 4, material.plastic[4], 'transform="rotate(-20 639 431)"');
    s.bolt(880, 500, 8);
    s.bolt(586, 606, 8);
    s.bolt(860, 620, 8);
    // starter cord grip on top
    s.path('M740 296C744 280 780 278 786 292L782 306L744 308Z', material.plastic[1]);
    s.path('M743 292C750 282 776 281 783 291L782 295C772 288 754 288 744 297Z', material.plastic[4]);
  },
};
