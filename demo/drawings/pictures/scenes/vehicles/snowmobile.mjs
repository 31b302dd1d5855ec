import { snowmobile } from '../../snowmobile.mjs';

/** The trail sled, the shape that the other kinds vary. */
export default {
  detail: [120, 240, 520],
  idPrefix: 'sm',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    snowmobile(s, {});
  },
};
