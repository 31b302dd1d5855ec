import { material } from '../../scene.mjs';
import { smallEngine } from '../../small-engine.mjs';

export default {
  detail: [130, 430, 460],
  idPrefix: 'pm',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#e9eef0'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.shadow(500, 786, 440, 30);
    s.shadow(260, 788, 90, 13);
    s.shadow(640, 790, 120, 14);
    s.wheel(256, 714, 64, { dx: -24, dy: -4, lug: 0.05, n: 30, style: 'disc', far: true, sidelugs: 0 });
    s.wheel(620, 690, 88, { dx: -24, dy: -4, lug: 0.05, n: 30, style: 'disc', far: true, sidelugs: 0 });
    // far handle
    s.tube('M600 560L960 170', 18, [material.rubber[0], material.plastic[0], material.plastic[2]]);
    // collector
    s.path('M650 470L880 430C930 426 960 452 962 500L966 600C966 648 944 676 896 680L690 690Z', material.rubber[1]);
    s.path('M650 470L880 430C918 427 946 442 956 474L664 510Z', material.plastic[2]);
    for (let i = 0; i < 6; i++)
      s.line(`M${702 + i * 42} ${506 - i * 6}L${716 + i * 42} ${676 - i * 2}`, 3, material.plastic[3], 'opacity=".8"');
    for (let i = 0; i < 4; i++)
      s.line(`M684 ${540 + i * 36}L958 ${510 + i * 38}`, 3, material.plastic[3], 'opacity=".7"');
    // deck
    s.path(
      'M170 650C176 590 220 562 290 556L640 540C700 540 726 574 728 640L730 724L186 742C170 742 164 700 170 650Z',
      G.body,
    );
    s.path(
      'M170 650C176 590 220 562 290 556L640 540C680 540 706 556 718 584L300 600C240 604 206 630 192 690L172 700C168 684 168 668 170 650Z',
      bl,
      'opacity=".8"',
    );
    s.path('M178 706L730 690L730 724L186 742C178 742 172 730 168 706Z', bd);
    s.path('M300 640L560 630L556 656L298 666Z', a);
    smallEngine(s, 430, 590, 0.92);
    // near handle with bail
    s.tube('M640 610L1000 190C1016 172 1036 166 1060 174L1100 190', 22);
    s.tube('M1000 190L960 170', 18);
    s.line('M1040 176L1104 200', 34, material.rubber[1]);
    s.line('M1036 170L1100 194', 9, material.rubber[4]);
    s.tube('M986 240C1010 230 1050 244 1080 262', 12, ['#7d1210', '#c4261d', '#ef4b3c']);
    s.line('M980 216C860 330 700 420 560 470', 6, material.rubber[0]);
    s.wheel(300, 722, 66, { dx: -24, dy: -4, lug: 0.05, n: 30, style: 'disc', rimc: 'light', sidelugs: 0 });
    s.wheel(672, 698, 92, { dx: -24, dy: -4, lug: 0.05, n: 30, style: 'disc', rimc: 'light', sidelugs: 0 });
  },
};
