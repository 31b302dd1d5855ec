import { bars, fork, hull, wheels } from './bike-parts.mjs';
import { points, Solid } from './solid.mjs';

/** Off-road: `small` takes from the wheels, in cm. */
export function dirtBike({ small = 0, lamp = true, smooth = false } = {}) {
  const solid = new Solid();
  const d = -small;
  const y = (value) => value + d;
  const tyre = smooth ? { lug: 0.02, blocks: 16, rim: 0.72 } : { lug: 0.09, blocks: 18, rim: 0.74 };
  const [front, rear] = [36 - small, 33 - small];
  wheels(
    solid,
    [
      { x: -75, y: front, radius: front, width: smooth ? 12 : 9 },
      { x: 73, y: rear, radius: rear, width: smooth ? 15 : 12 },
    ],
    { ...tyre, spokes: 9, ring: 'plastic' },
  );
  fork(solid, { axle: [-75, front], top: [-46, y(102)], half: 9, radius: 2.6 });
  solid.bothSides((side) => {
    solid.prism(
      [
        [-80, front - 3],
        [-74, front - 4],
        [-60, y(58)],
        [-64, y(60)],
      ],
      10 * side,
      14 * side,
      'body',
      1,
    );
    solid.tube(
      [
        [4, y(44), 10 * side],
        [73, rear, 10 * side],
      ],
      2.8,
      'steel',
      8,
    );
    solid.tube(
      [
        [-42, y(92), 5 * side],
        [-28, y(56), 10 * side],
        [-20, y(36), 9 * side],
        [10, y(36), 8 * side],
      ],
      2.2,
      'plastic',
      8,
    );
    solid.tube(
      [
        [-4, y(40), 10 * side],
        [-4, y(40), 14 * side],
      ],
      9,
      'steel',
      14,
    );
    solid.box([-2, 4], [y(30), y(32.6)], [10 * side, 21 * side], 'steel');
    // shroud and side panel
    const shroud = points('-50 86, -20 90, -8 82, -26 66, -34 52, -42 66').map(([px, py]) => [px, y(py)]);
    solid.prism(shroud, 12 * side, 19 * side, 'body', 2);
    solid.face(
      points('-42 80, -20 84, -28 68, -34 60').map(([px, py]) => [px, y(py), 19.6 * side]),
      'accent',
      { isSheet: true },
    );
    solid.prism(
      points('12 80, 54 94, 58 90, 32 66, 20 64').map(([px, py]) => [px, y(py)]),
      9 * side,
      15 * side,
      'accent',
      2,
    );
  });
  solid.box([-30, 14], [y(28), y(48)], [-10, 10], 'plastic', 2);
  solid.prism(
    points('-30 46, -6 46, -4 70, -24 74').map(([px, py]) => [px, y(py)]),
    -9,
    9,
    'steel',
    1,
  );
  solid.spring([26, y(42), 0], [16, y(78), 0], 4.6);
  solid.tube(
    [
      [-30, y(66), 6],
      [-42, y(54), 9],
      [-30, y(44), 12],
      [20, y(64), 15],
    ],
    2,
    'steel',
    8,
  );
  solid.tube(
    [
      [18, y(64), 16],
      [62, y(84), 17],
      [74, y(88), 17],
    ],
    5,
    'steel',
    12,
  );
  solid.tube(
    [
      [73, y(88), 17],
      [76, y(89), 17],
    ],
    2.6,
    'tread',
    10,
  );
  hull(
    solid,
    [
      [-40, points('0 94, 6 93, 8 86, 0 80')],
      [-26, points('0 100, 9 98, 12 88, 0 80')],
      [-8, points('0 98, 8 96, 10 88, 0 82')],
      [6, points('0 90, 5 89, 7 86, 0 82')],
    ].map(([x, half]) => [x, half.map(([z, h]) => [z, y(h)])]),
    'body',
  );
  hull(
    solid,
    [
      [-22, points('0 102, 5 101, 6 97, 0 94')],
      [6, points('0 95, 8 94, 9 89, 0 86')],
      [34, points('0 95, 10 94, 10 89, 0 87')],
      [66, points('0 103, 7 102, 7 98, 0 96')],
    ].map(([x, half]) => [x, half.map(([z, h]) => [z, y(h)])]),
    'plastic',
  );
  hull(
    solid,
    [
      [52, points('0 96, 8 95, 9 91, 0 90')],
      [80, points('0 103, 9 101, 10 98, 0 99')],
      [108, points('0 105, 6 104, 6 102, 0 102.6')],
    ].map(([x, half]) => [x, half.map(([z, h]) => [z, y(h)])]),
    'body',
  );
  hull(
    solid,
    [
      [-116, points('0 77, 4 76, 5 74, 0 75')],
      [-92, points('0 83, 9 80, 10 77, 0 80')],
      [-62, points('0 84, 9 82, 10 78, 0 81')],
      [-44, points('0 80, 6 79, 6 76, 0 77')],
    ].map(([x, half]) => [x, half.map(([z, h]) => [z, y(h)])]),
    'body',
  );
  // number plate or lamp
  const plate = points('-57 88 8, -58 104 10, -52 114 8').map(([px, py, half]) => [
    [px - 3, y(py), -half],
    [px - 4, y(py), 0],
    [px - 3, y(py), half],
    [px + 1, y(py), half],
    [px + 1, y(py), -half],
  ]);
  solid.loft(plate, lamp ? 'body' : 'amber');
  if (lamp)
    solid.face(
      [
        [-61, y(90), -5.4],
        [-61.6, y(100), -6.6],
        [-61.6, y(100), 6.6],
        [-61, y(90), 5.4],
      ],
      'lamp',
      { isSheet: true },
    );
  if (lamp) solid.box([100, 103], [y(98), y(102)], [-4, 4], 'tail', 0.6);
  bars(solid, { x: -38, y: y(118), half: 40, guards: true });
  return solid;
}
