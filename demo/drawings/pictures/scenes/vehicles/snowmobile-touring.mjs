import { snowmobile } from '../../snowmobile.mjs';

/** Touring: two seats with a backrest behind a high windshield. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'st',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, { length: 70, height: 1.03, screen: 1.5, seat: 1.16, lift: 26, barRise: 8, backrest: true });
  },
};
