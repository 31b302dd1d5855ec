import { bars, fork, hull, mudguard, wheels, windshield } from './bike-parts.mjs';
import { points, Solid } from './solid.mjs';

/** A scooter. `screen` makes its windshield taller, in cm; `box` is a load box behind. */
export function moped({ box = false, screen = 0 } = {}) {
  const solid = new Solid();
  wheels(
    solid,
    [
      { x: -64, y: 24, radius: 24, width: 12 },
      { x: 62, y: 24, radius: 24, width: 13 },
    ],
    { lug: 0.02, blocks: 16, rim: 0.66, spokes: 5 },
  );
  fork(solid, { axle: [-64, 24], top: [-45, 88], half: 8 });
  mudguard(solid, { x: -64, y: 24, radius: 28, from: 168, to: 6, half: 9 });
  // leg shield and floor
  hull(
    solid,
    [
      [-54, points('0 98, 10 96, 14 88, 10 76, 0 72')],
      [-50, points('0 100, 15 97, 20 80, 20 52, 0 44')],
      [-40, points('0 98, 14 94, 21 76, 21 42, 0 34')],
      [-34, points('0 90, 12 86, 18 66, 19 36, 0 30')],
    ],
    (i, j) => (i === -2 ? 'plastic' : i === 0 && (j === 1 || j === 7) ? 'accent' : 'body'),
  );
  solid.prism(points('-44 22, 20 22, 24 34, -34 34, -42 44, -48 44'), -19, 19, 'body', 2);
  solid.box([-32, 22], [33.6, 35.4], [-17, 17], 'plastic');
  hull(
    solid,
    [
      [14, points('0 66, 12 64, 17 52, 16 36, 0 32')],
      [32, points('0 72, 16 70, 22 56, 19 40, 0 36')],
      [62, points('0 76, 17 74, 22 64, 17 52, 0 48')],
      [88, points('0 80, 12 79, 16 72, 12 64, 0 62')],
      [98, points('0 82, 8 81, 10 77, 8 72, 0 71')],
    ],
    (i, j) => (i > 0 && i < 3 && (j === 2 || j === 6) ? 'accent' : 'body'),
  );
  hull(
    solid,
    [
      [6, points('0 78, 10 77, 13 72, 0 68')],
      [26, points('0 80, 15 79, 17 74, 0 70')],
      [46, points('0 81, 15 80, 16 76, 0 72')],
      [56, points('0 87, 14 86, 15 80, 0 76')],
      [84, points('0 88, 10 87, 11 82, 0 78')],
    ],
    'plastic',
  );
  solid.bothSides((side) => {
    solid.box([97, 100], [73, 79], [1 * side, 8 * side], 'tail', 0.5);
    solid.tube(
      [
        [74, 82, 13 * side],
        [96, 88, 12 * side],
        [101, 92, 6 * side],
      ],
      1.4,
      'plastic',
    );
    solid.tube(
      [
        [-55, 84, 12 * side],
        [-56, 82, 17 * side],
      ],
      2,
      'amber',
      8,
    );
  });
  solid.tube(points('101 92 -6, 101 92 6'), 1.4, 'plastic');
  solid.prism(points('88 66, 98 60, 108 44, 110 45, 101 62, 92 69'), -8, 8, 'plastic');
  // engine, silencer
  solid.box([24, 66], [22, 40], [-14, 4], 'plastic', 3);
  solid.tube(points('20 24 10, 50 22 13, 92 30 15'), 4.6, 'steel', 10);
  solid.tube(points('91 30 15, 94 30.6 15'), 2.6, 'tread', 8);
  solid.spring([64, 28, 13], [70, 62, 12], 4);
  // lamp and bars
  hull(
    solid,
    [
      [-62, points('0 100, 9 99, 12 92, 8 86, 0 85')],
      [-56, points('0 106, 12 104, 16 94, 10 84, 0 82')],
      [-44, points('0 108, 10 106, 12 96, 8 86, 0 84')],
    ],
    (i) => (i === -1 ? 'lamp' : 'body'),
  );
  windshield(solid, { x: -56, y: 104, height: 16 + screen, half: 13 });
  bars(solid, { x: -42, y: 108, half: 33, mirrors: true });
  if (box) {
    solid.box([56, 104], [88, 91], [-18, 18], 'plastic');
    solid.box([54, 106], [91, 133], [-24, 24], 'body', 3);
    solid.box([53.4, 106.6], [121, 123], [-24.4, 24.4], 'plastic');
    solid.face(points('106.6 98 -14, 106.6 98 14, 106.6 114 14, 106.6 114 -14'), 'accent', { isSheet: true });
    for (const side of [1, -1])
      solid.face(
        [
          [64, 98, 24.6 * side],
          [96, 98, 24.6 * side],
          [96, 114, 24.6 * side],
          [64, 114, 24.6 * side],
        ],
        'accent',
        { isSheet: true },
      );
  }
  return solid;
}
