import { f, material } from '../../scene.mjs';

export default {
  detail: [130, 300, 480],
  idPrefix: 'll',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.shadow(600, 690, 500, 28);
    // cooling fins on top
    for (let i = 0; i < 30; i++)
      s.path(`M${150 + i * 30} ${340 - i}l16 0l0 50l-16 0Z`, i % 2 ? material.plastic[1] : material.plastic[2]);
    // body
    s.path(
      'M130 400C130 374 146 360 172 358L1030 334C1056 334 1070 348 1070 372L1070 548C1070 572 1056 586 1032 588L174 600C146 600 130 586 130 560Z',
      G.body,
    );
    s.path('M130 400C130 374 146 360 172 358L1030 334C1048 334 1061 341 1067 354L174 382C150 384 138 394 132 412Z', bl);
    s.path('M130 556L1070 540L1070 548C1070 572 1056 586 1032 588L174 600C146 600 130 586 130 560Z', bd);
    // lens with reflectors
    s.path('M166 410L1036 386L1036 540L166 558Z', material.plastic[0]);
    const cell = s.rad('cell', 0.45, 0.4, 0.6, [
      [0, '#ffffff'],
      [0.25, '#f3fbff'],
      [0.5, '#a9c4cf'],
      [0.8, '#5c7882'],
      [1, '#26343a'],
    ]);
    for (let i = 0; i < 10; i++)
      for (let j = 0; j < 2; j++) {
        const x = 214 + i * 86;
        const y = 448 + j * 72 - i * 2.2;
        s.rect(f(x - 38), f(y - 32), 76, 64, 14, cell);
        s.rect(f(x - 12), f(y - 10), 24, 20, 4, '#f6e2a4');
        s.rect(f(x - 7), f(y - 6), 14, 12, 3, '#fff');
      }
    s.path('M166 410L620 397L500 551L166 558Z', '#fff', 'opacity=".16"');
    s.path('M760 393L840 391L720 547L640 548Z', '#fff', 'opacity=".1"');
    // end caps
    s.path('M112 390L166 384L166 588L112 584C104 520 104 450 112 390Z', G.plH);
    s.path('M1036 362L1088 366C1096 430 1096 510 1088 566L1036 562Z', G.plH);
    s.bolt(139, 410, 9);
    s.bolt(139, 562, 9);
    s.bolt(1062, 392, 9);
    s.bolt(1062, 542, 9);
    // brackets and lead
    for (const x of [250, 880]) {
      s.path(
        `M${x} 588L${x + 70} 586L${x + 70} 660L${x + 110} 664L${x + 110} 684L${x - 40} 688L${x - 40} 668L${x} 664Z`,
        G.plH,
      );
      s.path(`M${x} 588L${x + 14} 588L${x + 14} 664L${x} 664Z`, material.plastic[4]);
      s.bolt(x + 36, 616, 13);
    }
    s.line('M1080 540C1140 580 1130 660 1060 676', 11, material.rubber[0]);
    s.line('M1080 537C1136 578 1126 656 1058 672', 4, material.rubber[3]);
    s.rect(1020, 660, 50, 30, 6, a);
  },
};
