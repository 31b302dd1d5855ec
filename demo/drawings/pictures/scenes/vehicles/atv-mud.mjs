import { atv } from '../../atv.mjs';

/** Mud: lifted over the largest wheels. */
export default {
  detail: [130, 190, 480],
  idPrefix: 'am',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    atv(s, { length: 20, wheel: 174, lift: 44 });
  },
};
