import { moped } from '../../moped.mjs';

/** A scooter. */
export default {
  detail: [170, 90, 440],
  idPrefix: 'mo',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    moped(s, {});
  },
};
