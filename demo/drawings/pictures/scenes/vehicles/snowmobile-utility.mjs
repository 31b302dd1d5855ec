import { snowmobile } from '../../snowmobile.mjs';

/** Utility: a high hood and windshield, a long flat track, a load carrier and a hitch. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'su',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, { length: 190, lugs: 48, nose: 0.92, height: 1.16, screen: 1.35, seat: 0.98, rack: true });
  },
};
