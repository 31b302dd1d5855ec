import { material } from '../../scene.mjs';

export default {
  detail: [480, 260, 480],
  idPrefix: 'iv',
  colours: ['#b3202a', '#5f0d13', '#e0636b', '#f0f3f4'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.shadow(600, 762, 430, 32);
    s.shadow(360, 758, 90, 12);
    s.shadow(840, 758, 90, 12);
    s.rect(300, 726, 130, 34, 10, material.rubber[1]);
    s.rect(760, 726, 130, 34, 10, material.rubber[1]);
    // shell
    s.path(
      'M232 400C232 330 280 286 350 280L800 262C880 262 934 310 944 384L962 660C964 710 936 740 886 742L312 748C262 748 230 716 230 668Z',
      G.body,
    );
    s.path(
      'M232 400C232 330 280 286 350 280L800 262C850 262 894 282 918 316L380 338C310 342 276 380 272 440L262 726C240 714 230 694 230 668Z',
      bl,
      'opacity=".75"',
    );
    s.path(
      'M954 560L962 660C964 710 936 740 886 742L312 748C280 748 256 734 242 712L860 700C920 694 946 640 954 560Z',
      bd,
      'opacity=".8"',
    );
    // handle
    s.path(
      'M400 292L420 214C426 190 444 176 470 174L730 164C756 164 772 178 778 202L796 274L750 276L738 224C736 214 728 210 718 210L484 219C474 220 468 226 466 234L452 290Z',
      G.pl,
    );
    s.path(
      'M420 214C426 190 444 176 470 174L730 164C744 164 756 169 764 177L476 189C450 192 436 206 430 228Z',
      material.plastic[4],
      'opacity=".8"',
    );
    s.circ(840, 300, 34, material.plastic[0]);
    s.circ(838, 298, 28, G.pl);
    // end grille, left
    s.path('M258 450L352 444L348 680L254 684Z', material.plastic[0]);
    for (let i = 0; i < 9; i++)
      s.path(`M266 ${462 + i * 24}L344 ${458 + i * 24}l0 9L266 ${472 + i * 24}Z`, material.plastic[3]);
    // panel
    s.path('M470 410L880 396L892 640L470 650Z', material.plastic[0]);
    s.path('M478 418L872 405L883 632L478 641Z', G.pl);
    s.path('M478 418L872 405L873 416L478 430Z', material.plastic[4]);
    for (const x of [560, 690]) {
      s.circ(x, 520, 54, material.plastic[0]);
      s.circ(x - 1, 519, 47, '#23598c');
      s.circ(x - 2, 518, 34, '#0f2f4f');
      s.circ(x - 14, 518, 6, material.rubber[0]);
      s.circ(x + 10, 518, 6, material.rubber[0]);
    }
    s.rect(782, 450, 66, 36, 6, '#10241c');
    s.rect(790, 458, 40, 20, 3, '#6fd698');
    s.circ(814, 540, 26, material.plastic[0]);
    s.circ(813, 539, 20, '#c4261d');
    s.rect(520, 600, 120, 18, 6, material.plastic[0]);
    s.rect(526, 604, 30, 10, 3, material.steel[2]);
    s.rect(566, 604, 30, 10, 3, material.steel[2]);
    s.path('M470 672L894 662L894 684L470 694Z', a);
  },
};
