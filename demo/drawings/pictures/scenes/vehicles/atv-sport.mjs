import { atv } from '../../atv.mjs';

/** Sport: flat, without racks, on large wheels. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'as',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, { length: 30, wheel: 156, lift: 6, thin: 0.8, racks: false });
  },
};
