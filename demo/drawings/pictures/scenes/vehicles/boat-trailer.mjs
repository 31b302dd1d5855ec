import { material } from '../../scene.mjs';

/** A galvanised boat trailer: drawbar, winch post, rollers, keel cradle, mudguard and light board. */
export default {
  detail: [90, 300, 520],
  idPrefix: 'btr',
  colours: ['#b9c3c7', '#78868c', '#eef2f3', '#e8612c'],
  draw(s) {
    const { b, bd, bl, a, G } = s;
    s.shadow(620, 752, 560, 32);
    s.shadow(800, 754, 200, 18);
    const beam = s.lin('bm', 0, 0, 0, 1, [
      [0, bl],
      [0.3, b],
      [0.75, b],
      [1, bd],
    ]);
    // far wheel and far frame
    s.wheel(744, 650, 88, { dx: -20, dy: -2, n: 44, lug: 0.014, far: true, style: 'disc', rim: 0.58, sidelugs: 0 });
    s.path('M300 556L1080 520L1084 540L300 578Z', bd);
    // drawbar
    s.path('M96 610L330 566L640 560L640 592L330 598L100 636Z', beam);
    s.path('M96 610L330 566L640 560L640 567L330 574L97 618Z', '#fff', 'opacity=".55"');
    s.path('M60 606C52 586 74 574 96 580L150 594L152 638L100 644C74 642 60 626 60 606Z', G.pl);
    s.path('M64 600C60 584 78 578 96 583L150 596L150 606L92 594C76 592 68 596 64 600Z', material.plastic[4]);
    s.path('M104 580C130 552 176 548 204 562L196 574C168 566 142 574 128 592Z', material.plastic[2]);
    // jockey wheel
    s.tube('M270 520L270 700', 17);
    s.rect(254, 566, 34, 46, 5, G.pl);
    s.tube('M270 520L240 512L240 498', 8);
    s.wheel(270, 722, 34, { dx: -12, dy: -2, lug: 0, style: 'disc', rim: 0.5, rimc: 'light', n: 10 });
    // winch post
    s.path('M356 566L372 332L404 332L412 562Z', beam);
    s.path('M356 566L372 332L381 332L370 566Z', '#fff', 'opacity=".5"');
    s.path('M372 340C420 330 448 352 446 388L408 392Z', G.pl);
    s.path('M404 306L476 286L492 324L420 348Z', material.rubber[1]);
    s.path('M404 306L476 286L479 294L408 314Z', material.rubber[3]);
    s.circ(396, 420, 30, material.plastic[0]);
    s.circ(394, 418, 25, G.st);
    s.circ(394, 418, 13, a);
    s.tube('M394 418L352 452', 9);
    s.circ(350, 454, 10, material.rubber[0]);
    s.line('M420 410C450 396 470 372 470 350', 6, a);
    // main frame
    s.path('M340 566L1104 524L1108 558L340 602Z', beam);
    s.path('M340 566L1104 524L1105 532L340 575Z', '#fff', 'opacity=".55"');
    s.path('M640 548L676 546L690 650L660 650Z', beam);
    for (const x of [470, 620, 1040]) {
      s.path(`M${x} ${560 - (x - 340) * 0.055}l30 -2l0 34l-30 2Z`, bd);
      s.bolt(x + 15, 574 - (x - 340) * 0.055, 6);
    }
    // keel rollers on arms
    for (const [x, y] of [
      [500, 500],
      [640, 490],
      [790, 480],
      [940, 470],
      [1080, 458],
    ]) {
      s.path(
        `M${x - 22} ${y + 64}L${x - 10} ${y}L${x + 10} ${y}L${x + 24} ${y + 61}L${x + 12} ${y + 62}L${x} ${y + 14}L${x - 10} ${y + 63}Z`,
        beam,
      );
      s.ell(x, y - 8, 30, 19, material.rubber[0]);
      s.ell(x - 2, y - 11, 27, 15, material.rubber[2]);
      s.path(
        `M${x - 26} ${y - 12}C${x - 18} ${y - 30} ${x + 12} ${y - 30} ${x + 22} ${y - 16}C${x + 6} ${y - 22} ${x - 12} ${y - 22} ${x - 26} ${y - 12}Z`,
        material.rubber[4],
        'opacity=".9"',
      );
      s.circ(x + 28, y - 6, 6, material.steel[2]);
    }
    // side support with pad
    s.steel('M850 540L886 424', 16);
    s.path('M826 412L950 396C962 396 966 408 958 416L832 434C818 432 816 416 826 412Z', material.rubber[1]);
    s.path(
      'M826 412L950 396C956 396 960 399 961 403L828 420C822 418 822 414 826 412Z',
      material.rubber[4],
      'opacity=".7"',
    );
    // wheel and mudguard
    s.wheel(800, 654, 100, {
      dx: -26,
      dy: -2,
      n: 52,
      lug: 0.014,
      style: 'spoke',
      spokes: 8,
      rim: 0.6,
      rimc: 'light',
      sidelugs: 0,
    });
    s.path(
      'M652 650C652 576 716 534 800 534C886 534 948 576 948 650L932 650C928 590 880 552 800 552C722 552 672 590 668 650Z',
      G.pl,
    );
    s.line('M656 638C662 574 720 538 800 538C880 538 938 572 946 632', 4, material.plastic[4]);
    // light board
    s.path('M1096 470L1112 468L1118 560L1102 562Z', material.steel[1]);
    s.rect(1074, 552, 64, 42, 5, material.plastic[0]);
    s.rect(1082, 560, 24, 26, 3, '#c4261d');
    s.rect(1082, 560, 24, 9, 3, '#ff8c7c');
    s.rect(1108, 560, 22, 26, 3, '#e08a1c');
    s.rect(1108, 560, 22, 9, 3, '#ffd08a');
    s.rect(560, 574, 34, 10, 3, '#e8912c');
    s.rect(470, 579, 34, 10, 3, '#e8912c');
  },
};
