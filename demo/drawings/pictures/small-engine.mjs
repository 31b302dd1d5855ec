import { material } from './scene.mjs';

/** A small petrol engine seen from the recoil side, 400 × 400, its feet at (x, y). */
export function smallEngine(s, x, y, scale = 1) {
  const { G, b, bd, bl } = s;
  s.g(`transform="translate(${x} ${y}) scale(${scale})"`, () => {
    s.path('M-190 0L190 0L180 -34L-180 -34Z', material.plastic[0]);
    // finned block and head, left
    s.path('M-196 -250L-60 -262L-60 -60L-190 -60Z', G.stV);
    for (let i = 0; i < 8; i++) s.rect(-204, -248 + i * 23, 150, 10, 4, i % 2 ? material.steel[1] : material.steel[0]);
    s.path('M-214 -240L-196 -246L-190 -70L-210 -80Z', material.steel[3], 'opacity=".7"');
    // crankcase
    s.path('M-150 -150L170 -160L186 -34L-170 -34Z', G.st);
    s.path('M-150 -150L170 -160L172 -146L-150 -136Z', material.steel[4]);
    // tank
    s.path('M-170 -330C-170 -356 -150 -366 -120 -368L150 -374C186 -374 200 -356 200 -330L196 -270L-166 -262Z', G.body);
    s.path(
      'M-170 -330C-170 -356 -150 -366 -120 -368L150 -374C176 -374 192 -364 198 -346L-168 -330Z',
      bl,
      'opacity=".85"',
    );
    s.path('M-168 -286L197 -294L196 -270L-166 -262Z', bd, 'opacity=".7"');
    s.rect(-40, -396, 86, 30, 9, G.pl);
    s.rect(-34, -396, 74, 8, 4, material.plastic[4]);
    // recoil cover
    s.circ(60, -158, 118, material.rubber[0]);
    s.circ(57, -161, 113, G.plH);
    s.circ(54, -164, 92, material.plastic[0]);
    for (let i = 0; i < 16; i++) {
      const t = (i * Math.PI) / 8;
      s.line(
        `M${(54 + 40 * Math.cos(t)).toFixed(1)} ${(-164 + 40 * Math.sin(t)).toFixed(1)}L${(54 + 84 * Math.cos(t + 0.25)).toFixed(1)} ${(-164 + 84 * Math.sin(t + 0.25)).toFixed(1)}`,
        7,
        material.plastic[3],
      );
    }
    s.circ(54, -164, 38, b);
    s.circ(50, -168, 30, bl, 'opacity=".5"');
    s.path('M-20 -252C10 -282 100 -284 136 -250L128 -244C96 -270 14 -268 -14 -244Z', '#fff', 'opacity=".22"');
    s.rect(140, -232, 44, 18, 8, material.rubber[1]);
    // air filter, right
    s.path('M150 -262L214 -262C226 -262 232 -252 230 -240L222 -150C220 -140 214 -136 206 -136L176 -136Z', G.pl);
    s.path('M150 -262L214 -262C224 -262 230 -256 231 -246L152 -246Z', material.plastic[4], 'opacity=".8"');
  });
}
