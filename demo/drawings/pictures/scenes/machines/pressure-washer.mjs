import { material } from '../../scene.mjs';

export default {
  detail: [360, 150, 480],
  idPrefix: 'pw',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.shadow(600, 796, 430, 32);
    s.shadow(720, 796, 170, 16);
    // far wheel
    s.wheel(700, 700, 92, { dx: -20, dy: -3, lug: 0.03, n: 40, style: 'disc', far: true, sidelugs: 0 });
    // handle
    s.tube('M742 560L772 150C774 122 758 106 730 106L520 106C494 106 478 120 474 146L456 330', 30);
    s.rect(548, 90, 176, 34, 16, material.rubber[1]);
    s.rect(556, 94, 160, 9, 4, material.rubber[4]);
    // body
    s.path(
      'M402 360C402 318 428 296 470 292L720 282C766 282 792 306 796 350L822 660C824 716 796 744 744 746L452 752C400 752 372 726 374 672Z',
      G.body,
    );
    s.path(
      'M402 360C402 318 428 296 470 292L720 282C756 282 780 296 790 324L470 336C440 338 424 350 420 380L398 700C382 692 373 684 374 672Z',
      bl,
      'opacity=".75"',
    );
    s.path(
      'M792 560L822 660C824 716 796 744 744 746L452 752C424 752 404 744 392 730L720 716C764 712 786 680 792 560Z',
      bd,
      'opacity=".8"',
    );
    s.path('M448 400L738 388L754 560L436 572Z', material.plastic[0]);
    s.path('M456 408L730 396L745 552L444 564Z', G.pl);
    for (let i = 0; i < 6; i++)
      s.path(`M476 ${432 + i * 21}L720 ${421 + i * 21}l2 9L476 ${441 + i * 21}Z`, material.rubber[0]);
    s.path('M440 596L760 584L762 610L438 622Z', a);
    s.circ(610, 342, 34, material.plastic[0]);
    s.circ(609, 341, 28, G.st);
    s.path('M596 318L622 316L620 366L598 368Z', '#c4261d');
    // hose coil on the left side
    for (const [r, c] of [
      [132, material.rubber[0]],
      [124, material.rubber[2]],
      [106, material.rubber[0]],
      [98, material.rubber[2]],
      [80, material.rubber[0]],
      [72, material.rubber[3]],
    ])
      s.ell(350, 500, r * 0.72, r, 'none', `stroke="${c}" stroke-width="14"`);
    s.ell(350, 500, 30, 42, G.plH);
    s.path('M280 420C296 386 330 368 360 372L358 380C330 380 304 394 290 424Z', '#fff', 'opacity=".25"');
    // lance, standing to the left
    s.line('M352 622C330 720 280 760 236 752C190 744 186 690 196 640', 16, material.rubber[0]);
    s.line('M350 620C328 716 280 754 238 746C196 738 192 690 200 640', 6, material.rubber[3]);
    s.path('M176 520L236 512L244 640C230 656 196 658 184 646Z', G.pl);
    s.path('M176 520L236 512L237 528L177 536Z', material.plastic[4]);
    s.path('M236 540L268 552L266 606L242 612Z', material.rubber[1]);
    s.path('M244 556L256 560L255 596L246 600Z', a);
    s.steel('M206 520L206 170', 18);
    s.path('M192 120L222 120L220 176L194 176Z', a);
    s.rect(190, 106, 34, 20, 6, material.plastic[1]);
    // near wheel and feet
    s.rect(420, 744, 70, 46, 10, material.rubber[1]);
    s.wheel(760, 700, 98, { dx: -20, dy: -3, lug: 0.03, n: 40, style: 'spoke', spokes: 6, sidelugs: 0 });
    s.steel('M430 700L372 706', 20);
    s.rect(352, 694, 26, 24, 6, '#caa24a');
  },
};
