import { f, material } from '../../scene.mjs';
export default {
  detail: [150, 120, 560],
  idPrefix: 'ba',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { b, bd, bl, a, G } = s;
    s.shadow(640, 768, 520, 40, 0.8);
    s.ell(692, 750, 400, 30, G.shd, 'transform="rotate(-3 692 750)"');
    s.ell(256, 708, 130, 34, G.shd, 'transform="rotate(34 256 708)"');
    // box: front face 330..1040 x 360..760 ; left side face 170..330 receding up ; top
    s.path(
      'M180 300L340 372L340 764L186 660C182 656 180 652 180 646Z',
      s.lin('ls', 0, 0, 1, 0.3, [
        [0, material.plastic[2]],
        [1, material.plastic[3]],
      ]),
    );
    s.path(
      'M340 372L1030 340C1036 340 1040 344 1040 350L1036 712C1036 720 1032 726 1024 728L340 764Z',
      s.lin('fr', 0, 0, 0.5, 1, [
        [0, material.plastic[2]],
        [1, material.plastic[0]],
      ]),
    );
    for (let i = 0; i < 4; i++)
      s.path(`M${200 + i * 34} ${400 + i * 17}l12 6l0 200l-12 -7Z`, material.plastic[1], 'opacity=".8"');
    // label
    s.path('M372 430L1006 400L1003 690L372 724Z', '#f4f6f5');
    s.path('M372 430L1006 400L1005 470L372 503Z', b);
    s.path('M372 430L700 414L640 490L372 503Z', bl, 'opacity=".5"');
    s.path('M372 640L1003 608L1003 690L372 724Z', bd);
    s.path('M372 628L1003 596L1003 610L372 642Z', a);
    s.path('M470 520L560 515L520 572L568 569L470 676L496 602L446 605Z', a);
    s.path('M470 520L560 515L548 532L486 536L458 592Z', '#fff', 'opacity=".35"');
    s.path('M620 524L920 509L920 531L620 546ZM620 564L800 555L800 568L620 577Z', '#101614', 'opacity=".75"');
    for (let i = 0; i < 4; i++) s.path(`M${640 + i * 86} ${652 - i * 4.3}l62 -3l0 22l-62 3Z`, '#fff', 'opacity=".25"');
    s.path(
      'M340 372L1040 340L1036 728L340 764Z',
      s.lin(
        'fs',
        340,
        340,
        1040,
        760,
        [
          [0, '#fff', 0.2],
          [0.3, '#fff', 0],
          [0.6, '#000', 0],
          [1, '#000', 0.4],
        ],
        1,
      ),
    );
    // lid
    s.path('M164 250L340 326L340 380L166 302Z', material.plastic[3]);
    s.path('M340 326L1050 292L1050 344L340 380Z', material.plastic[2]);
    s.path('M340 326L1050 292L1050 300L340 335Z', material.plastic[4]);
    s.path(
      'M164 250L856 222L1050 292L340 326Z',
      s.lin('top', 0.1, 0, 0.8, 1, [
        [0, material.plastic[4]],
        [0.5, material.plastic[3]],
        [1, material.plastic[2]],
      ]),
    );
    s.path('M300 262L800 240L900 278L396 304Z', material.plastic[1]);
    s.path('M316 264L796 244L876 276L400 300Z', material.plastic[2]);
    for (let i = 0; i < 6; i++) {
      const x = 392 + i * 80,
        y = 276 - i * 3.7;
      s.ell(x, y + 4, 28, 12, material.rubber[0]);
      s.ell(x, y, 27, 11, material.plastic[3]);
      s.line(`M${x - 12} ${f(y + 2)}L${x + 12} ${f(y - 2)}`, 4, material.rubber[0]);
    }
    // terminals
    const term = (x, y, c, c2, c3) => {
      s.path(`M${x - 58} ${y}L${x - 58} ${y + 20}A58 24 0 0 0 ${x + 58} ${y + 20}L${x + 58} ${y}Z`, c2);
      s.ell(x, y, 58, 24, c);
      s.ell(x - 6, y - 3, 44, 16, c3, 'opacity=".5"');
      s.path(`M${x - 32} ${y - 62}L${x - 36} ${y - 4}A36 14 0 0 0 ${x + 36} ${y - 4}L${x + 32} ${y - 62}Z`, G.stH);
      s.ell(x, y - 62, 32, 12, material.steel[4]);
      s.ell(x, y - 61, 20, 7, material.steel[2]);
    };
    term(284, 254, '#c7281d', '#7d1210', '#ff7d6d');
    term(916, 258, material.plastic[1], material.rubber[0], material.plastic[4]);
    s.path('M180 204l20 0l0 -20l12 0l0 20l20 0l0 12l-20 0l0 20l-12 0l0 -20l-20 0Z', '#c7281d', 'opacity="0"');
    // handle
    s.line('M236 292C300 350 420 352 480 330', 0, material.plastic[0]);
    s.path(
      'M440 350L470 348L480 396C484 410 498 418 514 417L860 401C876 400 886 390 888 376L890 328L920 327L918 384C916 412 900 430 872 432L508 449C480 450 458 436 452 410Z',
      material.rubber[0],
    );
    s.path(
      'M444 346L474 344L484 390C488 404 502 412 518 411L856 395C872 394 882 384 884 370L886 324L914 323L912 378C910 406 894 424 868 426L512 443C484 444 462 430 456 404Z',
      G.pl,
    );
    s.path(
      'M500 434L868 417C890 415 904 400 908 380L912 378C910 406 894 424 868 426L512 443Z',
      material.plastic[4],
      'opacity=".5"',
    );
  },
};
