import { material } from '../../scene.mjs';
import { smallEngine } from '../../small-engine.mjs';

export default {
  detail: [120, 360, 480],
  idPrefix: 'wp',
  colours: ['#b3202a', '#5f0d13', '#e0636b', '#f0f3f4'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(580, 782, 480, 32);
    s.shadow(320, 778, 110, 13);
    s.shadow(850, 778, 110, 13);
    s.tube('M250 744L250 250C250 216 268 198 302 198L840 198C874 198 892 216 892 250L892 744', 20, [
      material.rubber[0],
      material.plastic[0],
      material.plastic[2],
    ]);
    smallEngine(s, 690, 724, 1.06);
    // pump volute, left
    s.path('M470 450L560 446L560 690L470 690Z', G.plH);
    s.circ(390, 574, 152, material.steel[0]);
    s.circ(384, 568, 146, G.st);
    s.circ(384, 568, 120, b);
    s.path('M264 568A120 120 0 0 1 470 484L452 500A98 98 0 0 0 286 568Z', bl);
    s.path('M504 568A120 120 0 0 1 300 654L316 638A98 98 0 0 0 482 568Z', bd);
    for (let i = 0; i < 6; i++) {
      const t = (i * Math.PI) / 3 + 0.3;
      s.bolt(384 + 133 * Math.cos(t), 568 + 133 * Math.sin(t), 9);
    }
    s.circ(384, 568, 70, bd, 'opacity=".55"');
    // suction to the left
    s.path('M130 520L264 514L264 622L130 616Z', G.stV);
    s.path('M112 506L150 504L150 632L112 630Z', material.steel[1]);
    s.path('M112 506L124 505L124 631L112 630Z', material.steel[4]);
    for (let i = 0; i < 3; i++) s.rect(162 + i * 16, 516, 6, 104, 2, material.steel[0]);
    // discharge upwards
    s.path('M336 430L432 426L430 300L338 300Z', G.stH);
    s.path('M318 276L450 272L450 306L318 308Z', G.stH);
    s.path('M318 276L450 272L450 280L318 284Z', material.steel[4]);
    s.rect(338, 322, 92, 7, 3, material.steel[0]);
    s.rect(338, 340, 92, 7, 3, material.steel[0]);
    s.path('M452 420L500 410L506 440L458 452Z', a);
    // frame in front
    s.tube('M216 764L216 268C216 232 236 212 272 212', 24);
    s.tube('M926 764L926 268C926 232 906 212 870 212', 24);
    s.tube('M204 746L938 746', 24);
    s.rect(250, 756, 90, 24, 8, material.rubber[1]);
    s.rect(800, 756, 90, 24, 8, material.rubber[1]);
  },
};
