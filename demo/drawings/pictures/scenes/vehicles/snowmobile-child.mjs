import { snowmobile } from '../../snowmobile.mjs';

/** A child’s sled: short, with a round high nose and a short seat. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'sc',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, { length: -170, lugs: 40, nose: 0.78, height: 1.04, screen: 0.62, seat: 0.66, barRise: 10 });
  },
};
