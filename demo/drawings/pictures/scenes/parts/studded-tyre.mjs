import { f, material } from '../../scene.mjs';
import road from './road-tyre.mjs';

/** The road tyre with studs: carbide pins in a steel ring, brighter where the light falls. */
export default {
  ...road,
  idPrefix: 'stt',
  draw(s) {
    road.draw.call(this, s);
    const [r, dx, dy] = [351, -150, -18];
    s.g('transform="translate(680 455) scale(.86 1)"', () => {
      const n = 22;
      for (let i = 0; i < n; i++)
        for (const [k, off] of [
          [0.13, 0],
          [0.39, 0.5],
          [0.61, 0.1],
          [0.87, 0.6],
        ]) {
          const t = ((i + off) * 2 * Math.PI) / n;
          if (Math.cos(t) > -0.12) continue;
          const lit = Math.sin(t) < 0.2;
          const [x, y] = [r * Math.cos(t) + dx * k, r * Math.sin(t) + dy * k];
          s.ell(x, y, 6.5, 7.5, '#050606');
          s.ell(x, y, 4.6, 5.6, lit ? material.steel[2] : material.steel[0]);
          s.ell(f(x - 1), f(y - 1.4), 2, 2.4, lit ? material.steel[4] : material.steel[2]);
        }
    });
  },
};
