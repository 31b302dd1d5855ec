import { f, material } from '../../scene.mjs';
export default {
  detail: [80, 180, 520],
  idPrefix: 'be',
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const { a } = s;
    s.shadow(650, 668, 480, 34);
    s.shadow(650, 664, 360, 20);
    // loop: stadium-like superellipse, near plane; depth d
    const N = 160,
      dx = -58,
      dy = -62,
      cx = 650,
      cy = 470;
    const P = (t, k, e = 0) => {
      const c = Math.cos(t),
        n = Math.sin(t);
      const q = (v, p) => Math.sign(v) * Math.abs(v) ** p;
      return [cx + (430 - k) * q(c, 0.78) + dx * e, cy + (196 - k) * q(n, 1) + dy * e];
    };
    const TB = [0];
    {
      let acc = [0],
        pr = P(0, 0),
        K = 3000;
      for (let i = 1; i <= K; i++) {
        const q = P((i / K) * 2 * Math.PI, 0);
        acc.push(acc[i - 1] + Math.hypot(q[0] - pr[0], q[1] - pr[1]));
        pr = q;
      }
      let j = 0;
      for (let i = 1; i <= N + 1; i++) {
        const L = acc[K] * Math.min(1, i / N);
        while (j < K && acc[j] < L) j++;
        TB.push((j / K) * 2 * Math.PI + (i > N ? (2 * Math.PI) / N : 0));
      }
    }
    const S = (p) => `${f(p[0])} ${f(p[1])}`;
    const nor = (t) => {
      const [x1, y1] = P(t - 0.01, 0),
        [x2, y2] = P(t + 0.01, 0);
      const x = y2 - y1,
        y = -(x2 - x1),
        l = Math.hypot(x, y);
      return [x / l, y / l];
    };
    const ramp = [...material.rubber, '#6b757a'];
    const quads = (k, outer, cog) => {
      const b = {};
      for (let i = 0; i < N; i++) {
        const t = TB[i],
          t2 = TB[i + 1];
        const n = nor((t + t2) / 2);
        const vis = n[0] * dx + n[1] * dy > 0;
        if (outer !== vis) continue;
        const l = outer ? -n[1] * 0.75 - n[0] * 0.35 : n[1] * 0.65 + n[0] * 0.35;
        const z = Math.max(0, Math.min(4, Math.round(0.9 + l * 2.6)));
        const kk = cog ? cog(i) : k,
          k3 = cog ? cog(i) : k;
        const c = ramp[cog && i % 4 < 2 ? Math.min(4, z + 1) : z];
        b[c] ??= [];
        b[c].push(`M${S(P(t, kk))}L${S(P(t2 + 0.006, k3))}L${S(P(t2 + 0.006, k3, 1))}L${S(P(t, kk, 1))}Z`);
      }
      for (const c in b) s.path(b[c].join(''), c);
    };
    const cog = (i) => (i % 4 < 2 ? 52 : 34);
    // inner surface far part
    quads(0, false, cog);
    // cog side walls on inner surface
    let w = '';
    for (let i = 0; i < N; i += 2) {
      const t = TB[i];
      const n = nor(t);
      if (n[0] * dx + n[1] * dy > 0) continue;
      w += `M${S(P(t, 34))}L${S(P(t, 52))}L${S(P(t, 52, 1))}L${S(P(t, 34, 1))}Z`;
    }
    s.path(w, '#07090a');
    // outer surface
    quads(0, true);
    // outer print line in accent
    const o = [];
    for (const [e1, e2, c] of [[0.44, 0.56, a]]) {
      for (let i = 0; i < N; i++) {
        const t = TB[i],
          t2 = TB[i + 1],
          n = nor((t + t2) / 2);
        if (n[0] * dx + n[1] * dy <= 0.02) continue;
        o.push(`M${S(P(t, 0, e1))}L${S(P(t2, 0, e1))}L${S(P(t2, 0, e2))}L${S(P(t, 0, e2))}Z`);
      }
      s.path(o.join(''), c, 'opacity=".9"');
    }
    // outer cogs (shallow grooves)
    let g = '';
    for (let i = 0; i < N; i += 4) {
      const t = TB[i],
        n = nor(t);
      if (n[0] * dx + n[1] * dy <= 0) continue;
      g += `M${S(P(t, 0, 0.03))}L${S(P(t, 0, 0.97))}`;
    }
    s.line(g, 4, '#000', 'opacity=".45"');
    // near face: ring with cog inside
    let out = '',
      inn = '',
      mid = '';
    for (let i = 0; i <= N; i++) {
      const t = TB[i];
      out += (i ? 'L' : 'M') + S(P(t, 0));
      mid += (i ? 'L' : 'M') + S(P(t, 14));
    }
    for (let i = 0; i < N; i++) {
      const t = TB[i],
        t2 = TB[i + 1];
      inn += `${(i ? 'L' : 'M') + S(P(t + 0.003, cog(i)))}L${S(P(t2 - 0.003, cog(i)))}`;
    }
    s.path(
      `${out}Z${inn}Z`,
      s.lin(
        'nf',
        300,
        240,
        900,
        720,
        [
          [0, '#555f64'],
          [0.35, material.rubber[3]],
          [0.65, material.rubber[2]],
          [1, material.rubber[1]],
        ],
        1,
      ),
      'fill-rule="evenodd"',
    );
    s.line(`${mid}Z`, 5, material.rubber[0], 'opacity=".75"');
    s.line(`${mid}Z`, 2, '#8a969b', 'transform="translate(-1 -2)" opacity=".6"');
    s.line(`${out}Z`, 3, '#7b878c', 'opacity=".7"');
  },
};
