import { dirtBike } from '../../dirt-bike.mjs';

/** Motocross: a number plate instead of the lamp, no stand. */
export default {
  detail: [250, 120, 480],
  idPrefix: 'dx',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    dirtBike(s, { lamp: false });
  },
};
