import { dirtBike } from '../../dirt-bike.mjs';

/** Supermoto: an off-road frame on small street tyres. */
export default {
  detail: [250, 120, 480],
  idPrefix: 'ds',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    dirtBike(s, { small: 16, smooth: true });
  },
};
