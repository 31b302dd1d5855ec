import { material } from '../../scene.mjs';

/** An open case of sockets: the lid stands behind, the tray lies in front. */
export default {
  detail: [330, 330, 560],
  idPrefix: 'ts',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 764, 540, 36);
    // lid
    s.path('M170 90L1030 90C1054 90 1068 104 1070 126L1090 420L110 420L130 126C132 104 146 90 170 90Z', G.body);
    s.path(
      'M170 90L1030 90C1054 90 1068 104 1070 126L1071 138C1066 118 1050 110 1030 110L170 110C150 110 134 118 129 138L130 126C132 104 146 90 170 90Z',
      bl,
    );
    s.path(
      'M190 136L1010 136C1024 136 1034 144 1036 158L1052 398L148 398L164 158C166 144 176 136 190 136Z',
      material.plastic[1],
    );
    s.path(
      'M190 136L1010 136C1024 136 1034 144 1036 158L1037 168L163 168L164 158C166 144 176 136 190 136Z',
      material.plastic[0],
    );
    const chrome = s.lin('chr', 0, 0, 0, 1, [
      [0, material.steel[1]],
      [0.2, material.steel[4]],
      [0.45, material.steel[2]],
      [0.7, material.steel[3]],
      [1, material.steel[0]],
    ]);
    // spanners in the lid
    for (let i = 0; i < 6; i++) {
      const x = 226 + i * 84;
      const h = 188 - i * 14;
      const y = 190 + i * 7;
      s.rect(x - 30, y - 16, 60, h + 32, 12, material.plastic[0], 'opacity=".8"');
      s.path(`M${x - 9} ${y + 26}L${x + 9} ${y + 26}L${x + 7} ${y + h - 30}L${x - 7} ${y + h - 30}Z`, G.stH);
      s.path(
        `M${x - 24} ${y}L${x - 9} ${y + 10}L${x - 9} ${y + 20}L${x + 9} ${y + 20}L${x + 9} ${y + 10}L${x + 24} ${y}C${x + 28} ${y + 24} ${x + 14} ${y + 40} ${x} ${y + 42}C${x - 14} ${y + 40} ${x - 28} ${y + 24} ${x - 24} ${y}Z`,
        G.stH,
      );
      s.circ(x, y + h - 14, 21, material.steel[1]);
      s.circ(x, y + h - 15, 19, G.stH);
      s.circ(x, y + h - 14, 10, material.plastic[0]);
    }
    // screwdrivers
    for (let i = 0; i < 4; i++) {
      const x = 752 + i * 74;
      s.rect(x - 24, 176, 48, 206, 12, material.plastic[0], 'opacity=".8"');
      s.rect(
        x - 18,
        184,
        36,
        92,
        12,
        s.lin(`sd${i}`, 0, 0, 1, 0, [
          [0, i % 2 ? material.plastic[1] : bd],
          [0.3, i % 2 ? material.plastic[4] : bl],
          [0.6, i % 2 ? material.plastic[2] : b],
          [1, i % 2 ? material.plastic[0] : bd],
        ]),
      );
      s.rect(x - 18, 210, 36, 12, 2, a);
      s.rect(x - 6, 276, 12, 92, 3, G.stH);
    }
    // hinge
    s.path('M110 420L1090 420L1100 452L100 452Z', material.rubber[0]);
    s.path('M110 420L1090 420L1091 427L109 427Z', material.plastic[4]);
    // tray
    s.path('M100 446L1100 446L1136 700C1138 728 1122 746 1096 746L104 746C78 746 62 728 64 700Z', G.body);
    s.path('M132 470L1068 470L1098 672L102 672Z', material.plastic[0]);
    s.path('M140 480L1060 480L1084 662L116 662Z', material.plastic[2]);
    s.path('M140 480L1060 480L1062 494L138 494Z', material.plastic[0], 'opacity=".7"');
    // sockets: three rows, growing to the front
    const socket = (x, y, r, h) => {
      s.ell(x, y + 4, r + 7, (r + 7) * 0.5, material.rubber[0]);
      s.path(`M${x - r} ${y - h}L${x - r} ${y}A${r} ${r * 0.46} 0 0 0 ${x + r} ${y}L${x + r} ${y - h}Z`, G.stH);
      s.path(
        `M${x - r} ${y - h * 0.45}A${r} ${r * 0.46} 0 0 0 ${x + r} ${y - h * 0.45}l0 5A${r} ${r * 0.46} 0 0 1 ${x - r} ${y - h * 0.45 + 5}Z`,
        material.steel[0],
        'opacity=".55"',
      );
      s.ell(x, y - h, r, r * 0.46, material.steel[3]);
      s.ell(x, y - h, r * 0.66, r * 0.3, material.plastic[0]);
      s.ell(x, y - h + 1, r * 0.4, r * 0.16, material.steel[0]);
    };
    for (let i = 0; i < 11; i++) socket(196 + i * 58, 528, 15 + i * 0.35, 26);
    for (let i = 0; i < 9; i++) socket(196 + i * 70, 584, 19 + i * 0.7, 32);
    for (let i = 0; i < 8; i++) socket(196 + i * 82, 646, 23 + i * 1.1, 38);
    // ratchet
    s.path('M880 500L1040 500L1062 650L884 650Z', material.plastic[0], 'opacity=".75"');
    s.g('transform="rotate(66 970 576)"', () => {
      s.rect(
        896,
        560,
        150,
        32,
        14,
        s.lin('rh', 0, 0, 0, 1, [
          [0, bl],
          [0.4, b],
          [1, bd],
        ]),
      );
      for (let i = 0; i < 6; i++) s.rect(916 + i * 18, 560, 7, 32, 2, material.rubber[0], 'opacity=".4"');
      s.rect(866, 566, 40, 20, 4, chrome);
      s.circ(850, 576, 30, material.steel[1]);
      s.circ(849, 574, 26, G.st);
      s.circ(849, 575, 12, material.plastic[1]);
      s.rect(1036, 558, 18, 36, 8, a);
    });
    // front of the tray
    s.path('M98 688L1102 688L1110 712C1112 734 1104 746 1096 746L104 746C94 746 88 734 90 712Z', bd, 'opacity=".65"');
    s.path('M102 672L1098 672L1101 688L99 688Z', bl);
    for (const x of [250, 900]) {
      s.rect(x, 676, 90, 54, 9, material.plastic[0]);
      s.rect(x + 4, 679, 82, 46, 7, G.pl);
      s.rect(x + 12, 684, 66, 9, 4, material.plastic[4]);
    }
    s.path(
      'M500 704L700 704C708 704 712 710 710 718L704 740L496 740L490 718C488 710 492 704 500 704Z',
      material.rubber[0],
    );
    s.path('M500 704L700 704C706 704 709 707 710 712L490 712C491 707 494 704 500 704Z', material.plastic[4]);
  },
};
