import { snowmobile } from '../../snowmobile.mjs';

/** Deep snow: a long track with deep lugs, a short nose, a low windshield and high bars. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'sd',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, { length: 210, lugs: 70, nose: 0.86, height: 1.02, screen: 0.5, seat: 0.82, barRise: 34 });
  },
};
