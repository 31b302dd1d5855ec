import { material } from '../../scene.mjs';

export default {
  detail: [380, 240, 440],
  idPrefix: 'gc',
  colours: ['#23598c', '#0f2f4f', '#6c9fd0', '#f0b429'],
  draw(s) {
    const { b, bd, bl, a } = s;
    s.shadow(560, 800, 170, 24);
    s.ell(820, 790, 210, 22, s.G.shd, 'transform="rotate(-6 820 790)"');
    const cyl = s.lin('gcy', 0, 0, 1, 0, [
      [0, '#000', 0.25],
      [0.16, '#fff', 0.12],
      [0.28, '#fff', 0.5],
      [0.4, '#fff', 0],
      [0.62, '#000', 0],
      [1, '#000', 0.5],
    ]);
    const tube = (x, y, k, turn) =>
      s.g(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`, () => {
        s.path('M-120 -520L120 -520L120 0C120 20 66 32 0 32C-66 32 -120 20 -120 0Z', b);
        s.path('M-120 -380L120 -380L120 -120L-120 -120Z', '#f4f6f5');
        s.path('M-120 -120L120 -120L120 -92L-120 -92Z', a);
        s.path('M-120 -408L120 -408L120 -380L-120 -380Z', bd);
        s.circ(-40, -250, 54, bd);
        s.circ(-40, -250, 36, 'none', `stroke="${bl}" stroke-width="14"`);
        s.circ(-40, -250, 10, bl);
        s.path(
          'M34 -310L104 -310L104 -292L34 -292ZM34 -266L92 -266L92 -254L34 -254ZM34 -230L80 -230L80 -220L34 -220Z',
          '#101614',
          'opacity=".75"',
        );
        s.path('M-120 -520L120 -520L120 0C120 20 66 32 0 32C-66 32 -120 20 -120 0Z', cyl);
        // cap
        s.path(
          'M-128 -560C-128 -576 -70 -586 0 -586C70 -586 128 -576 128 -560L128 -512C128 -500 70 -492 0 -492C-70 -492 -128 -500 -128 -512Z',
          material.plastic[1],
        );
        s.ell(0, -560, 128, 26, material.plastic[3]);
        s.ell(0, -562, 96, 17, material.plastic[1]);
        s.path('M-128 -556L-92 -546L-92 -502L-128 -510Z', material.plastic[4], 'opacity=".7"');
      });
    tube(880, 770, 0.86, 22);
    tube(520, 770, 1, 0);
  },
};
