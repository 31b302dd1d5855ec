/** A wheel with blocks, or smooth with `lug: 0`: axle at (x, y, z), `side` is where its rim shows. */
export function wheel(
  solid,
  { x, y, z, radius, width, rim = 0.52, lug = 0.08, blocks = 18, side = 1, ring = 'accent', spokes = 6, stands = true },
) {
  const half = width / 2;
  const n = blocks * 2;
  const at = (r, dz, i) => {
    const angle = (i / n) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle), z + dz];
  };
  const low = radius * (1 - lug);
  // shoulder, tread and the other shoulder; blocks stand in two staggered rows
  const profile = (i) => {
    const outer = i % 4 < 2 ? radius : low;
    const inner = (i + 2) % 4 < 2 ? radius : low;
    return [
      [radius * rim, -half * 0.8],
      [radius * 0.86, -half],
      [inner * 0.97, -half * 0.86],
      [inner, 0],
      [outer, 0],
      [outer * 0.97, half * 0.86],
      [radius * 0.86, half],
      [radius * rim, half * 0.8],
    ];
  };
  const tread = lug > 0 ? n * 2 : n;
  const ringAt = (i) => {
    const angle = (i / tread) * 2 * Math.PI;
    return profile(lug > 0 ? i : 0).map(([r, dz]) => [x + r * Math.cos(angle), y + r * Math.sin(angle), z + dz]);
  };
  const rings = Array.from({ length: tread }, (_, i) => ringAt(i));
  solid.loft(
    rings,
    (i, j) => (j > 0 && j < 6 && lug > 0 && j !== 3 ? (i % 2 ? 'tread' : 'rubber') : j === 7 ? 'plastic' : 'rubber'),
    {
      isClosed: true,
      isSheet: true,
      caps: [false, false],
    },
  );
  // what shows between blocks
  const core = (i) =>
    [
      [radius * 0.6, -half * 0.8],
      [low * 0.95, -half * 0.8],
      [low * 0.97, half * 0.8],
      [radius * 0.6, half * 0.8],
    ].map(([r, dz]) => at(r, dz, i));
  if (lug > 0)
    solid.loft(
      Array.from({ length: 18 }, (_, i) => core((i * n) / 18)),
      'tread',
      { isClosed: true, caps: [false, false] },
    );
  // rim: a dish with spokes and a coloured ring, on the side that shows
  for (const s of [side, -side]) {
    const face = (r, dz) => Array.from({ length: n }, (_, i) => at(r, dz * s, i));
    const flat = (points, ink) => solid.face(s > 0 ? points : [...points].reverse(), ink);
    flat(face(radius * (rim + 0.03), half * 0.87), s === side ? ring : 'plastic');
    flat(face(radius * (rim - 0.03), half * 0.9), 'tread');
    if (s !== side) continue;
    for (let i = 0; i < spokes; i++) {
      const angle = (i / spokes) * 2 * Math.PI + 0.3;
      const spoke = (r, turn) => [x + r * Math.cos(angle + turn), y + r * Math.sin(angle + turn), z + half * 0.94 * s];
      flat(
        [
          spoke(radius * (rim - 0.05), -0.16),
          spoke(radius * (rim - 0.05), 0.16),
          spoke(radius * 0.1, 0.9),
          spoke(radius * 0.1, -0.9),
        ],
        'plastic',
      );
    }
    flat(face(radius * 0.15, half), 'steel');
  }
  if (stands) solid.contact(x, z, Math.max(half, radius * 0.5));
}
