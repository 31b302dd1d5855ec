import { atv } from '../../atv.mjs';

/** Heavy work: a long wheelbase and larger wheels. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'al',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, { length: 60, wheel: 160, lift: 14 });
  },
};
