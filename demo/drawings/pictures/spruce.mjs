import { f } from './scene.mjs';

/** Colours of a spruce in dusk: branches, their shaded and lit snow, trunk, shadow on the ground. */
const DUSK = { branches: '#1c3a52', shade: '#6f93ae', snow: '#e4edf3', trunk: '#1b2c3d', ground: '#3c6384' };

const round = (n) => (Math.abs(n) < 8 ? f(n) : Math.round(n));

/** A spruce laden with snow that stands at x, y. `random` gives the widths of its branches. */
export function spruce(s, random, [x, y, height, width], colours = {}) {
  const { branches, shade, snow, trunk, ground } = { ...DUSK, ...colours };
  const n = 8;
  const [r, X] = [round, round(x)];
  let [dark, lit, shaded] = ['', '', ''];
  for (let i = n; i >= 1; i--) {
    const t = i / n;
    const yy = y - height + height * t;
    const ww = width * (0.1 + 0.9 * t) * 0.5 * (0.88 + random() * 0.24);
    const hh = (height / n) * 1.5;
    const top = `M${X} ${r(yy - hh)}`;
    dark += `${top}C${r(x + ww * 0.4)} ${r(yy - hh * 0.5)} ${r(x + ww * 0.7)} ${r(yy - hh * 0.12)} ${r(x + ww)} ${r(yy + hh * 0.12)}L${r(x + ww * 0.5)} ${r(yy)}L${r(x + ww * 0.3)} ${r(yy + hh * 0.16)}L${X} ${r(yy)}L${r(x - ww * 0.3)} ${r(yy + hh * 0.16)}L${r(x - ww * 0.55)} ${r(yy)}L${r(x - ww)} ${r(yy + hh * 0.12)}C${r(x - ww * 0.7)} ${r(yy - hh * 0.12)} ${r(x - ww * 0.4)} ${r(yy - hh * 0.5)} ${X} ${r(yy - hh)}Z`;
    lit += `${top}C${r(x - ww * 0.4)} ${r(yy - hh * 0.5)} ${r(x - ww * 0.7)} ${r(yy - hh * 0.12)} ${r(x - ww)} ${r(yy + hh * 0.1)}C${r(x - ww * 0.6)} ${r(yy + hh * 0.02)} ${r(x - ww * 0.45)} ${r(yy - hh * 0.1)} ${r(x - ww * 0.2)} ${r(yy - hh * 0.22)}C${X} ${r(yy - hh * 0.3)} ${r(x + ww * 0.1)} ${r(yy - hh * 0.5)} ${X} ${r(yy - hh)}Z`;
    shaded += `${top}C${r(x + ww * 0.4)} ${r(yy - hh * 0.5)} ${r(x + ww * 0.7)} ${r(yy - hh * 0.12)} ${r(x + ww)} ${r(yy + hh * 0.1)}C${r(x + ww * 0.6)} ${r(yy)} ${r(x + ww * 0.3)} ${r(yy - hh * 0.2)} ${X} ${r(yy - hh)}Z`;
  }
  s.ell(x + width * 0.2, y + 4, width * 0.62, height * 0.022 + 3, ground, 'opacity=".34"');
  s.rect(x - 7, y - 20, 14, 30, 2, trunk);
  s.path(dark, branches);
  s.path(shaded, shade, 'opacity=".8"');
  s.path(lit, snow);
}

/** Numbers from 0 to 1 that are the same each time. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
