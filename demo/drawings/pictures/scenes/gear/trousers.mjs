import { material } from '../../scene.mjs';

/** Riding trousers with braces, frontal. */
export default {
  detail: [420, 380, 400],
  idPrefix: 'tro',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 866, 260, 16, 0.8);
    const mirror = 'transform="translate(1200 0) scale(-1 1)"';
    // braces
    for (const m of ['', mirror])
      s.g(m, () => {
        s.path('M486 210C492 140 520 84 566 60L592 66C552 96 524 150 520 214Z', material.rubber[1]);
        s.path('M486 210C492 140 520 84 566 60L573 62C530 90 504 146 498 212Z', a);
        s.rect(488, 168, 34, 30, 5, G.st);
        s.rect(496, 176, 18, 12, 3, material.plastic[1]);
      });
    s.path('M560 58C580 70 620 70 640 58L634 82C616 88 584 88 566 82Z', material.rubber[0]);
    const leg = (k) => {
      s.path(
        'M448 260C434 400 424 560 424 720C424 770 428 806 434 838L572 838C580 780 586 640 592 540C596 500 598 470 600 440L600 240Z',
        s.lin(
          `lg${k}`,
          k ? 0.9 : 0,
          0,
          k ? 0.1 : 1,
          0.5,
          k
            ? [
                [0, bd],
                [0.45, b],
                [1, bd],
              ]
            : [
                [0, bl],
                [0.4, b],
                [1, bd],
              ],
        ),
      );
      s.path('M448 260L464 260C450 400 442 500 440 560L430 566C430 460 438 360 448 260Z', a);
      // knee panel with ribs
      s.path(
        'M428 530C474 512 546 516 590 532C586 590 582 640 580 676C530 700 474 700 424 680C422 630 424 578 428 530Z',
        s.lin(`kn${k}`, 0, 0, 0.6, 1, [
          [0, material.plastic[3]],
          [0.5, material.plastic[2]],
          [1, material.plastic[0]],
        ]),
      );
      s.path('M428 530C474 512 546 516 590 532L590 542C546 526 474 522 427 542Z', material.plastic[4]);
      for (let i = 0; i < 3; i++)
        s.path(
          `M446 ${578 + i * 30}C484 ${568 + i * 30} 532 ${570 + i * 30} 568 ${580 + i * 30}L568 ${588 + i * 30}C532 ${578 + i * 30} 484 ${578 + i * 30} 446 ${588 + i * 30}Z`,
          material.plastic[0],
        );
      // reflective band, zip and cuff
      s.path('M424 716C470 730 540 730 578 718L577 738C540 750 470 750 424 736Z', material.steel[2]);
      s.path('M424 718C470 732 540 732 578 720L578 727C540 739 470 739 424 725Z', material.steel[4]);
      s.line('M446 752L450 832', 4, material.steel[0], 'stroke-dasharray="4 5" style="stroke-linecap:butt"');
      s.path('M430 806C474 820 530 820 576 808L572 838L434 838Z', material.plastic[1]);
      s.path('M430 806C474 820 530 820 576 808L575 815C530 827 474 827 431 813Z', material.plastic[4]);
      // folds
      s.path(
        'M556 330C566 390 560 440 540 480C572 440 586 400 590 340ZM470 400C500 420 540 424 570 414C540 438 500 440 462 424Z',
        '#000',
        'opacity=".2"',
      );
      s.path('M470 290C462 360 456 420 456 470C468 420 476 360 486 300Z', '#fff', 'opacity=".1"');
    };
    s.g('', () => leg(0));
    s.g(mirror, () => leg(1));
    s.path('M600 300C590 380 592 430 600 470C608 430 610 380 600 300Z', '#000', 'opacity=".45"');
    // hips: bib, waistband, pockets, fly
    s.path(
      'M452 300C456 250 470 214 486 196C520 178 560 172 600 172C640 172 680 178 714 196C730 214 744 250 748 300C700 326 650 332 600 332C550 332 500 326 452 300Z',
      s.lin('hip', 0.1, 0, 0.8, 1, [
        [0, bl],
        [0.35, b],
        [1, bd],
      ]),
    );
    s.path(
      'M486 196C520 178 560 172 600 172C640 172 680 178 714 196L722 220C680 202 640 196 600 196C560 196 520 202 478 220Z',
      G.pl,
    );
    s.path(
      'M486 196C520 178 560 172 600 172C640 172 680 178 714 196L716 202C680 186 640 180 600 180C560 180 520 186 484 202Z',
      material.plastic[4],
    );
    s.path(
      'M456 268C500 292 550 300 600 300C650 300 700 292 744 268L748 306C700 334 650 340 600 340C550 340 500 334 452 306Z',
      G.plH,
    );
    s.path(
      'M456 268C500 292 550 300 600 300C650 300 700 292 744 268L745 276C700 300 650 308 600 308C550 308 500 300 455 276Z',
      material.plastic[4],
    );
    s.rect(578, 298, 44, 34, 6, G.st);
    s.rect(588, 306, 24, 18, 4, material.plastic[1]);
    s.line(
      'M600 200L600 292M600 336L600 420',
      5,
      material.steel[0],
      'stroke-dasharray="4 5" style="stroke-linecap:butt"',
    );
    for (const m of ['', mirror])
      s.g(m, () => {
        s.path('M462 350L532 388L526 404L458 368Z', material.rubber[0]);
        s.path('M462 350L532 388L530 394L461 357Z', material.plastic[4]);
        s.rect(474, 362, 24, 8, 3, a, 'transform="rotate(28 474 362)"');
      });
  },
};
