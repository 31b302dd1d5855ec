import { material } from '../../scene.mjs';

/** A snow plough blade seen from the front left, the push frame behind it. */
export default {
  detail: [150, 240, 520],
  idPrefix: 'pl',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#e9eef0'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(560, 742, 500, 36);
    s.ell(860, 690, 260, 26, G.shd, 'transform="rotate(-10 860 690)"');
    // push frame to the back right
    s.path('M560 560L1040 470L1090 500L620 640Z', material.plastic[0]);
    s.tube('M560 600L1080 490', 30);
    s.tube('M420 620L1060 540', 30);
    s.tube('M1080 486L1064 548', 24);
    s.path('M1040 452L1122 440C1136 440 1142 450 1140 464L1128 560C1126 572 1116 578 1104 578L1046 582Z', G.pl);
    s.path('M1040 452L1122 440C1132 440 1138 446 1140 454L1042 468Z', material.plastic[4]);
    s.bolt(1100, 486, 11);
    s.bolt(1094, 544, 11);
    // springs
    s.shock(640, 360, 760, 540, 34);
    s.shock(760, 340, 860, 520, 34);
    s.tube('M600 350L820 320', 20);
    // back edge of the blade
    s.path('M904 216C930 214 944 230 944 252C938 400 950 520 1002 616L984 640L900 640Z', material.plastic[1]);
    // blade: curved sheet
    const blade =
      'M112 306C100 286 112 262 136 258L896 190C914 188 924 198 924 214C900 330 906 470 964 600C968 612 962 622 948 624L180 724C160 726 148 716 142 700C100 580 98 440 128 336Z';
    s.path(
      blade,
      s.lin('bl', 0, 0, 0.12, 1, [
        [0, bl],
        [0.12, b],
        [0.34, bd],
        [0.56, b],
        [0.8, bl],
        [1, b],
      ]),
    );
    s.clip('c', blade);
    s.g(`clip-path="url(#${s.id('c')})"`, () => {
      s.path('M100 250L940 176L940 250C700 262 380 290 100 326Z', '#fff', 'opacity=".22"');
      s.path('M100 420C380 372 680 340 940 322L940 420C700 440 400 470 100 520Z', '#000', 'opacity=".16"');
      s.path('M120 610C400 560 700 520 980 490L980 560C700 590 400 630 130 680Z', '#fff', 'opacity=".14"');
      for (const x of [320, 540, 760]) {
        s.path(
          `M${x} ${262 - (x - 112) * 0.075}C${x - 30} 400 ${x - 20} 560 ${x + 40} 720L${x + 52} 718C${x - 6} 560 ${x - 16} 400 ${x + 14} ${260 - (x - 112) * 0.075}Z`,
          bd,
          'opacity=".55"',
        );
        s.path(
          `M${x + 14} ${260 - (x - 112) * 0.075}C${x - 16} 400 ${x - 6} 560 ${x + 52} 718L${x + 57} 717C${x} 560 ${x - 10} 400 ${x + 19} ${260 - (x - 112) * 0.075}Z`,
          bl,
          'opacity=".6"',
        );
      }
      s.path('M100 250L330 240L220 740L100 740Z', '#fff', 'opacity=".08"');
      s.path('M860 180L980 180L1000 640L930 640C880 480 860 340 860 180Z', '#000', 'opacity=".22"');
    });
    // reflective tape
    s.path('M168 420L300 404L298 446L166 464Z', a);
    for (let i = 0; i < 3; i++) s.path(`M${182 + i * 40} ${418 - i * 5}l20 -2.4l-16 43l-20 2.6Z`, '#c4261d');
    s.path('M776 330L890 318L890 358L776 371Z', a);
    for (let i = 0; i < 3; i++) s.path(`M${788 + i * 34} ${329 - i * 3.6}l18 -2l-14 41l-18 2Z`, '#c4261d');
    // upper edge roll
    s.line('M124 282L904 206', 24, bd);
    s.line('M122 276L902 200', 15, b);
    s.line('M124 271L900 196', 4, bl);
    // rubber flap
    s.path('M130 250L900 180L908 150L138 218Z', material.rubber[1]);
    s.path('M138 218L908 150L907 158L137 227Z', material.rubber[4]);
    for (let i = 0; i < 7; i++) s.bolt(180 + i * 112, 234 - i * 10, 6);
    // cutting edge
    s.path('M142 690L964 586L976 626L160 736Z', G.stV);
    s.path('M142 690L964 586L966 593L144 698Z', '#fff', 'opacity=".75"');
    for (let i = 0; i < 8; i++) s.bolt(206 + i * 102, 706 - i * 13.4, 9);
    // skids and end plate
    s.path('M96 300C84 284 92 262 112 258L140 256C120 380 124 560 164 720L150 734C112 600 92 440 96 300Z', bl);
    s.path(
      'M96 300C84 284 92 262 112 258L122 257C104 380 108 560 152 728L148 734C112 600 92 440 96 300Z',
      '#fff',
      'opacity=".35"',
    );
    // marker poles
    s.line('M150 256L136 110', 9, material.plastic[1]);
    s.line('M148 254L135 116', 4, '#f3b23a');
    s.circ(135, 106, 13, '#e8912c');
    s.line('M900 190L908 60', 9, material.plastic[1]);
    s.line('M898 188L906 66', 4, '#f3b23a');
    s.circ(908, 56, 13, '#e8912c');
  },
};
