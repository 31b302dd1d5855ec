import { material } from '../../scene.mjs';

/** A chest and back protector, frontal. */
export default {
  detail: [400, 130, 420],
  idPrefix: 'pr',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 842, 300, 20, 0.8);
    const mirror = 'transform="translate(1200 0) scale(-1 1)"';
    // back plate seen behind, side straps
    s.path(
      'M450 190C500 110 700 110 750 190L790 400C800 560 770 700 720 780L480 780C430 700 400 560 410 400Z',
      material.rubber[0],
    );
    for (const m of ['', mirror])
      s.g(m, () => {
        for (const y of [540, 640]) {
          s.path(`M372 ${y}L440 ${y - 14}L446 ${y + 28}L376 ${y + 40}Z`, material.rubber[1]);
          s.path(`M372 ${y}L440 ${y - 14}L441 ${y - 6}L373 ${y + 8}Z`, material.rubber[3]);
          s.rect(372, y + 2, 36, 38, 6, G.plH);
          s.rect(378, y + 8, 20, 8, 3, a);
        }
        // shoulder cup
        s.path('M452 190C400 190 344 220 316 280C306 310 320 344 350 352C400 340 440 310 466 268Z', G.plH);
        s.path(
          'M452 190C400 190 344 220 316 280C312 290 312 300 314 310C350 250 400 222 456 214Z',
          material.plastic[4],
        );
        s.path('M440 220C400 226 366 250 346 288C342 304 350 318 364 320C396 308 424 288 444 260Z', b);
        s.path('M440 220C400 226 366 250 346 288L348 300C372 262 404 240 441 232Z', bl);
        for (let i = 0; i < 3; i++)
          s.path(`M${372 + i * 18} ${300 - i * 16}l12 -9l6 8l-12 9Z`, material.rubber[0], 'opacity=".8"');
      });
    // collar cut
    s.path(
      'M470 180C500 130 560 110 600 110C640 110 700 130 730 180L700 214C672 176 640 160 600 160C560 160 528 176 500 214Z',
      material.rubber[1],
    );
    s.path(
      'M470 180C500 130 560 110 600 110C640 110 700 130 730 180L724 187C694 142 640 122 600 122C560 122 506 142 476 187Z',
      material.rubber[3],
    );
    // chest plate, two halves
    const half = (k) => {
      s.path(
        'M486 214C520 190 566 178 596 180L596 520C540 530 470 520 432 486C424 400 440 280 486 214Z',
        s.lin(
          `ch${k}`,
          k ? 0.9 : 0.1,
          0,
          k ? 0.2 : 0.9,
          1,
          k
            ? [
                [0, b],
                [0.4, b],
                [1, bd],
              ]
            : [
                [0, bl],
                [0.4, b],
                [1, bd],
              ],
        ),
      );
      s.path(
        'M486 214C520 190 566 178 596 180L596 194C566 192 526 204 494 232C456 290 444 380 446 470L432 486C424 400 440 280 486 214Z',
        k ? '#fff' : bl,
        k ? 'opacity=".14"' : 'opacity=".9"',
      );
      // vents and recess
      s.path('M500 300C530 284 560 278 584 278L584 330C552 332 520 340 492 354C492 334 494 316 500 300Z', bd);
      for (let i = 0; i < 3; i++)
        s.path(
          `M${508 - i} ${304 + i * 15}C530 ${292 + i * 15} 556 ${288 + i * 15} 578 ${288 + i * 15}l0 8C556 ${296 + i * 15} 530 ${300 + i * 15} ${507 - i} ${312 + i * 15}Z`,
          material.rubber[0],
        );
      s.path('M470 400C510 376 560 368 588 368L588 392C556 392 512 400 472 424Z', a);
      s.path('M470 400C510 376 560 368 588 368L588 374C560 374 512 382 470 406Z', '#fff', 'opacity=".4"');
      s.path('M452 450C490 470 550 478 590 474L590 500C540 506 480 498 448 474Z', '#000', 'opacity=".25"');
      s.bolt(510, 246, 8);
      s.bolt(462, 470, 8);
    };
    s.g('', () => half(0));
    s.g(mirror, () => half(1));
    s.path('M594 180L606 180L606 524L594 524Z', material.rubber[0]);
    // belly segments
    for (let i = 0; i < 3; i++) {
      const y = 536 + i * 78;
      const w = 156 - i * 12;
      s.path(
        `M${600 - w} ${y}C${600 - w / 2} ${y + 22} ${600 + w / 2} ${y + 22} ${600 + w} ${y}L${600 + w - 10} ${y + 56}C${600 + w / 2} ${y + 80} ${600 - w / 2} ${y + 80} ${600 - w + 10} ${y + 56}Z`,
        G.plH,
      );
      s.path(
        `M${600 - w} ${y}C${600 - w / 2} ${y + 22} ${600 + w / 2} ${y + 22} ${600 + w} ${y}L${600 + w - 2} ${y + 9}C${600 + w / 2} ${y + 32} ${600 - w / 2} ${y + 32} ${600 - w + 2} ${y + 9}Z`,
        material.plastic[4],
      );
      s.path(
        `M${600 - w * 0.6} ${y + 34}C${600 - w / 3} ${y + 44} ${600 + w / 3} ${y + 44} ${600 + w * 0.6} ${y + 34}l-4 12C${600 + w / 3} ${y + 56} ${600 - w / 3} ${y + 56} ${600 - w * 0.6 + 4} ${y + 46}Z`,
        i === 0 ? a : material.plastic[0],
      );
    }
  },
};
