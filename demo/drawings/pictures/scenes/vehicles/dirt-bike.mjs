import { dirtBike } from '../../dirt-bike.mjs';

/** Enduro: a lamp and a stand, tyres for the forest. */
export default {
  detail: [250, 120, 480],
  idPrefix: 'db',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    dirtBike(s, {});
  },
};
