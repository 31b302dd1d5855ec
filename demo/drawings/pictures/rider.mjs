import { f, material } from './scene.mjs';

/** Outline of a limb: two circles joined by their outer tangents. */
function limb([x1, y1, r1], [x2, y2, r2]) {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const tilt = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1));
  const at = (x, y, r, angle) => `${f(x + r * Math.cos(angle))} ${f(y + r * Math.sin(angle))}`;
  return `M${at(x1, y1, r1, along + tilt)}L${at(x2, y2, r2, along + tilt)}A${r2} ${r2} 0 0 0 ${at(x2, y2, r2, along - tilt)}L${at(x1, y1, r1, along - tilt)}A${r1} ${r1} 0 0 0 ${at(x1, y1, r1, along + tilt)}Z`;
}

const thinner = ([x, y, r], by, [dx, dy]) => [x + dx, y + dy, r * by];

/** A rider who sits facing left: joints in pixels of the scene; the head is as wide as a helmet of that size. */
export function rider(s, { hip, knee, foot, shoulder, elbow, hand, head }) {
  const { G } = s;
  const trousers = (from, to) => {
    s.path(limb(from, to), material.plastic[1]);
    s.path(limb(thinner(from, 0.62, [-3, -8]), thinner(to, 0.6, [-6, -4])), material.plastic[2]);
  };
  trousers([...hip, 40], [...knee, 33]);
  trousers([...knee, 33], [foot[0] + 6, foot[1] - 34, 25]);
  const [fx, fy] = foot;
  s.path(
    `M${fx - 20} ${fy - 44}L${fx + 32} ${fy - 44}L${fx + 40} ${fy + 4}L${fx - 54} ${fy + 4}C${fx - 66} ${fy - 12} ${fx - 44} ${fy - 24} ${fx - 22} ${fy - 26}Z`,
    material.rubber[2],
  );
  s.path(`M${fx - 60} ${fy - 2}L${fx + 40} ${fy - 2}L${fx + 41} ${fy + 8}L${fx - 58} ${fy + 8}Z`, material.rubber[4]);
  jacket(s, { hip, shoulder });
  sleeve(s, { shoulder, elbow, hand });
  helmet(s, head);
  return G;
}

function jacket(s, { hip: [hx, hy], shoulder: [sx, sy] }) {
  const d = `M${sx - 30} ${sy - 34}C${sx + 14} ${sy - 50} ${sx + 56} ${sy - 26} ${sx + 62} ${sy + 18}L${hx + 46} ${hy - 8}C${hx + 50} ${hy + 20} ${hx + 20} ${hy + 34} ${hx - 20} ${hy + 26}L${hx - 58} ${hy + 8}C${hx - 72} ${hy - 40} ${sx - 52} ${sy + 66} ${sx - 46} ${sy + 10}C${sx - 46} ${sy - 14} ${sx - 42} ${sy - 28} ${sx - 30} ${sy - 34}Z`;
  s.path(d, s.G.body);
  s.g(`clip-path="${s.clip('jacket', d)}"`, () => {
    s.path(
      `M${sx + 26} ${sy - 40}L${sx + 80} ${sy - 10}L${hx + 60} ${hy + 40}L${hx + 2} ${hy + 40}Z`,
      s.bd,
      'opacity=".55"',
    );
    s.path(`M${sx - 60} ${sy + 52}L${hx + 70} ${hy - 66}L${hx + 70} ${hy - 44}L${sx - 60} ${sy + 74}Z`, s.a);
    s.path(`M${sx - 60} ${sy + 78}L${hx + 70} ${hy - 40}L${hx + 70} ${hy - 34}L${sx - 60} ${sy + 84}Z`, '#e9efec');
    s.path(
      `M${hx - 90} ${hy + 2}L${hx + 60} ${hy + 4}L${hx + 60} ${hy + 40}L${hx - 90} ${hy + 36}Z`,
      material.plastic[1],
    );
  });
}

