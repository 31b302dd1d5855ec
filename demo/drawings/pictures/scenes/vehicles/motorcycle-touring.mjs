import { motorcycle } from '../../motorcycle.mjs';

/** Touring: a tall windshield, side cases and a top case. */
export default {
  detail: [170, 150, 480],
  idPrefix: 'mt',
  colours: ['#b0252f', '#641016', '#e0656c', '#e9eef0'],
  draw(s) {
    motorcycle(s, { screen: 104, cases: true, topCase: true });
  },
};
