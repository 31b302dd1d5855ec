/** Numbers of a path have one decimal. */
export const f = (n) => +(+n).toFixed(1);
/** Shades of the materials that keep their colour, from dark to light. */
export const material = {
  rubber: ['#0c0f10', '#171b1d', '#252a2d', '#363d40', '#525b5f'],
  plastic: ['#12171a', '#1e2528', '#2d3639', '#434e52', '#67747a'],
  steel: ['#4b565b', '#7b878c', '#a9b4b9', '#d3dbde', '#f5f8f9'],
};
/**
 * A drawing that grows shape by shape. `b`, `bd`, `bl` and `a` are the colours of the product (body, its dark and light side,
 * accent), `G` the fills that most scenes use. Every id begins with `idPrefix`, so that drawings can stand in one page.
 */
export class Scene {
  constructor(o) {
    Object.assign(this, o);
    this.definitions = [];
    this.shapes = [];
    const v = (n, c) => `var(--${n},${c})`;
    this.b = v('body', o.colours[0]);
    this.bd = v('body-dark', o.colours[1]);
    this.bl = v('body-light', o.colours[2]);
    this.a = v('accent', o.colours[3]);
  }
  id(k) {
    return `${this.idPrefix}-${k}`;
  }
  stops(st) {
    return st
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ''}/>`)
      .join('');
  }
  lin(k, x1, y1, x2, y2, st, u) {
    this.definitions.push(
      `<linearGradient id="${this.id(k)}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${u ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(st)}</linearGradient>`,
    );
    return `url(#${this.id(k)})`;
  }
  rad(k, cx, cy, r, st, u) {
    this.definitions.push(
      `<radialGradient id="${this.id(k)}" cx="${cx}" cy="${cy}" r="${r}"${u ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(st)}</radialGradient>`,
    );
    return `url(#${this.id(k)})`;
  }
  clip(k, d) {
    this.definitions.push(`<clipPath id="${this.id(k)}"><path d="${d}"/></clipPath>`);
    return `url(#${this.id(k)})`;
  }
  /** The fills of `G`: painted body, plastic (pl), steel (st), glass, rubber side wall, shade, shadow on the ground. */
  addFills() {
    const { b, bd, bl } = this;
    this.G = {
      body: this.lin('body', 0.1, 0, 0.55, 1, [
        [0, bl],
        [0.38, b],
        [1, bd],
      ]),
      bodyH: this.lin('bodyh', 0, 0, 1, 0.25, [
        [0, bl],
        [0.45, b],
        [1, bd],
      ]),
      lit: this.lin('lit', 0, 0, 0.3, 1, [
        [0, '#fff', 0.5],
        [0.35, bl],
        [1, b],
      ]),
      pl: this.lin('pl', 0.1, 0, 0.4, 1, [
        [0, material.plastic[3]],
        [0.4, material.plastic[2]],
        [1, material.plastic[0]],
      ]),
      plH: this.lin('plh', 0, 0, 1, 0.2, [
        [0, material.plastic[3]],
        [0.5, material.plastic[1]],
        [1, material.plastic[0]],
      ]),
      st: this.lin('st', 0.1, 0, 0.4, 1, [
        [0, material.steel[4]],
        [0.35, material.steel[3]],
        [0.7, material.steel[2]],
        [1, material.steel[1]],
      ]),
      stH: this.lin('sth', 0, 0, 1, 0, [
        [0, material.steel[1]],
        [0.22, material.steel[4]],
        [0.55, material.steel[2]],
        [1, material.steel[0]],
      ]),
      stV: this.lin('stv', 0, 0, 0, 1, [
        [0, material.steel[2]],
        [0.25, material.steel[4]],
        [0.6, material.steel[2]],
        [1, material.steel[0]],
      ]),
      gl: this.lin('gl', 0, 0, 0.5, 1, [
        [0, '#bcd3da', 0.85],
        [0.4, '#5c7882', 0.75],
        [1, '#1c2c33', 0.85],
      ]),
      side: this.rad('side', 0.5, 0.5, 0.5, [
        [0.5, material.rubber[0]],
        [0.6, material.rubber[2]],
        [0.74, material.rubber[3]],
        [0.86, material.rubber[2]],
        [0.95, material.rubber[3]],
        [1, material.rubber[1]],
      ]),
      sh: this.lin('shade', 0.1, 0.05, 0.8, 0.95, [
        [0, '#fff', 0.28],
        [0.4, '#fff', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.5],
      ]),
      shd: this.rad('gs', 0.5, 0.5, 0.5, [
        [0, '#0b1714', 0.5],
        [0.45, '#0b1714', 0.26],
        [0.78, '#0b1714', 0.07],
        [1, '#0b1714', 0],
      ]),
    };
    return this.G;
  }
  add(...x) {
    this.shapes.push(...x);
    return this;
  }
  path(d, fill, ex = '') {
    this.shapes.push(`<path d="${d}" fill="${fill}"${ex ? ` ${ex}` : ''}/>`);
    return this;
  }
  line(d, w, c, ex = '') {
    this.shapes.push(
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${ex ? ` ${ex}` : ''}/>`,
    );
    return this;
  }
  circ(x, y, r, fill, ex = '') {
    this.shapes.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${ex ? ` ${ex}` : ''}/>`);
    return this;
  }
  ell(x, y, rx, ry, fill, ex = '') {
    this.shapes.push(
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}"${ex ? ` ${ex}` : ''}/>`,
    );
    return this;
  }
  rect(x, y, w, h, r, fill, ex = '') {
    this.shapes.push(
      `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${r}" fill="${fill}"${ex ? ` ${ex}` : ''}/>`,
    );
    return this;
  }
  g(ex, fn) {
    this.shapes.push(`<g ${ex}>`);
    fn();
    this.shapes.push('</g>');
    return this;
  }
  shadow(x, y, rx, ry, op = 1) {
    return this.ell(x, y, rx, ry, this.G.shd, op !== 1 ? `opacity="${op}"` : '');
  }
  /** A round bar in three shades: dark, middle, highlight. */
  tube(d, w, c = [material.plastic[0], material.plastic[2], material.plastic[4]]) {
    this.line(d, w, c[0]);
    this.line(d, w * 0.62, c[1], `transform="translate(${-w * 0.06} ${-w * 0.1})"`);
    this.line(d, w * 0.18, c[2], `transform="translate(${f(-w * 0.12)} ${f(-w * 0.22)})" opacity=".8"`);
    return this;
  }
  steel(d, w) {
    return this.tube(d, w, [material.steel[0], material.steel[2], material.steel[4]]);
  }
  /** A spring around a damper. */
  shock(x1, y1, x2, y2, w = 22, col) {
    const L = Math.hypot(x2 - x1, y2 - y1),
      a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    this.g(`transform="translate(${f(x1)} ${f(y1)}) rotate(${f(a)})"`, () => {
      this.rect(0, -w * 0.2, L, w * 0.4, 2, this.G.stV);
      this.rect(0, -w * 0.3, L * 0.4, w * 0.6, 3, material.plastic[1]);
      const n = Math.max(5, Math.round((L * 0.78) / (w * 0.42)));
      let q = '';
      for (let i = 0; i < n; i++) {
        const x = L * 0.12 + i * ((L * 0.76) / (n - 1));
        q += `M${f(x - 3)} ${f(-w / 2)}L${f(x + 3)} ${f(w / 2)}`;
      }
      this.line(q, w * 0.26, '#000', 'opacity=".55" transform="translate(2 2)"');
      this.line(q, w * 0.24, col || this.a);
      this.line(q, w * 0.07, '#fff', 'opacity=".45" transform="translate(-1 -1)"');
      this.circ(0, 0, w * 0.34, material.plastic[2]);
      this.circ(L, 0, w * 0.34, material.plastic[2]);
      this.circ(0, 0, w * 0.14, material.steel[2]);
      this.circ(L, 0, w * 0.14, material.steel[2]);
    });
    return this;
  }
  bolt(x, y, r = 6) {
    return this.circ(x, y, r, material.plastic[0])
      .circ(x - 0.6, y - 0.8, r * 0.72, material.steel[1])
      .circ(x - r * 0.2, y - r * 0.25, r * 0.3, material.steel[3]);
  }
  /** The lugs of a tyre around a circle, as one path. */
  lugs(cx, cy, r1, r2, n, k1 = 0.62, k2 = 0.44, off = 0) {
    let q = '';
    const st = (2 * Math.PI) / n;
    for (let i = 0; i < n; i++) {
      const a = i * st + off;
      const pt = (r, t) => `${f(cx + r * Math.cos(t))} ${f(cy + r * Math.sin(t))}`;
      q += `M${pt(r1, a - (st * k1) / 2)}L${pt(r2, a - (st * k2) / 2)}L${pt(r2, a + (st * k2) / 2)}L${pt(r1, a + (st * k1) / 2)}Z`;
    }
    return q;
  }
  /** Blocks across the part of the tread that is seen: [lit ones, shaded ones]. */
  tread(cx, cy, r2, n, dx, dy, off = 0) {
    let hi = '',
      lo = '';
    const st = (2 * Math.PI) / n;
    for (let i = 0; i < n; i++) {
      const a = i * st + off;
      const c = Math.cos(a);
      if (dx < 0 ? c > 0.12 : c < -0.12) continue;
      const pt = (r, t, k) => `${f(cx + r * Math.cos(t) + dx * k)} ${f(cy + r * Math.sin(t) + dy * k)}`;
      const w = st * 0.3,
        sk = st * 0.35;
      const blk = (k1, k2, s1, s2) =>
        `M${pt(r2, a - w + s1, k1)}L${pt(r2, a + w + s1, k1)}L${pt(r2, a + w + s2, k2)}L${pt(r2, a - w + s2, k2)}Z`;
      const s = Math.sin(a) < 0.1 ? 'h' : 'l';
      const q = blk(0, 0.46, 0, sk) + blk(0.56, 1, sk, 0);
      if (s === 'h') hi += q;
      else lo += q;
    }
    return [hi, lo];
  }
  wheel(cx, cy, r, o = {}) {
    const {
      dx = -38,
      dy = -5,
      n = 22,
      rim = 0.5,
      lug = 0.09,
      style = 'spoke',
      far = false,
      spokes = 5,
      rimc = 'dark',
    } = o;
    const r1 = r * (1 - lug);
    const G = this.G;
    // swept body
    const L = Math.hypot(dx, dy) || 1,
      nx = (-dy / L) * r1,
      ny = (dx / L) * r1;
    if (dx)
      this.path(
        `M${f(cx + nx)} ${f(cy + ny)}L${f(cx + dx + nx)} ${f(cy + dy + ny)}A${f(r1)} ${f(r1)} 0 0 ${dx < 0 ? 0 : 1} ${f(cx + dx - nx)} ${f(cy + dy - ny)}L${f(cx - nx)} ${f(cy - ny)}Z`,
        material.rubber[0],
      );
    if (dx && lug > 0) {
      this.path(this.lugs(cx + dx, cy + dy, r1 * 0.97, r, n, 0.62, 0.44, o.off || 0), material.rubber[0]);
      const [h, l] = this.tread(cx, cy, r * 0.992, n, dx, dy, o.off || 0);
      this.path(h, material.rubber[2]);
      this.path(l, material.rubber[1]);
    }
    if (lug > 0) this.path(this.lugs(cx, cy, r1 * 0.96, r, n, 0.66, 0.46, o.off || 0), material.rubber[1]);
    this.circ(cx, cy, r1, G.side);
    if (o.sidelugs !== 0 && lug > 0)
      this.path(
        this.lugs(cx, cy, r1 * 0.86, r1 * 0.995, n, 0.4, 0.62, o.off || 0),
        material.rubber[3],
        'opacity=".75"',
      );
    this.circ(cx, cy, r1 * 0.82, 'none', `stroke="${material.rubber[0]}" stroke-width="3" opacity=".6"`);
    this.circ(cx, cy, r1, G.sh);
    const R = r * rim;
    this.circ(cx, cy, R * 1.07, material.rubber[0]);
    if (style === 'disc') {
      this.circ(cx, cy, R, rimc === 'dark' ? G.pl : rimc === 'body' ? G.body : G.st);
      this.circ(cx, cy, R * 0.82, material.plastic[0], 'opacity=".35"');
      this.circ(cx, cy, R * 0.78, rimc === 'dark' ? G.plH : rimc === 'body' ? G.bodyH : G.stV);
      this.circ(cx, cy, R * 0.36, material.plastic[1]);
      this.circ(cx - 1, cy - 2, R * 0.27, G.st);
    } else {
      this.circ(cx, cy, R, rimc === 'dark' ? G.pl : G.st);
      this.circ(cx, cy, R * 0.88, material.rubber[0]);
      const st = (2 * Math.PI) / spokes;
      let q = '',
        q2 = '';
      for (let i = 0; i < spokes; i++) {
        const a = i * st - Math.PI / 2 + (o.rot || 0);
        const pt = (k, t) => `${f(cx + R * k * Math.cos(t))} ${f(cy + R * k * Math.sin(t))}`;
        q += `M${pt(0.2, a - 0.7)}L${pt(0.93, a - 0.3)}A${f(R * 0.93)} ${f(R * 0.93)} 0 0 1 ${pt(0.93, a + 0.3)}L${pt(0.2, a + 0.7)}Z`;
        q2 += `M${pt(0.4, a)}L${pt(0.84, a - 0.13)}L${pt(0.84, a + 0.13)}Z`;
      }
      this.path(q, rimc === 'dark' ? G.plH : G.st);
      this.path(q2, material.rubber[0], 'opacity=".75"');
      this.circ(cx, cy, R * 0.3, rimc === 'dark' ? material.plastic[1] : material.steel[1]);
      this.circ(cx, cy, R * 0.24, rimc === 'dark' ? G.pl : G.st);
      if (rimc === 'dark')
        this.circ(cx, cy, R * 0.955, 'none', `stroke="${material.plastic[4]}" stroke-width="2.5" opacity=".8"`);
      for (let i = 0; i < 4; i++) {
        const a = (i * Math.PI) / 2 + 0.78;
        this.circ(cx + R * 0.17 * Math.cos(a), cy + R * 0.17 * Math.sin(a), R * 0.035, material.steel[3]);
      }
    }
    if (o.ring) this.circ(cx, cy, R * 0.95, 'none', `stroke="${o.ring}" stroke-width="${f(R * 0.06)}"`);
    if (far) this.circ(cx, cy, r * 1.0, '#0a0d0e', 'opacity=".45"');
    return this;
  }
  svg(w = 1200, h = 900) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" aria-hidden="true" focusable="false"><defs>${this.definitions.join('')}</defs>${this.shapes.join('\n')}</svg>\n`;
  }
}
