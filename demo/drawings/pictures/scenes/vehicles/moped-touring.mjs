import { moped } from '../../moped.mjs';

/** A scooter with a tall windshield. */
export default {
  detail: [170, 90, 440],
  idPrefix: 'mq',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    moped(s, { screen: 90 });
  },
};
