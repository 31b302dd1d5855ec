import { bars, fork, hull, mudguard, wheels, windshield } from './bike-parts.mjs';
import { points, Solid } from './solid.mjs';

/** A street motorcycle. `screen` makes its windshield taller, in cm. */
export function motorcycle(kind = {}) {
  const { screen = 0 } = kind;
  const solid = new Solid();
  wheels(
    solid,
    [
      { x: -73, y: 32, radius: 32, width: 12 },
      { x: 72, y: 32, radius: 32, width: 18 },
    ],
    { lug: 0.025, blocks: 16, rim: 0.68, spokes: 5 },
  );
  fork(solid, { axle: [-73, 32], top: [-43, 96], half: 9 });
  mudguard(solid, { x: -73, y: 32, radius: 34, from: 150, to: 30, half: 8 });
  solid.bothSides((side) => {
    solid.tube(
      [
        [-73, 32, 6.6 * side],
        [-73, 32, 7.4 * side],
      ],
      15,
      'steel',
      20,
    );
    solid.tube(
      [
        [6, 42, 10 * side],
        [72, 32, 12 * side],
      ],
      3,
      'steel',
      8,
    );
    solid.tube(
      [
        [-40, 88, 7 * side],
        [-8, 60, 15 * side],
        [12, 44, 13 * side],
      ],
      2.4,
      'plastic',
      8,
    );
    solid.tube(
      [
        [-28, 36, 14 * side],
        [-28, 36, 18 * side],
      ],
      9,
      'steel',
      12,
    );
    solid.tube(
      [
        [0, 36, 13 * side],
        [0, 36, 17 * side],
      ],
      10,
      'plastic',
      12,
    );
    solid.box([6, 12], [26, 29], [12 * side, 22 * side], 'plastic');
  });
  solid.spring([36, 42, 0], [26, 70, 0], 4.6);
  solid.box([-42, 12], [24, 50], [-14, 14], 'plastic', 3);
  solid.prism(points('-42 48, -12 46, -6 66, -34 70'), -11, 11, 'plastic', 2);
  for (let i = 0; i < 4; i++) solid.box([-40 + i, -9 + i], [51 + i * 4, 52.6 + i * 4], [-13, 13], 'steel');
  solid.prism(points('-48 44, -40 42, -36 72, -44 74'), -15, 15, 'tread', 1);
  // header and silencer
  solid.tube(points('-44 50 8, -50 36 9, -38 22 10, 10 20 14, 34 30 17'), 2.4, 'steel', 8);
  solid.tube(points('30 28 17, 72 46 19, 88 52 19'), 6, 'steel', 12);
  solid.tube(points('87 52 19, 90 53 19'), 3.4, 'tread', 10);
  hull(
    solid,
    [
      [-46, points('0 92, 8 90, 12 82, 8 74, 0 72')],
      [-36, points('0 101, 11 99, 17 88, 13 74, 0 70')],
      [-18, points('0 104, 13 101, 18 88, 15 74, 0 70')],
      [0, points('0 99, 11 96, 15 86, 12 76, 0 72')],
      [14, points('0 86, 7 85, 9 80, 7 76, 0 74')],
    ],
    (i, j) => (i === 1 && (j === 2 || j === 6) ? 'accent' : 'body'),
  );
  solid.tube(points('-22 103 0, -22 106 0'), 4, 'steel', 12);
  hull(
    solid,
    [
      [10, points('0 84, 10 83, 12 78, 9 74, 0 73')],
      [34, points('0 82, 14 81, 16 77, 11 73, 0 72')],
      [58, points('0 86, 12 85, 14 81, 9 77, 0 76')],
      [88, points('0 94, 7 93, 8 90, 5 87, 0 86')],
      [102, points('0 98, 4 97.6, 5 95, 3 93, 0 92.6')],
    ],
    'body',
  );
  hull(
    solid,
    [
      [6, points('0 88, 8 87, 11 83, 0 80')],
      [26, points('0 86, 13 85, 15 81, 0 78')],
      [50, points('0 90, 13 89, 14 85, 0 82')],
      [58, points('0 96, 11 95, 12 91, 0 86')],
      [86, points('0 101, 8 100, 8 96, 0 92')],
    ],
    'plastic',
  );
  solid.box([100, 103], [92, 97], [-5, 5], 'tail', 0.6);
  solid.prism(points('84 88, 96 80, 106 62, 109 63, 99 82, 88 91'), -7, 7, 'plastic');
  // lamp, dash, windshield
  hull(
    solid,
    [
      [-66, points('0 92, 7 91, 10 85, 6 78, 0 77')],
      [-60, points('0 98, 10 96, 14 87, 9 76, 0 74')],
      [-46, points('0 100, 10 97, 12 88, 8 78, 0 76')],
    ],
    (i) => (i === -1 ? 'lamp' : 'plastic'),
  );
  windshield(solid, { x: -62, y: 95, height: 18 + screen, half: 13 });
  solid.bothSides((side) =>
    solid.tube(
      [
        [-54, 82, 12 * side],
        [-55, 82, 22 * side],
      ],
      2.2,
      'amber',
      8,
    ),
  );
  if (kind.beak)
    hull(
      solid,
      [
        [-104, points('0 70, 5 69, 6 67, 0 66')],
        [-84, points('0 78, 10 76, 11 73, 0 72')],
        [-52, points('0 82, 10 80, 11 76, 0 75')],
      ],
      'body',
    );
  bars(solid, { x: -40, y: 112, half: 38, mirrors: true, guards: kind.guards });
  if (kind.cases)
    solid.bothSides((side) => {
      solid.box([42, 92], [46, 80], [17 * side, 40 * side], 'steel', 2.4);
      solid.box([56, 61], [70, 78], [39.6 * side, 41 * side], 'plastic');
      solid.box([78, 83], [70, 78], [39.6 * side, 41 * side], 'plastic');
    });
  if (kind.topCase) {
    solid.box([70, 112], [100, 103], [-14, 14], 'plastic');
    hull(
      solid,
      [
        [68, points('0 130, 18 129, 22 120, 22 106, 0 103')],
        [84, points('0 136, 20 135, 25 122, 25 106, 0 103')],
        [108, points('0 136, 20 134, 25 122, 25 106, 0 103')],
        [116, points('0 130, 17 129, 21 120, 21 107, 0 104')],
      ],
      (_, j) => (j === 2 || j === 6 ? 'plastic' : 'body'),
    );
    solid.box([116, 118], [114, 120], [-14, 14], 'tail', 0.6);
  }
  return solid;
}
