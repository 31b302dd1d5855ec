import { f, material } from '../../scene.mjs';

/** A tub sled on runners with a drawbar, towed to the left. */
export default {
  detail: [330, 250, 520],
  idPrefix: 'sl',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#1b6f5a'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(640, 668, 540, 28);
    s.shadow(740, 666, 340, 16);
    // far runner
    s.tube('M300 560C240 590 280 632 340 632L1040 632', 12);
    // drawbar
    s.steel('M60 560L250 536L392 548', 15);
    s.steel('M60 560L262 590L400 606', 15);
    s.path('M30 548C22 536 34 520 52 524L84 540L82 574L52 582C32 582 24 566 30 548Z', G.pl);
    s.circ(54, 553, 11, material.steel[3]);
    s.circ(54, 553, 6, material.plastic[0]);
    s.shock(150, 549, 240, 538, 20);
    // inside of the tub
    s.path('M330 352C360 330 420 318 520 316L1046 312C1090 312 1104 330 1100 360L1080 430L380 440Z', bd);
    s.path(
      'M356 362C392 344 440 336 520 334L1040 330C1072 330 1082 344 1080 364L1070 420L400 430Z',
      s.lin('in', 0, 0, 0, 1, [
        [0, '#000', 0.55],
        [1, '#000', 0.2],
      ]),
    );
    // load under a tarpaulin
    s.path(
      'M420 360C470 262 560 232 700 236C820 228 960 236 1010 290C1036 318 1044 340 1046 372L440 386Z',
      s.lin('tp', 0.1, 0, 0.5, 1, [
        [0, '#8b9a94'],
        [0.4, '#5e6d67'],
        [1, '#2f3a36'],
      ]),
    );
    s.path(
      'M420 360C470 262 560 232 700 236C780 230 880 232 950 252C840 250 720 262 620 282C540 300 470 330 440 380Z',
      '#fff',
      'opacity=".2"',
    );
    s.path(
      'M600 244C590 290 590 330 600 376L612 376C604 330 604 290 616 242ZM826 234C836 280 838 330 832 372L844 372C852 330 850 280 838 234Z',
      a,
    );
    s.path(
      'M520 300C560 320 610 330 660 330C600 346 550 340 506 322ZM720 290C780 316 850 324 930 316C860 340 780 338 716 312ZM900 300C940 320 980 340 1010 366C970 356 930 340 896 316Z',
      '#000',
      'opacity=".2"',
    );
    // tub
    const tub =
      'M306 300C300 288 312 278 328 284C352 294 372 316 384 344L1096 340C1112 340 1118 350 1116 366L1090 548C1086 574 1070 588 1044 588L470 592C420 590 384 566 364 522C342 470 326 372 306 300Z';
    s.path(
      tub,
      s.lin('tu', 0.1, 0, 0.4, 1, [
        [0, bl],
        [0.32, b],
        [1, bd],
      ]),
    );
    s.clip('c', tub);
    s.g(`clip-path="url(#${s.id('c')})"`, () => {
      for (let i = 0; i < 6; i++) {
        const x = 470 + i * 106;
        s.path(`M${x} 400L${x + 70} 400L${x + 62} 560L${x + 12} 560Z`, bd, 'opacity=".45"');
        s.path(`M${x} 400L${x + 70} 400L${f(x + 69)} 408L${x + 1} 408Z`, '#000', 'opacity=".3"');
        s.path(`M${x + 62} 560L${x + 70} 400L${x + 76} 400L${x + 68} 560Z`, bl, 'opacity=".7"');
      }
      s.path(
        'M300 280C340 300 372 330 384 380C400 470 420 540 480 592L360 592C330 500 310 380 300 280Z',
        '#fff',
        'opacity=".18"',
      );
      s.path('M360 550L1120 540L1100 600L380 600Z', '#000', 'opacity=".25"');
    });
    // rim
    s.path(
      'M306 300C300 288 312 278 328 284C352 294 372 316 384 344L1096 340C1112 340 1118 350 1116 366L1114 374L382 378C366 330 340 306 312 318Z',
      b,
    );
    s.path(
      'M306 300C300 288 312 278 328 284C352 294 372 316 384 344L1096 340C1106 340 1112 344 1115 352L384 357C364 322 340 300 308 306Z',
      bl,
    );
    for (let i = 0; i < 8; i++) {
      s.circ(450 + i * 86, 366, 8, material.plastic[0]);
      s.circ(449 + i * 86, 365, 4.5, material.steel[2]);
    }
    // rope zigzag over the load
    let rope = 'M450 366';
    for (let i = 1; i < 7; i++) rope += `L${450 + i * 86} ${i % 2 ? 256 + Math.abs(4 - i) * 4 : 366}`;
    s.line(rope, 7, material.rubber[0]);
    s.line(rope, 4, '#e6d9a8');
    // struts and near runner
    for (const x of [470, 700, 940]) {
      s.path(`M${x} 586L${x + 44} 586L${x + 56} 646L${x - 12} 646Z`, G.pl);
      s.path(`M${x} 586L${x + 12} 586L${x + 4} 646L${x - 12} 646Z`, material.plastic[4], 'opacity=".7"');
    }
    s.line('M330 520C270 560 290 648 372 652L1090 652', 22, material.rubber[0]);
    s.line('M330 516C274 556 294 642 372 646L1090 646', 15, material.plastic[2]);
    s.line('M324 522C280 558 298 636 372 641L1090 641', 4, material.plastic[4]);
    s.line('M380 660L1080 660', 4, material.steel[1]);
    // tail lamp and reflector
    s.rect(1082, 470, 18, 44, 4, '#7d1210', 'transform="rotate(8 1090 492)"');
    s.rect(1084, 474, 13, 24, 3, '#ef4b3c', 'transform="rotate(8 1090 486)"');
    s.tube('M1108 372C1150 380 1156 430 1136 470L1100 480', 11);
  },
};
