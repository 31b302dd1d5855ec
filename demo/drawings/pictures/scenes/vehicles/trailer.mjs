import { material } from '../../scene.mjs';
export default {
  detail: [480, 320, 560],
  idPrefix: 'tr',
  colours: ['#b9c3c7', '#78868c', '#eef2f3', '#e8612c'],
  draw(s) {
    const { b, bd, bl, a, G } = s;
    s.shadow(640, 742, 520, 34);
    s.shadow(720, 744, 210, 20);
    // drawbar
    s.path('M120 596L420 560L620 560L620 590L420 592L124 618Z', G.st);
    s.path('M120 596L420 560L620 560L620 568L420 568L121 604Z', '#fff', 'opacity=".6"');
    s.path('M84 590C76 572 96 560 116 566L160 580L160 622L116 628C92 626 84 610 84 590Z', G.pl);
    s.path('M88 584C84 570 100 564 116 569L160 582L160 590L112 580C100 578 92 580 88 584Z', material.plastic[4]);
    s.path('M128 566C150 540 190 536 216 548L210 560C186 554 164 560 150 576Z', material.plastic[2]);
    // jockey wheel
    s.tube('M262 500L262 680', 18);
    s.rect(246, 560, 34, 44, 5, G.pl);
    s.tube('M262 500L230 492L230 478', 8);
    s.wheel(262, 706, 34, { dx: -12, dy: -2, lug: 0, style: 'disc', rim: 0.5, rimc: 'light', n: 10 });
    // far wheel
    s.wheel(664, 640, 92, { dx: -20, dy: -2, n: 44, lug: 0.014, far: true, style: 'disc', rim: 0.58, sidelugs: 0 });
    // interior far wall
    s.path('M330 330L1040 330L1076 372L366 372Z', material.steel[0]);
    s.path(
      'M330 330L1040 330L1040 372L330 372Z',
      s.lin('fw', 0, 0, 0, 1, [
        [0, material.steel[2]],
        [1, material.steel[0]],
      ]),
    );
    // headboard (front face) slim
    s.path(
      'M330 328L366 372L366 566L330 526Z',
      s.lin('hb', 0, 0, 1, 0, [
        [0, bd],
        [1, b],
      ]),
    );
    s.path('M330 394L366 436L366 444L330 402ZM330 458L366 500L366 508L330 466Z', material.steel[0], 'opacity=".6"');
    s.path('M326 322L372 364L372 376L326 336Z', material.steel[3]);
    // side wall
    s.path(
      'M366 372L1090 372L1090 566L366 566Z',
      s.lin('sw', 0, 0, 0.25, 1, [
        [0, bl],
        [0.3, b],
        [0.7, b],
        [1, bd],
      ]),
    );
    for (const y of [424, 486]) {
      s.rect(366, y, 724, 5, 0, bd);
      s.rect(366, y + 5, 724, 4, 0, '#fff', 'opacity=".55"');
    }
    for (const x of [366, 594, 836, 1070]) {
      s.rect(x, 364, 22, 208, 3, G.stH);
      s.rect(x + 3, 366, 4, 204, 1, '#fff', 'opacity=".5"');
    }
    s.rect(360, 362, 736, 16, 4, G.stV);
    s.rect(360, 364, 736, 4, 2, '#fff', 'opacity=".7"');
    for (const x of [470, 720, 960]) {
      s.rect(x, 520, 26, 40, 4, material.steel[0]);
      s.rect(x + 2, 521, 22, 34, 3, material.steel[3]);
      s.rect(x + 8, 528, 10, 20, 2, material.steel[1]);
    }
    // tarp? no: frame beam
    s.path('M350 562L1100 562L1100 592L350 592Z', G.stV);
    s.rect(350, 565, 750, 5, 2, '#fff', 'opacity=".6"');
    for (let i = 0; i < 3; i++) s.rect(400 + i * 62, 572, 34, 10, 3, '#e8912c');
    s.rect(408, 574, 0, 0, 0, a);
    // tail lights
    s.rect(1040, 588, 70, 44, 5, material.plastic[0]);
    s.rect(1052, 600, 26, 26, 3, '#c4261d');
    s.rect(1052, 600, 26, 9, 3, '#ff8c7c');
    s.rect(1080, 600, 24, 26, 3, '#e08a1c');
    s.rect(1080, 600, 24, 9, 3, '#ffd08a');
    s.path('M1090 596L1100 592L1100 720L1094 720Z', material.plastic[0], 'opacity="0"');
    // side marker
    s.path('M366 540L1090 540L1090 548L366 548Z', a, 'opacity=".9"');
    // mudguard + wheel
    s.path(
      'M556 640C556 560 620 514 712 514C806 514 868 560 868 640L838 640C834 580 790 548 712 548C634 548 592 580 586 640Z',
      material.rubber[0],
    );
    s.wheel(712, 640, 104, {
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
      'M560 640C560 562 622 520 712 520C802 520 864 562 864 640L848 640C844 576 796 538 712 538C628 538 580 576 576 640Z',
      G.pl,
    );
    s.line('M566 628C570 560 630 524 712 524C790 524 848 556 859 616', 4, material.plastic[4]);
    s.path('M860 640L852 640L850 690L864 690Z', material.rubber[1]);
    s.rect(900, 600, 18, 0, 2, a);
  },
};
