import { material } from '../../scene.mjs';

export default {
  detail: [210, 190, 560],
  idPrefix: 'mh',
  colours: ['#e9eef0', '#93a3a9', '#ffffff', '#1b6f5a'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(620, 796, 350, 32);
    s.shadow(640, 792, 240, 18);
    const sp = s.rad(
      'sp',
      480,
      250,
      620,
      [
        [0, bl],
        [0.24, b],
        [0.55, b],
        [1, bd],
      ],
      1,
    );
    // lining seen in the face opening and below
    s.path(
      'M330 470C336 540 366 616 430 676C486 726 560 752 660 758L880 726C906 690 920 640 930 580L560 430Z',
      material.rubber[0],
    );
    s.path('M430 560C470 640 520 700 580 748L860 738C888 700 900 660 908 610L600 520Z', material.rubber[2]);
    s.path('M520 722C570 748 640 762 700 762L852 756C874 752 886 742 892 722L640 730Z', material.rubber[3]);
    s.path('M540 730C620 748 740 750 888 734L886 744C740 760 640 758 556 742Z', material.rubber[4]);
    const shell =
      'M300 452C288 250 430 104 630 104C838 104 958 262 950 452C946 560 930 640 910 700C902 724 884 734 858 736L700 742C660 690 640 620 640 560C640 510 610 470 552 462C460 452 370 456 304 476Z';
    s.path(shell, sp);
    s.clip('c', shell);
    s.g(`clip-path="url(#${s.id('c')})"`, () => {
      s.path('M300 330C420 250 640 230 960 330L960 400C700 300 460 300 290 400Z', a);
      s.path('M300 404C460 316 700 314 960 414L960 428C700 330 460 332 296 420Z', material.plastic[1]);
      s.path('M300 330C420 250 640 230 960 330L960 342C640 246 430 262 300 346Z', '#fff', 'opacity=".3"');
      s.rect(
        200,
        60,
        800,
        760,
        0,
        s.rad(
          'fs',
          480,
          290,
          580,
          [
            [0, '#fff', 0],
            [0.55, '#0b1714', 0],
            [0.84, '#0b1714', 0.26],
            [1, '#0b1714', 0.6],
          ],
          1,
        ),
      );
      s.path(
        'M300 452C288 250 430 104 630 104C690 104 746 118 794 144C640 108 480 150 392 270C344 338 326 400 326 470Z',
        bd,
        'opacity=".28"',
      );
      s.ell(
        520,
        190,
        190,
        60,
        s.rad('hi', 0.5, 0.5, 0.5, [
          [0, '#fff', 0.85],
          [0.5, '#fff', 0.3],
          [1, '#fff', 0],
        ]),
        'transform="rotate(-30 520 190)"',
      );
      s.path(
        'M640 560C640 620 660 690 700 742L760 740C720 690 700 620 700 560C700 500 660 462 600 452C630 480 640 520 640 560Z',
        '#000',
        'opacity=".18"',
      );
    });
    // rubber edge of the opening
    s.line('M304 476C370 456 460 452 552 462C610 470 640 510 640 560C640 620 660 690 700 742', 16, material.rubber[0]);
    s.line('M306 471C372 451 462 447 554 457C613 466 645 508 645 558C645 616 664 682 702 732', 4, material.rubber[4]);
    // visor
    const visor =
      'M276 420C380 380 520 376 640 404C672 412 684 430 682 456C676 540 640 620 566 668C470 668 350 640 266 590C248 540 250 470 276 420Z';
    s.path(
      visor,
      s.lin('v', 0.05, 0, 0.8, 1, [
        [0, '#cfe3ea', 0.8],
        [0.35, '#7b97a2', 0.62],
        [0.7, '#3c5661', 0.7],
        [1, '#1f333c', 0.82],
      ]),
    );
    s.clip('vc', visor);
    s.g(`clip-path="url(#${s.id('vc')})"`, () => {
      s.path('M240 400L420 380L330 680L220 640Z', '#fff', 'opacity=".34"');
      s.path('M450 380L486 382L400 690L366 680Z', '#fff', 'opacity=".24"');
      s.path('M250 596C350 640 460 664 570 664L566 690L240 640Z', '#fff', 'opacity=".25"');
    });
    s.line('M276 420C380 380 520 376 640 404', 5, '#eef6f8', 'opacity=".9"');
    s.line('M266 590C350 640 470 668 566 668', 4, '#eef6f8', 'opacity=".55"');
    // hinge
    s.circ(690, 430, 60, material.plastic[0]);
    s.circ(690, 429, 53, G.pl);
    s.circ(690, 428, 36, material.plastic[1]);
    s.circ(688, 426, 30, G.st);
    s.path('M668 420L712 430L710 440L666 430Z', material.steel[0]);
    s.path('M610 390L690 378L692 394L616 404Z', material.plastic[1]);
    s.path('M610 390L690 378L690 383L612 395Z', material.plastic[4]);
    // vents
    s.path(
      'M470 172C500 152 540 142 584 142C592 142 596 150 590 156L572 178C540 180 510 186 486 196C472 200 462 182 470 172Z',
      material.plastic[0],
    );
    s.path('M480 172C508 158 544 150 580 150L568 164C536 166 508 174 488 184Z', material.plastic[3]);
    // chin strap
    s.line('M700 742C690 790 640 812 580 802', 16, material.rubber[0]);
    s.line('M700 738C690 784 640 806 582 797', 5, material.rubber[4]);
    s.rect(556, 786, 40, 26, 7, '#c4261d', 'transform="rotate(8 576 799)"');
    // trim
    s.path('M700 742L858 736C884 734 902 724 910 700L916 710C908 738 890 748 860 750L712 758Z', material.plastic[0]);
    s.line('M716 750L858 743C880 741 896 732 904 716', 3, material.plastic[4]);
  },
};
