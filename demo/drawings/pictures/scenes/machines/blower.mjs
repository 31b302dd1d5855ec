import { material } from '../../scene.mjs';

export default {
  detail: [560, 250, 500],
  idPrefix: 'bw',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 716, 500, 28);
    s.shadow(820, 714, 190, 16);
    // tube
    s.path('M60 640L86 566L420 500L560 478L580 612L430 628L90 684Z', G.pl);
    s.path('M86 566L420 500L560 478L564 506L424 530L80 592Z', material.plastic[4], 'opacity=".75"');
    s.path('M60 640L86 566L112 561L92 684L90 684C70 676 58 660 60 640Z', material.rubber[0]);
    s.path('M300 524L330 518L350 640L320 645Z', a);
    s.path('M540 470L596 462L616 624L562 628Z', material.plastic[1]);
    s.path('M540 470L596 462L598 480L543 488Z', material.plastic[4]);
    // fan housing
    s.circ(760, 540, 176, bd);
    s.path(
      'M590 462C640 380 730 350 810 372C900 398 946 480 934 570C920 660 850 716 760 716C700 716 640 690 608 640Z',
      G.body,
    );
    s.path(
      'M590 462C640 380 730 350 810 372C846 382 876 402 898 428C840 392 760 386 700 420C650 446 616 500 612 560Z',
      bl,
      'opacity=".85"',
    );
    s.circ(766, 544, 116, material.plastic[0]);
    s.circ(763, 541, 108, G.plH);
    for (let i = 0; i < 22; i++) {
      const t = (i * Math.PI) / 11;
      s.line(
        `M${(763 + 36 * Math.cos(t)).toFixed(1)} ${(541 + 36 * Math.sin(t)).toFixed(1)}L${(763 + 100 * Math.cos(t + 0.2)).toFixed(1)} ${(541 + 100 * Math.sin(t + 0.2)).toFixed(1)}`,
        6,
        material.rubber[0],
      );
    }
    s.circ(763, 541, 34, b);
    s.circ(757, 535, 22, bl, 'opacity=".6"');
    // handle
    s.path(
      'M640 400L668 250C676 216 698 196 734 196L960 204C1000 208 1022 232 1022 268L1018 520C1014 556 992 576 956 578L926 578L930 520L944 518C956 516 962 510 962 498L966 284C966 268 958 260 942 260L752 254C736 254 728 262 724 276L706 372Z',
      G.pl,
    );
    s.path(
      'M668 250C676 216 698 196 734 196L960 204C986 206 1006 218 1015 238L748 228C716 228 700 244 692 274L674 376L644 380Z',
      material.plastic[4],
      'opacity=".75"',
    );
    s.path('M800 258L868 260C866 290 850 306 828 306C806 304 796 284 800 258Z', '#c4261d');
    s.path('M920 400L1016 402L1014 440L920 438Z', a);
  },
};
