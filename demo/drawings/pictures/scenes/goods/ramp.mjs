import { f, material } from '../../scene.mjs';

export default {
  detail: [420, 280, 460],
  idPrefix: 'rp',
  colours: ['#7d898f', '#424c51', '#b4bfc4', '#e8612c'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.ell(560, 720, 520, 44, G.shd, 'transform="rotate(-4 560 720)"');
    const one = (dx, dy) =>
      s.g(`transform="translate(${dx} ${dy})"`, () => {
        // two side rails, rising to the right, and rungs between
        s.path('M90 690L980 250L1004 262L116 706Z', bd);
        for (let i = 0; i < 19; i++) {
          const x = 120 + i * 46;
          const y = 688 - i * 22.7;
          s.path(`M${x} ${f(y)}l24 -12l150 26l-24 13Z`, i % 2 ? material.steel[2] : material.steel[1]);
          s.path(`M${x} ${f(y)}l24 -12l150 26l-4 2l-147 -24l-20 10Z`, material.steel[4]);
        }
        s.path('M250 722L1150 280L1150 316L258 764C250 768 244 764 244 756L244 734Z', G.body);
        s.path('M250 722L1150 280L1150 290L252 734Z', bl);
        s.path('M90 690L980 250L980 260L94 698Z', bl);
        for (let i = 0; i < 8; i++) s.bolt(320 + i * 108, f(716 - i * 53.2), 7);
        // lip with rubber, foot
        s.path('M980 250L1030 246L1184 272L1150 286L990 260Z', material.plastic[1]);
        s.path('M980 250L1030 246L1184 272L1176 276L1028 252Z', material.plastic[4]);
        s.path('M84 690L112 706L252 736L250 764L100 728C84 722 78 704 84 690Z', material.rubber[1]);
        s.path('M640 520L700 492L700 520L642 550Z', a);
      });
    one(-20, -110);
    one(30, 60);
  },
};
