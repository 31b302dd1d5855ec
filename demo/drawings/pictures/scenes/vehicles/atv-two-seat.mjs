import { atv } from '../../atv.mjs';

/** Two seats: a longer wheelbase, the passenger sits higher against a backrest. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'a2',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, { length: 90, backrest: true });
  },
};
