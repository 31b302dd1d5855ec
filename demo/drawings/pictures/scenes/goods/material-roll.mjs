import { f, material } from '../../scene.mjs';

export default {
  detail: [160, 260, 460],
  idPrefix: 'mr',
  colours: ['#343c40', '#14191c', '#6b757a', '#e8612c'],
  draw(s) {
    const { b, bd, bl, a } = s;
    s.shadow(620, 706, 500, 36);
    // sheet lying towards us
    s.path(
      'M330 640L1060 560L1180 690L420 800Z',
      s.lin('flat', 0, 0, 1, 1, [
        [0, b],
        [0.4, bl],
        [1, b],
      ]),
    );
    s.path('M420 800L1180 690L1180 704L420 816Z', bd);
    for (let i = 0; i < 9; i++)
      s.line(`M${356 + i * 84} ${f(660 - i * 9)}L${452 + i * 84} ${f(796 - i * 12)}`, 2.5, '#000', 'opacity=".14"');
    // roll: body behind the face
    s.path(
      'M300 260L1010 190A150 205 0 0 1 1090 560L340 670Z',
      s.lin('roll', 0.1, 0, 0.24, 1, [
        [0, bl],
        [0.2, b],
        [0.55, b],
        [1, bd],
      ]),
    );
    s.path('M300 260L1010 190C1030 190 1050 196 1066 208L320 284Z', '#fff', 'opacity=".22"');
    s.path('M340 640L1092 540C1092 548 1091 554 1090 560L340 670Z', '#000', 'opacity=".35"');
    // rolled face
    s.ell(320, 465, 160, 206, bd);
    s.ell(316, 462, 156, 202, b);
    for (let i = 0; i < 9; i++) {
      const k = 0.96 - i * 0.085;
      s.ell(316 - i, 462, f(156 * k), f(202 * k), 'none', `stroke="${i % 2 ? bd : bl}" stroke-width="7" opacity=".9"`);
    }
    s.ell(308, 462, 34, 44, '#c79a62');
    s.ell(308, 462, 24, 32, '#2a2018');
    s.path('M176 420C190 330 240 276 306 262L310 276C250 292 206 342 194 424Z', '#fff', 'opacity=".3"');
    // paper band round the roll
    s.path('M640 227L760 215C800 300 812 470 790 604L664 622C690 500 684 330 640 227Z', '#f4f6f5');
    s.path('M640 227L760 215C766 228 772 244 776 260L654 273C650 256 645 240 640 227Z', a);
    s.path(
      'M690 380L780 371L782 392L692 401ZM692 430L770 422L771 436L693 444ZM692 472L776 463L776 476L692 485Z',
      '#101614',
      'opacity=".7"',
    );
    s.path(
      'M640 227L760 215C800 300 812 470 790 604L664 622C690 500 684 330 640 227Z',
      s.lin('band', 0, 0, 0.1, 1, [
        [0, '#fff', 0.3],
        [0.3, '#fff', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.45],
      ]),
    );
    // tape measure on the flat part
    s.path('M520 748L1000 682L1003 698L524 766Z', '#f0b429');
    for (let i = 0; i < 16; i++)
      s.line(`M${534 + i * 30} ${f(748 - i * 4.1)}l1 ${i % 5 ? 7 : 13}`, 2.5, material.plastic[0]);
  },
};
