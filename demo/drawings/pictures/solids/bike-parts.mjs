import { points, Solid } from './solid.mjs';
import { wheel } from './wheel.mjs';

/** A body along x from half sections [x, [[z, y] …]]. */
export const hull = (solid, sections, ink) =>
  solid.loft(
    sections.map(([x, half]) => Solid.section(x, half)),
    ink,
    { isSmooth: true },
  );

/** A mudguard around a wheel, between two angles in degrees. */
export function mudguard(solid, { x, y, radius, from, to, half, ink = 'body' }) {
  const steps = 8;
  solid.loft(
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const at = (r, z) => [x + r * c, y + r * s, z];
      return [
        at(radius - 2, -half),
        at(radius, -half),
        at(radius + 2.5, 0),
        at(radius, half),
        at(radius - 2, half),
        at(radius, 0),
      ];
    }),
    ink,
  );
}

export function bars(solid, { x, y, half, mirrors, guards }) {
  solid.bothSides((side) => {
    solid.tube(
      [
        [x, y - 2, 0],
        [x + 1, y, 10 * side],
        [x + 9, y + 1, half * side],
      ],
      1.4,
      'plastic',
      8,
    );
    solid.tube(
      [
        [x + 5, y + 1, (half - 15) * side],
        [x + 10, y + 1, (half + 1) * side],
      ],
      2.2,
      'rubber',
      8,
    );
    solid.tube(
      [
        [x - 1, y + 1, (half - 20) * side],
        [x + 1, y, (half - 4) * side],
      ],
      0.7,
      'steel',
    );
    if (mirrors) {
      solid.tube(
        [
          [x + 3, y + 1, 22 * side],
          [x, y + 20, 30 * side],
        ],
        0.8,
        'plastic',
      );
      const ring = (px, grow) =>
        points('-7 -3, 7 -4, 8 2, 4 5, -6 4').map(([dz, dy]) => [px, y + 22 + dy * grow, (33 + dz * grow) * side]);
      solid.loft([ring(x - 4, 0.7), ring(x - 1, 1), ring(x + 1, 1)], 'plastic');
    }
    if (guards) {
      const ring = (z, [x0, y0], [x1, y1]) => [
        [x0, y0, z * side],
        [x1, y1, z * side],
        [x1 + 1.6, y1 - 1, z * side],
        [x0 + 1.6, y0 + 1, z * side],
      ];
      solid.loft(
        [
          ring(half - 20, [x - 10, y - 2], [x - 9, y + 4]),
          ring(half - 10, [x - 13, y - 5], [x - 10, y + 7]),
          ring(half + 3, [x - 5, y - 3], [x - 3, y + 4]),
        ],
        'body',
        { isSmooth: true },
      );
    }
  });
}

export function fork(solid, { axle, top, half, ink = 'steel', radius = 2.4 }) {
  solid.tubes(
    [
      [axle[0], axle[1], half],
      [(axle[0] + top[0]) / 2, (axle[1] + top[1]) / 2, half],
    ],
    radius * 1.3,
    'plastic',
    8,
  );
  solid.tubes(
    [
      [(axle[0] + top[0]) / 2, (axle[1] + top[1]) / 2, half],
      [...top, half],
    ],
    radius,
    ink,
    8,
  );
  solid.tube(
    [
      [axle[0], axle[1], -half - 2],
      [axle[0], axle[1], half + 2],
    ],
    1.4,
    'steel',
  );
  solid.box([top[0] - 3, top[0] + 5], [top[1] - 22, top[1] - 17], [-half - 2, half + 2], 'plastic', 1);
  solid.box([top[0] - 2, top[0] + 6], [top[1] - 2, top[1] + 2], [-half - 2, half + 2], 'plastic', 1);
}

/** The wheels of a bike: rims show on both sides. */
export function wheels(solid, list, common) {
  for (const spec of list) wheel(solid, { z: 0, side: 1, ring: 'steel', ...common, ...spec });
}

export function windshield(solid, { x, y, height, half }) {
  const across = [-1, -0.5, 0, 0.5, 1];
  const low = (t) => [x + 10 * t * t, y, half * t];
  const top = (t) => [x + 12 + height * 0.22 + 8 * t * t, y + height * (1 - 0.25 * t * t), half * 0.76 * t];
  for (let i = 0; i < across.length - 1; i++)
    solid.face([low(across[i]), low(across[i + 1]), top(across[i + 1]), top(across[i])], 'glass', { isSheet: true });
}
