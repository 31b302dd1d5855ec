import { material } from '../../scene.mjs';

export default {
  detail: [330, 200, 560],
  idPrefix: 'cg',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { G, bl, a } = s;
    s.shadow(600, 742, 500, 32);
    s.shadow(600, 742, 330, 20);
    // cables behind
    const cable = (d, c, hi) => {
      s.line(d, 20, material.rubber[0]);
      s.line(d, 14, c);
      s.line(d, 4, hi, 'transform="translate(-2 -3)" opacity=".7"');
    };
    cable('M440 300C420 180 300 150 230 220C170 280 190 420 160 520', '#a3201a', '#f08074');
    cable('M500 296C490 140 320 70 190 150C90 214 100 400 88 470', material.rubber[1], material.rubber[4]);
    cable(
      'M800 300C850 170 1000 180 1050 290C1090 380 1060 520 1070 640C1072 690 1040 724 990 726L930 726',
      material.rubber[2],
      material.rubber[4],
    );
    // clamps
    const clamp = (x, y, rot, dark, mid, light) =>
      s.g(`transform="translate(${x} ${y}) rotate(${rot})"`, () => {
        s.path('M-30 -10C-44 60 -40 130 -22 190L-6 196L-4 120L-10 0Z', dark);
        s.path('M-30 -10C-44 60 -40 130 -22 190L-14 192C-28 130 -32 60 -20 -6Z', light);
        s.path('M12 -14C40 50 44 120 30 190L12 196L4 120L-8 0Z', mid);
        s.path('M12 -14C40 50 44 120 30 190L24 192C34 120 28 50 2 -8Z', light, 'opacity=".7"');
        s.path('M-18 188L-2 190L-2 246L-14 236L-22 246L-26 214Z', material.steel[2]);
        s.path('M26 188L8 190L6 246L18 236L28 246L32 214Z', material.steel[1]);
        s.circ(2, 112, 15, material.steel[1]);
        s.circ(1, 111, 8, material.steel[3]);
      });
    clamp(160, 500, 8, '#7d1210', '#c4261d', '#f2857a');
    clamp(86, 450, -2, material.rubber[0], material.plastic[1], material.plastic[4]);
    // housing
    const body =
      'M360 290C362 266 378 252 402 252L820 252C846 252 862 266 864 290L904 690C906 720 890 738 862 738L364 738C336 738 320 720 322 690Z';
    s.path(body, G.pl);
    s.path(
      'M360 290C362 266 378 252 402 252L820 252C846 252 862 266 864 290L866 306C860 284 844 274 820 274L402 274C380 274 364 284 358 306Z',
      material.plastic[4],
    );
    s.path(
      'M820 252C846 252 862 266 864 290L904 690C906 720 890 738 862 738L810 738C836 600 836 400 800 252Z',
      '#000',
      'opacity=".3"',
    );
    // front panel in body colour
    s.path(
      'M400 320L822 320C838 320 846 330 848 344L872 640C874 660 864 672 846 672L380 672C362 672 352 660 354 640L376 344C378 330 386 320 400 320Z',
      G.body,
    );
    s.path(
      'M400 320L822 320C838 320 846 330 848 344L849 356C844 344 836 338 822 338L400 338C388 338 380 344 375 356L376 344C378 330 386 320 400 320Z',
      bl,
    );
    // display
    s.path(
      'M430 372L796 372C804 372 810 378 810 386L818 500C818 508 812 514 804 514L420 514C412 514 406 508 406 500L416 386C416 378 422 372 430 372Z',
      material.plastic[0],
    );
    s.path('M440 384L786 384L794 502L430 502Z', '#10252b');
    s.path('M440 384L640 384L560 502L430 502Z', '#fff', 'opacity=".08"');
    // charge bar and bolt
    for (let i = 0; i < 5; i++) s.rect(540 + i * 48, 424, 36, 48, 5, i < 4 ? '#6fd698' : '#2a444b');
    s.path('M484 400L512 400L496 434L516 434L472 490L484 448L462 448Z', a);
    // mode lamps and button
    for (let i = 0; i < 4; i++) {
      s.circ(444 + i * 62, 572, 15, material.plastic[0]);
      s.circ(444 + i * 62, 571, 10, i === 1 ? '#6fd698' : '#3c4f55');
      s.rect(428 + i * 62, 602, 32, 7, 3, '#fff', 'opacity=".55"');
    }
    s.circ(764, 582, 50, material.plastic[0]);
    s.circ(763, 580, 44, G.pl);
    s.circ(762, 578, 30, a);
    s.path('M738 566A30 30 0 0 1 786 560C770 552 750 554 738 566Z', '#fff', 'opacity=".5"');
    s.path('M756 562L768 562L768 580L756 580Z', '#fff', 'opacity=".85"');
    // feet and screws
    s.path(
      'M322 690L904 690C906 720 890 738 862 738L364 738C336 738 320 720 322 690Z',
      material.rubber[0],
      'opacity=".7"',
    );
    for (let i = 0; i < 9; i++) s.rect(396 + i * 52, 704, 30, 9, 4, material.plastic[3]);
    for (const [x, y] of [
      [392, 294],
      [832, 294],
    ])
      s.bolt(x, y, 8);
    // handle
    s.path(
      'M500 252C504 206 526 186 560 186L668 186C702 186 722 206 726 252L690 252C686 230 678 222 660 222L568 222C550 222 540 230 536 252Z',
      material.rubber[1],
    );
    s.path(
      'M500 252C504 206 526 186 560 186L668 186C690 186 706 194 716 212C704 202 690 198 668 198L560 198C534 198 518 214 512 252Z',
      material.plastic[4],
    );
    // strain relief and mains plug
    for (const x of [440, 500]) s.rect(x - 16, 254, 32, 40, 6, material.rubber[0]);
    s.path('M846 700L940 706C956 708 960 720 958 734L954 752L846 746Z', material.rubber[1]);
    s.path('M846 700L940 706C950 707 955 711 957 718L846 711Z', material.rubber[4]);
    s.rect(812, 710, 40, 9, 3, material.steel[3]);
    s.rect(812, 730, 40, 9, 3, material.steel[1]);
  },
};
