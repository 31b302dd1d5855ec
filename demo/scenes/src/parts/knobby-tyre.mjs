import tyre from './tyre.mjs';

/** An off-road motorcycle tyre: the lugged tyre, narrower. */
export default { ...tyre, p: 'kt', sweep: -130 };
