import { material } from '../../scene.mjs';

/** A riding backpack, frontal, with a shovel sleeve and side straps. */
export default {
  detail: [420, 120, 420],
  idPrefix: 'bp',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 842, 330, 28);
    s.shadow(600, 842, 220, 16);
    const mirror = 'transform="translate(1200 0) scale(-1 1)"';
    // shoulder straps behind, haul loop
    for (const m of ['', mirror])
      s.g(m, () => {
        s.path(
          'M470 110C400 120 360 190 350 290L340 560C338 640 352 700 380 740L410 730C390 690 380 640 382 560L394 300C402 220 440 170 500 150Z',
          material.rubber[0],
        );
        s.path('M470 110C400 120 360 190 350 290L346 380C352 260 380 180 440 140Z', material.rubber[3]);
        s.path('M352 520L390 514L390 560L350 566Z', G.st);
        // hip belt
        s.path('M400 690L300 706C276 712 270 756 294 766L410 780Z', material.plastic[1]);
        s.path('M400 690L300 706C286 710 278 726 278 740C300 716 360 708 402 706Z', material.plastic[3]);
        s.path('M300 720l-46 8l0 26l44 2Z', material.rubber[1]);
      });
    s.line('M548 96C552 58 648 58 652 96', 18, material.rubber[0]);
    s.line('M550 92C556 64 644 64 650 92', 5, material.rubber[3]);
    // main body
    s.path(
      'M460 130C500 92 700 92 740 130C790 220 812 420 806 640C804 740 780 810 720 822C640 834 560 834 480 822C420 810 396 740 394 640C388 420 410 220 460 130Z',
      s.lin('bo', 0.1, 0, 0.8, 1, [
        [0, bl],
        [0.35, b],
        [1, bd],
      ]),
    );
    s.path(
      'M394 640C396 740 420 810 480 822C560 834 640 834 720 822C780 810 804 740 806 640C760 700 680 720 600 720C520 720 440 700 394 640Z',
      bd,
      'opacity=".7"',
    );
    // lid with zip
    s.path(
      'M448 158C490 112 710 112 752 158C764 190 774 230 780 270C720 300 660 308 600 308C540 308 480 300 420 270C426 230 436 190 448 158Z',
      s.lin('li', 0.1, 0, 0.7, 1, [
        [0, '#fff', 0.45],
        [0.3, bl],
        [1, b],
      ]),
    );
    s.path(
      'M420 270C480 300 540 308 600 308C660 308 720 300 780 270L783 288C720 320 660 328 600 328C540 328 480 320 417 288Z',
      material.rubber[0],
    );
    s.line(
      'M426 282C490 308 550 316 600 316C650 316 710 308 774 282',
      4,
      material.steel[1],
      'stroke-dasharray="5 5" style="stroke-linecap:butt"',
    );
    s.rect(560, 304, 14, 34, 5, a);
    // front pocket and shovel sleeve
    s.path(
      'M452 380C500 364 700 364 748 380C762 470 764 580 752 690C700 714 500 714 448 690C436 580 438 470 452 380Z',
      b,
    );
    s.path('M452 380C500 364 700 364 748 380L750 398C700 382 500 382 450 398Z', bl);
    s.path('M752 690C700 714 500 714 448 690L446 670C500 692 700 692 754 670Z', '#000', 'opacity=".3"');
    s.path('M500 420C540 408 660 408 700 420L706 650C660 664 540 664 494 650Z', G.pl);
    s.path('M500 420C540 408 660 408 700 420L700 430C660 418 540 418 500 430Z', material.plastic[4]);
    s.path('M536 470L664 470L660 486L540 486ZM536 540L664 540L660 556L540 556Z', material.rubber[0]);
    s.path('M536 470L664 470L663 475L537 475ZM536 540L664 540L663 545L537 545Z', a);
    s.path('M560 600L640 600L634 640L566 640Z', material.steel[1]);
    s.path('M560 600L640 600L639 607L561 607Z', material.steel[4]);
    // compression straps and buckles
    for (const m of ['', mirror])
      s.g(m, () => {
        for (const y of [360, 610]) {
          s.path(`M398 ${y}L470 ${y + 14}L470 ${y + 36}L396 ${y + 22}Z`, material.rubber[0]);
          s.path(`M398 ${y}L470 ${y + 14}L470 ${y + 20}L398 ${y + 6}Z`, material.rubber[3]);
          s.rect(446, y + 4, 38, 42, 6, material.plastic[0]);
          s.rect(449, y + 6, 32, 34, 5, G.plH);
        }
        s.path('M416 420C410 500 410 590 420 660C404 600 400 500 410 420Z', '#fff', 'opacity=".22"');
      });
    // reflective strip, folds
    s.path('M440 740C500 762 700 762 760 740L756 758C700 780 500 780 444 758Z', material.steel[2]);
    s.path('M440 740C500 762 700 762 760 740L759 747C700 769 500 769 441 747Z', material.steel[4]);
    s.path('M760 300C790 420 790 560 776 690C800 600 806 440 784 310Z', '#000', 'opacity=".3"');
    s.path('M470 190C520 156 620 150 690 160C620 164 540 180 486 226Z', '#fff', 'opacity=".3"');
  },
};
