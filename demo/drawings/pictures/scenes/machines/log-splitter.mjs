import { material } from '../../scene.mjs';

export default {
  detail: [150, 380, 520],
  idPrefix: 'ls',
  colours: ['#b3202a', '#5f0d13', '#e0636b', '#f0f3f4'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 770, 520, 34);
    s.shadow(880, 770, 130, 15);
    s.shadow(250, 770, 90, 12);
    s.wheel(860, 676, 84, { dx: -22, dy: -3, lug: 0.04, n: 36, style: 'disc', far: true, sidelugs: 0 });
    // legs
    s.path('M236 590L276 590L286 760L220 760Z', G.plH);
    s.rect(196, 750, 114, 18, 6, material.plastic[1]);
    // beam
    s.path('M120 520L1080 500L1080 588L120 604Z', G.body);
    s.path('M120 520L1080 500L1080 514L120 534Z', bl);
    s.path('M120 580L1080 566L1080 588L120 604Z', bd);
    s.path('M120 508L1080 488L1080 502L120 522Z', material.steel[2]);
    s.path('M120 508L1080 488L1080 492L120 512Z', material.steel[4]);
    // wedge, left
    s.path('M120 300L176 280L176 520L120 520Z', G.stH);
    s.path('M176 280L262 400L176 516Z', G.st);
    s.path('M176 280L262 400L252 404L176 302Z', material.steel[4]);
    s.path('M112 470L190 468L198 522L104 524Z', bd);
    // log
    s.lin(
      'bark',
      0,
      0,
      0,
      1,
      [
        [0, '#e9e2d3'],
        [0.4, '#cfc4ae'],
        [1, '#6d5c46'],
      ],
      0,
    );
    s.path('M282 330L640 322C664 322 676 368 676 412C676 458 664 502 640 504L282 512Z', `url(#${s.id('bark')})`);
    for (const [x, y, w] of [
      [330, 366, 40],
      [420, 350, 26],
      [500, 420, 46],
      [570, 366, 30],
      [392, 452, 36],
      [600, 460, 24],
      [450, 484, 30],
    ])
      s.path(`M${x} ${y}l${w} -2l-4 7l${6 - w} 2Z`, '#3b3026', 'opacity=".75"');
    s.ell(284, 421, 40, 91, '#c79a62');
    for (const k of [0.8, 0.6, 0.4, 0.2]) s.ell(284, 421, 40 * k, 91 * k, 'none', 'stroke="#8d6537" stroke-width="3"');
    s.path('M244 421L300 400L326 424L290 430Z', '#4a3418', 'opacity=".8"');
    // pusher and cylinder
    s.path('M684 350L724 346L724 500L684 502Z', G.plH);
    s.path('M684 350L694 349L694 501L684 502Z', material.plastic[4]);
    s.path('M724 400L816 396L816 440L724 444Z', G.stV);
    s.path('M812 366L1040 358C1056 358 1062 372 1062 388L1062 440C1062 458 1054 468 1040 468L812 474Z', G.pl);
    s.path('M812 366L1040 358C1050 358 1056 362 1060 370L812 382Z', material.plastic[4]);
    s.rect(800, 358, 26, 122, 6, b);
    s.rect(800, 358, 9, 122, 4, bl);
    // motor and tank below
    s.path('M560 604L790 600L800 700C800 716 790 724 776 724L580 726C566 726 558 718 558 704Z', G.pl);
    for (let i = 0; i < 6; i++) s.rect(590 + i * 32, 620, 14, 84, 5, material.rubber[0]);
    s.path('M560 604L790 600L791 612L560 617Z', material.plastic[4]);
    s.path('M420 600L552 598L552 690L430 692Z', G.body);
    s.path('M420 600L552 598L552 612L421 615Z', bl);
    // hoses
    s.line('M540 640C500 560 900 520 1046 440', 14, material.rubber[0]);
    s.line('M540 637C502 558 900 516 1046 437', 5, material.rubber[3]);
    // levers
    s.tube('M770 360L758 250', 16);
    s.circ(757, 244, 20, '#c4261d');
    s.circ(752, 238, 8, '#ef4b3c');
    s.tube('M850 358L862 262', 16);
    s.rect(838, 236, 48, 36, 12, material.plastic[1]);
    s.path('M880 540L1000 537L1000 556L880 559Z', a);
    s.wheel(920, 680, 88, { dx: -22, dy: -3, lug: 0.04, n: 36, style: 'disc', rimc: 'light', sidelugs: 0 });
    s.tube('M1060 540L1130 470', 22);
  },
};
