import { f } from './scene.mjs';

const SEGMENT = /([A-Za-z])([^A-Za-z]*)/g;

/** Moves the points of a path; relative segments keep their shape. */
function movePath(d, move) {
  return d.replace(SEGMENT, (whole, letter, rest) => {
    if (letter !== 'M' && letter !== 'L' && letter !== 'C') return whole;
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = [];
    for (let i = 0; i < numbers.length; i += 2)
      points.push(
        move(numbers[i], numbers[i + 1])
          .map(f)
          .join(' '),
      );
    return letter + points.join(' ');
  });
}

/** A scene whose points are moved by `move(x, y)` and whose radii and widths stay: one drawing, several proportions. */
export const warped = (s, move) => ({
  path: (d, fill, extra) => s.path(movePath(d, move), fill, extra),
  line: (d, width, colour, extra) => s.line(movePath(d, move), width, colour, extra),
  tube: (d, width) => s.tube(movePath(d, move), width),
  circ: (x, y, r, fill, extra) => s.circ(...move(x, y), r, fill, extra),
  shock: (x1, y1, x2, y2, width) => s.shock(...move(x1, y1), ...move(x2, y2), width),
  ell: (x, y, rx, ry, fill) => s.ell(...move(x, y), rx, ry, fill),
  rect: (x, y, width, height, r, fill, extra) => s.rect(...move(x, y), width, height, r, fill, extra),
  steel: (d, width) => s.steel(movePath(d, move), width),
  bolt: (x, y, r) => s.bolt(...move(x, y), r),
});

/** Adds `by` to what lies after `to`, and proportionally to what lies between `from` and `to`. */
export const stretch = (value, from, to, by) => value + by * Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Scales around a point. */
export const scale = (centre, by) => (value) => centre + (value - centre) * by;
