import { motorcycle } from '../../motorcycle.mjs';

/** A street motorcycle without fairing. */
export default {
  detail: [170, 150, 480],
  idPrefix: 'mc',
  colours: ['#b0252f', '#641016', '#e0656c', '#e9eef0'],
  draw(s) {
    motorcycle(s, {});
  },
};
