import { utv } from '../../utv.mjs';

/** Crew: a second row of seats and a long roof. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'uc',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, { length: 210 });
  },
};
