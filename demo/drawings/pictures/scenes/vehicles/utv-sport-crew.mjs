import { utv } from '../../utv.mjs';

/** Sport crew: two rows of seats on tall wheels, a spare wheel on the short bed. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'us4',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, { length: 190, wheel: 160, lift: 30, roof: 0.86, bed: 60, spare: true });
  },
};
