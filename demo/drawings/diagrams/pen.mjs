/**
 * The pen of the exploded views: lines in the reader's ink, forms filled with paper or a tone of it, everything round
 * seen along an axle. Colours are the page's (backend/catalog/diagrams/service.ts) with light ones to fall back on.
 */
export const PAPER = 'var(--paper,#fff)';
export const TONE = 'var(--tone,#e6eceb)';
export const TONE_2 = 'var(--tone-2,#c9d4d2)';
export const MARK = 'var(--mark,#1b6f5a)';

/** How wide a circle is when it is seen along its axle. */
const K = 0.36;
const LINE = 3.5;
/** Room around a drawing, so that the numbers at its edge are whole. */
const MARGIN = 28;
const n = (value) => Math.round(value * 10) / 10;
/** A place in percent of the drawing with its room. */
const share = (at, from, long) => n(((at - from + MARGIN) / (long + 2 * MARGIN)) * 100);
const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export function createDrawing(width, height, top = 0) {
  const out = [];
  const leaders = [];
  const hotspots = [];
  const put = (...pieces) => out.push(...pieces);

  /** A form of its own outline; `thick` shows its edge towards the lower right. */
  const form = (d, { fill = PAPER, thick = 0, at = [0, 0], angle = 0, scale = 1 } = {}) => {
    const turn = `translate(${at.map(n).join(' ')})${angle ? ` rotate(${angle})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;
    const stroke = scale === 1 ? '' : ` stroke-width="${n(LINE / scale)}"`;
    if (thick)
      for (const step of [1, 0.5])
        put(
          `<path d="${d}" fill="${TONE_2}" transform="translate(${n(thick * step)} ${n(thick * step * 0.8)}) ${turn}"${stroke}/>`,
        );
    put(`<path d="${d}" fill="${fill}" transform="${turn}"${stroke}/>`);
  };
  /** A bent tube or wire of some width. */
  const tube = (d, wide, fill = PAPER) =>
    put(
      `<path d="${d}" fill="none" stroke-width="${wide + 6}"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${wide}"/>`,
    );
  const line = (d, more = '') => put(`<path d="${d}" fill="none"${more}/>`);
  const dashes = (from, to) =>
    line(
      `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`,
      ' stroke-width="2" stroke-dasharray="18 8 3 8" opacity=".6"',
    );

  /** The number `number` stands at `at` and points to `to`. */
  const call = (number, at, ...to) => {
    for (const [x, y] of to)
      leaders.push(`<path d="M${at.map(n).join(' ')}L${n(x)} ${n(y)}"/><circle cx="${n(x)}" cy="${n(y)}" r="5"/>`);
    hotspots.push({ number, x: share(at[0], 0, width), y: share(at[1], top, height) });
  };

  /** An axle from a point on, going away from the reader at an angle; lengths are measured along it. */
  const axle = (x0, y0, angle, length = 0) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    /** A point of the axle's own measures on the paper. */
    const at = (x, y = 0) => [x0 + x * cos - y * sin, y0 + x * sin + y * cos];
    const local = (...pieces) =>
      put(`<g transform="translate(${n(x0)} ${n(y0)}) rotate(${angle})">${pieces.join('')}</g>`);
    const face = (x, r, fill = PAPER) => `<ellipse cx="${n(x)}" cy="0" rx="${n(r * K)}" ry="${n(r)}" fill="${fill}"/>`;
    const body = (x, r1, r2, long, fill) =>
      shape(
        `M${n(x)} ${n(-r1)}L${n(x + long)} ${n(-r2)}A${n(r2 * K)} ${n(r2)} 0 0 1 ${n(x + long)} ${n(r2)}L${n(x)} ${n(r1)}Z`,
        fill,
      );
    if (length) dashes(at(-30), at(length));
    return {
      at,
      /** A cylinder, or a cone when it ends with another radius; with a hole when it has an inner one. */
      round(x, r, long, { end = r, hole = 0, fill = TONE, front = PAPER } = {}) {
        local(body(x, r, end, long, fill), face(x, r, front), hole ? face(x, hole, TONE_2) : '');
      },
      /** Rings on a face: grooves, ribs. */
      rings(x, ...radii) {
        local(...radii.map((r) => face(x, r, 'none')));
      },
      /** Holes in a circle on a face. */
      holes(x, ring, r, count, turn = 0) {
        local(
          ...Array.from({ length: count }, (_, i) => {
            const a = turn + (i / count) * 2 * Math.PI;
            return `<ellipse cx="${n(x + ring * K * Math.cos(a))}" cy="${n(ring * Math.sin(a))}" rx="${n(r * K * 1.3)}" ry="${n(r)}" fill="${TONE_2}"/>`;
          }),
        );
      },
      /** A toothed wheel. */
      gear(x, r, long, teeth, { hole = r * 0.35, depth = r * 0.14 } = {}) {
        const points = Array.from({ length: teeth * 4 }, (_, i) => {
          const a = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
          const radius = i % 4 < 2 ? r : r - depth;
          return [x + radius * K * Math.cos(a), radius * Math.sin(a)];
        });
        const outline = `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
        for (let step = 4; step > 0; step--)
          local(`<path d="${outline}" fill="${TONE}" transform="translate(${n((long * step) / 4)} 0)"/>`);
        local(shape(outline, PAPER), hole ? face(x, hole, TONE_2) : '');
      },
      /** A spring of wire. */
      spring(x, r, long, turns, wide = 9) {
        const path = (from, to) => {
          const steps = Math.max(2, Math.ceil((to - from) * 24));
          return Array.from({ length: steps + 1 }, (_, i) => {
            const t = from + ((to - from) * i) / steps;
            const a = t * 2 * Math.PI;
            return `${i === 0 ? 'M' : 'L'}${n(x + (long * t) / turns + r * K * Math.sin(a))} ${n(-r * Math.cos(a))}`;
          }).join('');
        };
        const wire = (d) =>
          `<path d="${d}" fill="none" stroke-width="${wide + 5}"/><path d="${d}" fill="none" stroke="${PAPER}" stroke-width="${wide}"/>`;
        for (let turn = 0; turn < turns; turn++) local(wire(path(turn, turn + 0.5)));
        for (let turn = turns - 1; turn >= 0; turn--) local(wire(path(turn + 0.5, turn + 1)));
      },
      /** A bolt: six-sided head, shank, thread. */
      bolt(x, r, long, { head = r * 1.9, thread = 0.5 } = {}) {
        const start = x + head * 0.7;
        const from = start + long * (1 - thread);
        const threads = Array.from({ length: Math.floor((long * thread) / 9) }, (_, i) => {
          const at = n(from + i * 9);
          return `<path d="M${at} ${n(-r)}Q${n(at + r * K * 2)} 0 ${at} ${n(r)}" fill="none" stroke-width="2"/>`;
        });
        local(body(start, r, r, long, PAPER), ...threads);
        this.hex(x, head, head * 0.7);
      },
      /** A six-sided head or, with a hole, a nut. */
      hex(x, r, long, hole = 0) {
        const corners = [-90, -30, 30, 90, 150, 210].map((a) => {
          const angle6 = (a * Math.PI) / 180;
          return [x + r * K * Math.cos(angle6), r * Math.sin(angle6)];
        });
        const outline = `M${corners.map(([cx, cy]) => `${n(cx)} ${n(cy)}`).join('L')}Z`;
        local(
          body(x, r, r, long, TONE),
          `<path d="M${n(x + r * K * 0.87)} ${n(-r / 2)}h${n(long)}M${n(x + r * K * 0.87)} ${n(r / 2)}h${n(long)}" stroke-width="2"/>`,
          shape(outline, PAPER),
          hole ? face(x, hole, TONE_2) : '',
        );
      },
      /** A snap ring. */
      clip(x, r, wide = 8) {
        const d = `M${n(x + r * K * 0.5)} ${n(-r * 0.87)}A${n(r * K)} ${n(r)} 0 1 0 ${n(x + r * K * 0.87)} ${n(-r * 0.5)}`;
        local(
          `<path d="${d}" fill="none" stroke-width="${wide + 5}"/><path d="${d}" fill="none" stroke="${PAPER}" stroke-width="${wide}"/>`,
        );
      },
      /** A rubber ring. */
      ring(x, r, wide = 8, fill = TONE_2) {
        local(
          `<ellipse cx="${n(x)}" cy="0" rx="${n(r * K)}" ry="${n(r)}" fill="none" stroke-width="${wide + 5}"/>`,
          `<ellipse cx="${n(x)}" cy="0" rx="${n(r * K)}" ry="${n(r)}" fill="none" stroke="${fill}" stroke-width="${wide}"/>`,
        );
      },
      /** Anything else, in the axle's own measures. */
      free: (...pieces) => local(...pieces),
      face,
      shape,
    };
  };

  return {
    axle,
    form,
    tube,
    line,
    dashes,
    call,
    put,
    finish: () => ({
      svg:
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${top - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}">` +
        `<g fill="none" stroke="currentColor" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${out.join('')}</g>` +
        `<g fill="${MARK}" stroke="${MARK}" stroke-width="2">${leaders.join('')}</g></svg>\n`,
      hotspots,
    }),
  };
}
