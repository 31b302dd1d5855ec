import { material } from '../../scene.mjs';

export default {
  detail: [380, 120, 440],
  idPrefix: 'ph',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 806, 380, 24);
    // handlebar and clamp
    s.tube('M170 720C360 680 840 680 1030 720', 46);
    s.path('M110 712L230 690L236 740L116 764C96 764 92 718 110 712Z', material.rubber[1]);
    s.path('M1090 712L970 690L964 740L1084 764C1104 764 1108 718 1090 712Z', material.rubber[1]);
    s.path('M540 640L660 640L676 760L524 760Z', G.plH);
    s.path('M540 640L660 640L662 654L538 654Z', material.plastic[4]);
    s.bolt(560, 730, 12);
    s.bolt(640, 730, 12);
    s.circ(600, 640, 46, material.plastic[0]);
    s.circ(598, 637, 40, G.pl);
    // device
    s.rect(378, 130, 444, 510, 34, material.rubber[0]);
    s.rect(384, 132, 432, 500, 30, G.pl);
    s.rect(404, 154, 392, 448, 14, '#dfeae6');
    // a map: forest, lake, route
    s.clip('scr', 'M404 168Q404 154 418 154L782 154Q796 154 796 168L796 588Q796 602 782 602L418 602Q404 602 404 588Z');
    s.g(`clip-path="url(#${s.id('scr')})"`, () => {
      s.path('M404 154L640 154C600 240 520 250 500 330C480 410 440 420 404 430Z', '#bcd8c0');
      s.path('M796 330C720 330 700 400 640 430C590 460 600 540 660 560C720 580 760 540 796 550Z', '#a9d0e0');
      s.path('M404 500C470 490 520 530 540 602L404 602Z', '#bcd8c0');
      s.line('M460 602C470 520 560 500 560 430C560 350 660 330 690 154', 16, '#fff');
      s.line('M460 602C470 520 560 500 560 430C560 350 660 330 690 154', 8, '#c4261d');
      s.path('M404 300L796 250L796 258L404 308Z', '#fff', 'opacity=".8"');
      s.rect(420, 170, 150, 56, 10, '#101614', 'opacity=".8"');
      s.rect(434, 184, 60, 10, 3, '#fff');
      s.rect(434, 204, 96, 8, 3, '#6fd698');
    });
    s.path('M562 410L586 470L562 456L538 470Z', '#0f2f4f');
    s.path('M404 168Q404 154 418 154L640 154L470 602L418 602Q404 602 404 588Z', '#fff', 'opacity=".14"');
    // jaws
    s.path('M340 300L392 292L392 470L340 462C326 420 326 342 340 300Z', G.body);
    s.path('M340 300L392 292L392 306L338 314Z', bl);
    s.path('M860 300L808 292L808 470L860 462C874 420 874 342 860 300Z', bd);
    s.path('M520 104L680 104L690 150L510 150Z', b);
    s.path('M520 104L680 104L683 116L517 116Z', bl);
    s.path('M500 610L700 610L690 664L510 664Z', G.body);
    s.path('M560 624L640 624L636 650L564 650Z', a);
    s.circ(876, 382, 26, material.plastic[1]);
    s.circ(874, 380, 18, material.plastic[3]);
  },
};
