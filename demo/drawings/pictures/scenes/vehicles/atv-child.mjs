import { atv } from '../../atv.mjs';

/** A child’s quad: small and high on its wheels, with a flag and without racks. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'ac',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, { length: -90, wheel: 132, racks: false, flag: true });
  },
};
