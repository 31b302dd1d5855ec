import { motorcycle } from '../../motorcycle.mjs';

/** Adventure: a high mudguard, hand guards, a tall windshield and side cases. */
export default {
  detail: [170, 150, 480],
  idPrefix: 'ma',
  colours: ['#b0252f', '#641016', '#e0656c', '#e9eef0'],
  draw(s) {
    motorcycle(s, { screen: 70, beak: true, guards: true, cases: true });
  },
};
