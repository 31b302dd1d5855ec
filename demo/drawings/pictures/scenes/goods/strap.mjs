import { material } from '../../scene.mjs';

export default {
  detail: [480, 250, 480],
  idPrefix: 'st',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#f0b429'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(360, 764, 300, 30);
    s.shadow(850, 764, 240, 22);
    // coil of webbing: rim and rolled face
    s.path(
      'M196 470A220 220 0 0 1 380 320L470 300A220 220 0 0 1 640 480L640 560A220 220 0 0 1 470 740L380 760A220 220 0 0 1 196 600Z',
      bd,
    );
    s.ell(380, 540, 214, 222, b);
    for (let i = 0; i < 8; i++) {
      const k = 1 - i * 0.1;
      s.ell(380, 540, 214 * k, 222 * k, 'none', `stroke="${i % 2 ? bd : bl}" stroke-width="9" opacity=".85"`);
    }
    s.ell(380, 540, 36, 38, '#0f1513');
    s.path('M196 430C224 360 290 318 372 316L380 330C300 334 238 372 210 440Z', '#fff', 'opacity=".3"');
    // tail to the ratchet
    s.path('M420 318C520 300 640 330 700 420L760 520L690 560L640 470C590 390 500 350 430 356Z', G.body);
    s.path('M420 318C520 300 640 330 700 420L760 520L748 527L690 430C634 350 520 316 424 332Z', bl);
    s.path('M436 340C530 334 610 370 660 452L712 545', 'none', `stroke="${a}" stroke-width="7" opacity=".9"`);
    // ratchet
    s.path(
      'M650 540L760 480L930 560C960 576 966 604 950 632L910 700C896 722 872 728 850 716L690 626C656 606 640 572 650 540Z',
      material.steel[0],
    );
    s.path(
      'M660 530L764 472L936 550C966 566 972 592 956 620L916 686C902 708 878 714 856 702L696 612C664 592 650 560 660 530Z',
      G.st,
    );
    s.path('M764 472L936 550C950 557 958 567 961 578L770 488L666 546C662 540 660 536 660 530Z', material.steel[4]);
    s.circ(790, 580, 62, material.steel[0]);
    s.path(s.lugs(790, 580, 50, 70, 16), material.steel[1]);
    s.circ(788, 578, 44, G.stV);
    s.circ(788, 578, 16, material.plastic[1]);
    // handle
    s.path('M780 540L960 380C976 366 996 366 1012 380L1046 414C1058 428 1056 446 1042 458L850 616Z', G.pl);
    s.path('M780 540L960 380C976 366 996 366 1012 380L1018 386C1002 378 988 380 974 392L796 552Z', material.plastic[4]);
    s.path('M930 430L980 388L1038 448L990 490Z', a);
    // hook
    s.steel('M900 690C960 740 1040 736 1060 680C1068 648 1046 626 1020 634', 26);
    s.path('M866 676L920 650L944 690L892 722Z', material.steel[1]);
  },
};
