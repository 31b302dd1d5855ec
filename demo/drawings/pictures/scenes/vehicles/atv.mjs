import { atv } from '../../atv.mjs';

/** The work quad, the shape that the other kinds vary. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'atv',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, {});
  },
};
