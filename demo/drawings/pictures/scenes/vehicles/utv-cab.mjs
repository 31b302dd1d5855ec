import { utv } from '../../utv.mjs';

/** Closed cab: glass all around under a painted roof. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'ub',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, { closed: true });
  },
};
