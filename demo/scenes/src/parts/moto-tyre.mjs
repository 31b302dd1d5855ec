import road from './road-tyre.mjs';

/** A motorcycle tyre: the road tyre, narrower. */
export default { ...road, p: 'mt', sweep: -96 };
