import tyre from './tyre.mjs';

/** An off-road motorcycle tyre: the lugged tyre, narrower. */
export default { ...tyre, idPrefix: 'kt', sweep: -130 };
