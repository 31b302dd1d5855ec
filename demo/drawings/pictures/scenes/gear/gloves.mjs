import { material } from '../../scene.mjs';

export default {
  detail: [560, 110, 480],
  idPrefix: 'gl',
  colours: ['#2d3639', '#12171a', '#67747a', '#e8612c'],
  draw(s) {
    const { a, b, bd, bl } = s;
    s.shadow(600, 836, 420, 26);
    const skin = s.lin(
      'sk',
      260,
      80,
      640,
      760,
      [
        [0, bl],
        [0.32, b],
        [1, bd],
      ],
      1,
    );
    const fingerLight = s.lin(
      'fl',
      260,
      80,
      560,
      500,
      [
        [0, '#fff', 0.34],
        [0.6, '#fff', 0.06],
        [1, '#fff', 0],
      ],
      1,
    );
    const fingers = [
      ['M352 430L322 214', 84],
      ['M434 410L424 150', 86],
      ['M516 410L530 168', 84],
      ['M590 440L622 246', 76],
    ];
    const glove = () => {
      // thumb
      s.line('M330 590L232 470L214 398', 92, bd);
      s.line('M330 590L234 470L216 400', 84, skin);
      s.line('M300 536L226 456', 20, fingerLight);
      for (const [d, w] of fingers) {
        s.line(d, w + 8, bd);
        s.line(d, w, skin);
        s.line(d, w * 0.3, fingerLight, `transform="translate(${-w * 0.2} -4)"`);
      }
      // back of the hand
      s.path(
        'M306 430C320 396 420 372 520 388C590 398 630 420 630 456C632 540 610 620 590 690L350 700C330 640 296 540 306 430Z',
        skin,
      );
      s.path(
        'M306 430C320 396 420 372 520 388C560 394 590 404 610 420C520 400 400 404 340 440C322 470 320 540 336 620C312 550 298 490 306 430Z',
        '#fff',
        'opacity=".16"',
      );
      s.path(
        'M630 456C632 540 610 620 590 690L520 694C560 620 580 520 570 420C600 424 628 436 630 456Z',
        '#000',
        'opacity=".24"',
      );
      // flex panels over the knuckles
      for (const [x, y, r] of [
        [352, 404, -8],
        [434, 384, -2],
        [518, 386, 4],
        [590, 414, 10],
      ])
        s.g(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
          s.rect(-34, -30, 68, 64, 16, material.plastic[0]);
          for (let i = 0; i < 3; i++) s.rect(-27, -22 + i * 18, 54, 11, 5, material.plastic[2]);
          for (let i = 0; i < 3; i++) s.rect(-27, -22 + i * 18, 54, 3.5, 1.5, material.plastic[4], 'opacity=".8"');
        });
      // finger tips
      for (const [x, y, r] of [
        [324, 220, -8],
        [424, 158, -2],
        [529, 176, 4],
        [621, 252, 10],
      ])
        s.g(`transform="translate(${x} ${y}) rotate(${r})"`, () =>
          s
            .path('M-38 -2C-38 -52 38 -52 38 -2C20 8 -20 8 -38 -2Z', material.rubber[2], 'opacity=".85"')
            .path('M-30 -12C-26 -42 6 -46 20 -36C4 -38 -18 -30 -24 -8Z', material.rubber[4], 'opacity=".8"'),
        );
      // accent seams and protector
      s.path(
        'M380 520C420 494 500 490 560 508C566 560 552 610 530 640C470 650 410 646 380 632C366 600 364 556 380 520Z',
        material.plastic[1],
      );
      s.path(
        'M392 530C430 508 500 504 548 518C552 560 542 600 524 626C474 634 422 632 392 620C382 594 380 560 392 530Z',
        material.plastic[3],
      );
      s.path('M392 530C430 508 500 504 548 518L548 530C500 518 434 522 396 544Z', material.plastic[4]);
      s.path('M420 560L520 552L516 570L420 578ZM424 594L510 588L504 604L428 610Z', a);
      // wrist strap and cuff
      s.path('M344 690L594 680L606 742L338 752Z', material.plastic[0]);
      s.path('M344 690L594 680L596 690L344 700Z', material.plastic[3]);
      s.path('M470 688L594 682L602 730L480 736Z', a);
      s.path('M470 688L594 682L595 690L472 696Z', '#fff', 'opacity=".35"');
      s.path('M330 746L612 736C640 770 650 800 652 830L300 838C302 806 312 772 330 746Z', skin);
      s.path('M330 746L612 736L618 746L326 757Z', '#000', 'opacity=".3"');
      s.path('M304 812L650 802L652 830L300 838Z', material.rubber[1]);
      s.path('M304 812L650 802L650 809L303 819Z', material.rubber[4]);
      s.path('M340 764C330 786 326 800 324 812L344 811C346 796 352 780 362 764Z', '#fff', 'opacity=".2"');
    };
    s.g('transform="translate(1230 -10) scale(-1 1) rotate(-7 470 500)"', glove);
    s.g('transform="translate(-20 0) rotate(-7 470 500)"', glove);
  },
};
