import { dirtBike } from '../../dirt-bike.mjs';

/** A child’s bike: small wheels under a low frame. */
export default {
  detail: [250, 120, 480],
  idPrefix: 'dc',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    dirtBike(s, { small: 40, lamp: false });
  },
};
