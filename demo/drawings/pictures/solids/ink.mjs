import { material } from '../scene.mjs';

export const LEVELS = 16;
/** So long that a gradient shows one colour all over the picture. */
const FAR = 1e6;

const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
function mix(steps, share) {
  const at = share * (steps.length - 1);
  const i = Math.min(steps.length - 2, Math.floor(at));
  const part = at - i;
  return `#${[1, 3, 5]
    .map((c) =>
      Math.round(channel(steps[i], c) * (1 - part) + channel(steps[i + 1], c) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Colours from the dark side to the lit one. */
const FIXED = {
  rubber: material.rubber,
  tread: ['#070909', ...material.rubber.slice(0, 4)],
  plastic: material.plastic,
  steel: material.steel,
  lamp: ['#b9d0d8', '#dfeff5', '#ffffff'],
  tail: ['#7d1210', '#c92c22', '#ef4b3c'],
  amber: ['#9c5c0c', '#e08a1c', '#f5b95a'],
};

/** The colour of an ink in light of 0 … 1, in few levels: neighbours of one level become one path. */
export function inkFill(s, ink, light) {
  const level = Math.round(Math.min(1, Math.max(0, light)) * LEVELS);
  const share = level / LEVELS;
  if (FIXED[ink]) return mix(FIXED[ink], share);
  if (ink === 'glass') return s.G.gl;
  // colours of the product are variables: a gradient mixes them
  const key = `${ink[0]}${level}`;
  s.mixed ??= new Set();
  if (!s.mixed.has(key)) {
    s.mixed.add(key);
    const stops =
      ink === 'accent'
        ? [
            [0, '#12100e'],
            [0.62, s.a],
            [1, '#fff'],
          ]
        : [
            [0, '#06100c'],
            [0.16, s.bd],
            [0.5, s.b],
            [0.86, s.bl],
            [1, '#fff'],
          ];
    const at = 0.1 + share * 0.8;
    s.lin(key, -at * FAR, 0, (1 - at) * FAR, 0, stops, true);
  }
  return `url(#${s.id(key)})`;
}
