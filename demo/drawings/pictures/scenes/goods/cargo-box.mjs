import { material } from '../../scene.mjs';

export default {
  detail: [470, 300, 460],
  idPrefix: 'cb',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(620, 720, 480, 34);
    // left side, front
    s.path('M180 380L330 430L340 720L226 660C206 650 196 636 194 614Z', bd);
    s.path('M330 430L1030 396L1002 650C998 676 982 690 956 692L340 720Z', G.body);
    s.path('M330 430L1030 396L1029 412L331 448Z', '#000', 'opacity=".4"');
    for (let i = 0; i < 5; i++)
      s.path(
        `M${394 + i * 120} ${480 - i * 5}L${484 + i * 120} ${476 - i * 5}L${478 + i * 118} ${648 - i * 4}L${398 + i * 118} ${652 - i * 4}Z`,
        '#000',
        'opacity=".14"',
      );
    for (let i = 0; i < 5; i++)
      s.path(
        `M${394 + i * 120} ${480 - i * 5}L${484 + i * 120} ${476 - i * 5}L${484 + i * 120} ${482 - i * 5}L${394 + i * 120} ${486 - i * 5}Z`,
        bl,
        'opacity=".5"',
      );
    s.path('M340 690L990 664C984 682 974 691 956 692L340 720Z', bd);
    // lid
    s.path('M160 340L322 396L330 446L172 390Z', bd);
    s.path('M322 396L1050 360L1044 410L330 446Z', b);
    s.path('M322 396L1050 360L1049 370L323 408Z', bl);
    s.path(
      'M160 340C170 290 206 262 262 256L860 226C910 224 950 236 980 266L1050 360L322 396Z',
      s.lin('lid', 0.1, 0, 0.7, 1, [
        [0, bl],
        [0.4, b],
        [1, bd],
      ]),
    );
    s.path('M262 300L880 268L940 326L366 352Z', '#000', 'opacity=".2"');
    s.path('M262 300L880 268L888 276L276 308Z', '#fff', 'opacity=".25"');
    for (let i = 0; i < 3; i++) s.path(`M${400 + i * 150} ${304 - i * 8}l90 -5l30 30l-92 5Z`, '#000', 'opacity=".22"');
    // latches and lock
    for (const x of [450, 880]) {
      s.path(`M${x} 384L${x + 64} 381L${x + 60} 486L${x + 6} 488Z`, material.plastic[0]);
      s.path(`M${x + 5} 390L${x + 58} 387L${x + 55} 478L${x + 10} 480Z`, G.pl);
      s.path(`M${x + 5} 390L${x + 58} 387L${x + 57} 400L${x + 6} 403Z`, material.plastic[4]);
      s.circ(x + 32, 446, 11, material.steel[2]);
      s.rect(x + 30, 440, 4, 13, 1, material.plastic[0]);
    }
    s.path('M600 470L790 461L788 486L601 495Z', a);
    // handle on the left
    s.path('M206 470L296 512L298 556L210 510Z', material.plastic[0]);
    s.path('M214 484L288 518L289 534L216 498Z', material.plastic[3]);
  },
};
