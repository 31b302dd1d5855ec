import road from './road-tyre.mjs';

/** A motorcycle tyre: the road tyre, narrower. */
export default { ...road, idPrefix: 'mt', sweep: -96 };
