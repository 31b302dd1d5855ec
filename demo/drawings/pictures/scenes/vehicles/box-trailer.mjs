import { material } from '../../scene.mjs';

/** A covered trailer: a moulded lid on a low box. */
export default {
  detail: [420, 130, 560],
  idPrefix: 'bx',
  colours: ['#d9e0e2', '#939fa4', '#ffffff', '#23598c'],
  draw(s) {
    const { b, bd, bl, a, G } = s;
    s.shadow(640, 742, 520, 34);
    s.shadow(720, 744, 210, 20);
    // drawbar and coupling
    s.path('M120 596L420 560L620 560L620 590L420 592L124 618Z', G.st);
    s.path('M120 596L420 560L620 560L620 568L420 568L121 604Z', '#fff', 'opacity=".6"');
    s.path('M84 590C76 572 96 560 116 566L160 580L160 622L116 628C92 626 84 610 84 590Z', G.pl);
    s.path('M88 584C84 570 100 564 116 569L160 582L160 590L112 580C100 578 92 580 88 584Z', material.plastic[4]);
    s.path('M128 566C150 540 190 536 216 548L210 560C186 554 164 560 150 576Z', material.plastic[2]);
    s.tube('M262 500L262 680', 18);
    s.rect(246, 560, 34, 44, 5, G.pl);
    s.tube('M262 500L230 492L230 478', 8);
    s.wheel(262, 706, 34, { dx: -12, dy: -2, lug: 0, style: 'disc', rim: 0.5, rimc: 'light', n: 10 });
    s.wheel(664, 640, 92, { dx: -20, dy: -2, n: 44, lug: 0.014, far: true, style: 'disc', rim: 0.58, sidelugs: 0 });
    // box: narrow lit front, large side
    s.path('M322 372L366 400L366 572L322 536Z', material.plastic[3]);
    s.path('M322 372L366 400L366 412L322 384Z', material.steel[3]);
    s.path(
      'M366 400L1096 400L1096 572L366 572Z',
      s.lin('sw', 0, 0, 0.2, 1, [
        [0, material.steel[3]],
        [0.4, material.steel[2]],
        [1, material.steel[0]],
      ]),
    );
    for (const y of [446, 496]) {
      s.rect(366, y, 730, 4, 0, material.steel[0]);
      s.rect(366, y + 4, 730, 4, 0, '#fff', 'opacity=".5"');
    }
    for (const x of [366, 594, 836, 1074]) {
      s.rect(x, 398, 22, 176, 3, G.stH);
      s.rect(x + 3, 400, 4, 172, 1, '#fff', 'opacity=".5"');
    }
    // lid: lit front plane, side, rounded top
    s.path(
      'M318 374C312 300 330 214 372 186L414 208C378 250 364 320 364 402Z',
      s.lin('lf', 0, 0, 1, 0.4, [
        [0, '#fff'],
        [0.5, bl],
        [1, b],
      ]),
    );
    s.path(
      'M364 402C364 320 378 250 414 208C424 198 440 194 460 194L1020 194C1066 194 1094 214 1100 258L1106 402Z',
      s.lin('ls', 0.1, 0, 0.3, 1, [
        [0, bl],
        [0.3, b],
        [0.72, b],
        [1, bd],
      ]),
    );
    s.path(
      'M372 186C390 172 420 168 450 168L984 168C1024 168 1056 178 1076 200C1062 195 1044 194 1020 194L460 194C440 194 424 198 414 208Z',
      '#fff',
      'opacity=".95"',
    );
    s.path(
      'M372 186C390 172 420 168 450 168L984 168C1024 168 1056 178 1076 200C1062 195 1044 194 1020 194L460 194C440 194 424 198 414 208Z',
      bl,
      'opacity=".7"',
    );
    s.path(
      'M420 256C430 238 440 232 460 232L1010 232C1040 232 1056 244 1060 268L1064 300L414 300C414 282 416 268 420 256Z',
      bd,
      'opacity=".2"',
    );
    s.path('M414 300L1064 300L1064 306L414 306Z', '#fff', 'opacity=".55"');
    s.path('M380 344L1103 344L1104 368L374 368Z', a);
    s.path('M380 344L1103 344L1103 350L379 350Z', '#fff', 'opacity=".35"');
    // rim of the lid, hinges and locks
    s.path('M312 370L362 400L1110 400L1110 418L358 418L312 388Z', G.pl);
    s.path('M362 400L1110 400L1110 405L361 405Z', material.plastic[4]);
    for (const x of [480, 940]) {
      s.rect(x, 386, 40, 46, 5, material.plastic[0]);
      s.rect(x + 3, 388, 34, 38, 4, G.st);
      s.circ(x + 20, 412, 5, material.plastic[0]);
    }
    // frame, lamps, wheel
    s.path('M350 566L1104 566L1104 594L350 594Z', G.stV);
    s.rect(350, 569, 754, 5, 2, '#fff', 'opacity=".6"');
    for (let i = 0; i < 3; i++) s.rect(400 + i * 62, 576, 34, 10, 3, '#e8912c');
    s.rect(1040, 590, 70, 44, 5, material.plastic[0]);
    s.rect(1052, 602, 26, 26, 3, '#c4261d');
    s.rect(1052, 602, 26, 9, 3, '#ff8c7c');
    s.rect(1080, 602, 24, 26, 3, '#e08a1c');
    s.rect(1080, 602, 24, 9, 3, '#ffd08a');
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
  },
};
