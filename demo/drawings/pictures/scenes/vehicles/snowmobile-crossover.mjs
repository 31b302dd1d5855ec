import { snowmobile } from '../../snowmobile.mjs';

/** Crossover: between the trail and deep snow. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'sx',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, { length: 110, lugs: 56, nose: 0.93, height: 1.02, screen: 0.72, seat: 0.9, barRise: 18 });
  },
};
