import { rider } from '../../rider.mjs';
import snowmobile from './snowmobile.mjs';

/** The trail sled on the move, for milieu pictures: it is not offered as a product picture. */
export default {
  idPrefix: 'sr',
  colours: snowmobile.colours,
  draw(s) {
    snowmobile.draw(s);
    rider(s, {
      hip: [812, 424],
      knee: [682, 448],
      foot: [668, 578],
      shoulder: [764, 284],
      elbow: [742, 366],
      hand: [676, 364],
      head: [732, 204, 50],
    });
  },
};
