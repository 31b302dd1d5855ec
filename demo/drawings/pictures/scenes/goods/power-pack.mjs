import { material } from '../../scene.mjs';

export default {
  detail: [430, 380, 460],
  idPrefix: 'pk',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(620, 764, 400, 36);
    s.ell(330, 716, 110, 30, G.shd, 'transform="rotate(28 330 716)"');
    // left side and front
    s.path('M250 340L420 410L420 760L272 686C258 678 250 666 250 650Z', G.plH);
    s.path('M420 410L900 384C926 384 940 398 940 424L934 680C932 712 914 730 884 732L420 760Z', G.pl);
    s.path('M420 560L938 530L934 680C932 712 914 730 884 732L420 760Z', b);
    s.path('M420 560L938 530L937 552L420 583Z', bl);
    s.path('M420 716L930 690C926 716 910 730 884 732L420 760Z', bd);
    s.path('M420 560L250 480L250 650C250 666 258 678 272 686L420 760Z', bd);
    // charge lights
    s.path('M520 440L820 424L818 490L520 506Z', material.plastic[0]);
    for (let i = 0; i < 4; i++) s.rect(546 + i * 58, 456 - i * 3, 34, 20, 6, i < 3 ? '#6fd698' : material.plastic[3]);
    s.circ(790, 456, 15, material.steel[1]);
    s.circ(786, 452, 7, material.steel[4]);
    s.path('M650 594L586 662L632 659L604 724L690 638L642 641L676 592Z', a);
    s.path('M720 606L890 596L890 614L720 624ZM720 644L850 636L850 650L720 658Z', '#fff', 'opacity=".4"');
    // top with slide rails
    s.path('M250 340L700 312L940 400L420 410Z', material.plastic[3]);
    s.path('M330 300L690 278L880 352L450 368Z', material.plastic[1]);
    s.path('M330 258L690 236L690 286L330 308Z', G.plH);
    s.path('M330 258L690 236L880 310L450 330Z', material.plastic[4]);
    s.path('M450 330L880 310L880 358L450 374Z', G.pl);
    s.path('M330 258L450 330L450 374L330 308Z', material.plastic[2]);
    for (let i = 0; i < 4; i++)
      s.path(`M${500 + i * 84} ${338 - i * 4}l44 -2l0 24l-44 2Z`, i % 3 ? material.plastic[0] : '#caa24a');
    // release button
    s.path('M938 440L980 450C990 454 994 462 993 474L990 560C988 572 982 578 972 578L936 574Z', a);
    s.path('M938 440L980 450C985 452 989 455 991 460L938 456Z', '#fff', 'opacity=".4"');
  },
};
