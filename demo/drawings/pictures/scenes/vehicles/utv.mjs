import { utv } from '../../utv.mjs';

/** The utility side-by-side, the shape that the other kinds vary. */
export default {
  detail: [130, 250, 500],
  idPrefix: 'uv',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'],
  draw(s) {
    utv(s, {});
  },
};
