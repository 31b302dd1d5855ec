import { utv } from '../../utv.mjs';

/** Sport: lifted over large wheels, under a low roof, with a short bed. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'us',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, { wheel: 164, lift: 34, roof: 0.84, bed: 50 });
  },
};
