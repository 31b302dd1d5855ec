import { material } from '../../scene.mjs';

export default {
  detail: [440, 60, 420],
  idPrefix: 'ia',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    const { G, b, bd, bl } = s;
    s.shadow(600, 862, 170, 18);
    // spiral behind and in front of the shaft
    const turn = (y, far) =>
      far
        ? s.path(
            `M528 ${y + 36}C560 ${y + 12} 640 ${y - 18} 672 ${y - 34}L672 ${y - 22}C640 ${y} 560 ${y + 30} 528 ${y + 50}Z`,
            bd,
          )
        : s.path(
            `M520 ${y}C548 ${y + 40} 640 ${y + 58} 680 ${y + 26}L680 ${y + 44}C640 ${y + 78} 548 ${y + 60} 520 ${y + 18}Z`,
            G.bodyH,
          );
    for (let i = 0; i < 6; i++) turn(440 + i * 66, true);
    s.rect(587, 170, 26, 650, 8, G.stH);
    for (let i = 0; i < 6; i++) {
      turn(404 + i * 66, false);
      s.path(
        `M520 ${404 + i * 66}C548 ${444 + i * 66} 640 ${462 + i * 66} 680 ${430 + i * 66}L680 ${435 + i * 66}C640 ${468 + i * 66} 548 ${450 + i * 66} 520 ${409 + i * 66}Z`,
        bl,
      );
    }
    // cutting head
    s.path('M524 800L676 800L662 836L600 858L538 836Z', G.stH);
    s.path('M514 800L596 806L560 842L520 824Z', material.steel[3]);
    s.path('M686 800L604 806L640 842L680 824Z', material.steel[1]);
    s.path('M590 852L600 880L610 852Z', material.steel[0]);
    // crank
    s.tube('M600 190L600 150L780 128', 24);
    s.tube('M780 128L786 248', 22);
    s.rect(762, 190, 50, 120, 22, b);
    s.rect(768, 194, 14, 110, 7, bl);
    s.tube('M600 200L600 90', 24);
    s.rect(500, 52, 200, 48, 24, G.body);
    s.rect(514, 56, 172, 12, 6, bl);
    s.rect(582, 214, 36, 70, 8, material.plastic[1]);
    s.circ(600, 250, 14, material.steel[2]);
  },
};