function sleeve(s, { shoulder, elbow, hand }) {
  s.path(limb([...elbow, 25], [...hand, 18]), s.b);
  s.path(limb([...shoulder, 36], [...elbow, 27]), s.G.body);
  s.path(
    limb(thinner([...shoulder, 36], 0.4, [-13, -8]), thinner([...elbow, 27], 0.35, [-10, -2])),
    s.bl,
    'opacity=".7"',
  );
  s.path(limb(thinner([...elbow, 25], 0.35, [-4, -11]), thinner([...hand, 18], 0.35, [4, -8])), s.bl, 'opacity=".6"');
  const [x, y] = hand;
  s.path(limb([x + 16, y + 2, 20], [x - 8, y, 21]), material.plastic[0]);
  s.path(limb([x + 12, y - 7, 8], [x - 10, y - 9, 8]), material.plastic[3]);
}

/** Full-face helmet with a peak and goggles, looking left. */
function helmet(s, [x, y, r]) {
  const at = (dx, dy) => `${f(x + dx * r)} ${f(y + dy * r)}`;
  s.path(`M${at(-0.2, 0.75)}L${at(0.6, 0.7)}L${at(0.7, 1.15)}L${at(-0.05, 1.2)}Z`, material.plastic[0]);
  s.path(
    `M${at(-0.86, -0.2)}C${at(-0.8, -0.86)} ${at(-0.3, -1.1)} ${at(0.16, -1.06)}C${at(0.74, -1)} ${at(1.06, -0.5)} ${at(1, 0.08)}C${at(0.96, 0.5)} ${at(0.8, 0.8)} ${at(0.62, 0.86)}L${at(-0.2, 0.94)}C${at(-0.62, 1)} ${at(-1, 0.86)} ${at(-1.16, 0.62)}C${at(-1.22, 0.5)} ${at(-1.14, 0.34)} ${at(-1, 0.28)}Z`,
    s.G.body,
  );
  s.path(
    `M${at(0.16, -1.06)}C${at(0.74, -1)} ${at(1.06, -0.5)} ${at(1, 0.08)}L${at(0.52, 0.02)}C${at(0.5, -0.5)} ${at(0.36, -0.86)} ${at(0.16, -1.06)}Z`,
    s.a,
  );
  s.path(
    `M${at(0.56, 0.1)}L${at(0.98, 0.16)}C${at(0.94, 0.5)} ${at(0.8, 0.8)} ${at(0.62, 0.86)}L${at(0.2, 0.9)}Z`,
    s.bd,
    'opacity=".7"',
  );
  s.path(
    `M${at(-1, -0.28)}C${at(-0.6, -0.42)} ${at(-0.1, -0.4)} ${at(0.22, -0.3)}L${at(0.3, 0.2)}C${at(-0.2, 0.34)} ${at(-0.7, 0.36)} ${at(-1.02, 0.28)}Z`,
    material.rubber[1],
  );
  s.path(
    `M${at(-0.96, -0.2)}C${at(-0.6, -0.32)} ${at(-0.2, -0.3)} ${at(0.04, -0.24)}L${at(0.08, 0.14)}C${at(-0.3, 0.24)} ${at(-0.7, 0.26)} ${at(-0.98, 0.2)}Z`,
    '#d9822b',
  );
  s.path(
    `M${at(-0.96, -0.2)}C${at(-0.6, -0.32)} ${at(-0.2, -0.3)} ${at(0.04, -0.24)}L${at(0.04, -0.12)}C${at(-0.4, -0.2)} ${at(-0.7, -0.14)} ${at(-0.97, 0)}Z`,
    '#fff',
    'opacity=".5"',
  );
  s.path(`M${at(0.22, -0.22)}L${at(0.98, -0.1)}L${at(0.98, 0.1)}L${at(0.26, 0.06)}Z`, material.rubber[2]);
  s.path(
    `M${at(-0.7, -0.62)}L${at(-1.42, -0.6)}C${at(-1.5, -0.66)} ${at(-1.46, -0.74)} ${at(-1.36, -0.78)}L${at(-0.3, -1.02)}Z`,
    s.bd,
  );
  s.path(`M${at(-1.42, -0.68)}L${at(-0.4, -0.98)}L${at(-0.3, -1.02)}L${at(-1.36, -0.78)}Z`, s.bl);
  s.path(`M${at(-1.06, 0.5)}L${at(-0.6, 0.62)}L${at(-0.62, 0.76)}L${at(-1.02, 0.66)}Z`, material.rubber[0]);
}
