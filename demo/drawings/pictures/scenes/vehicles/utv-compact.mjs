import { utv } from '../../utv.mjs';

/** Compact: a short bed and small wheels, narrow enough for a forest path. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'up',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, { length: -40, wheel: 122, lift: -6, roof: 0.94, bed: 70 });
  },
};
