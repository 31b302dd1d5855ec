import { points, Solid } from './solid.mjs';
import { wheel } from './wheel.mjs';

/** A quad bike. `length` lengthens the wheelbase, `radius` is that of the wheels, `lift` raises the body, `width` scales the stance. */
export function atv(kind = {}) {
  const { length = 0, radius = 33, lift = 0, stance = 1, racks = true, slim = 1, blocks = 18 } = kind;
  const solid = new Solid();
  const back = (x) => (x > 0 ? x + length : x);
  const up = (y) => 46 + (y - 46) * slim + lift;
  const m = { solid, back, up, radius, stance, axles: [-66, back(66)], width: kind.tyre ?? 25, blocks };
  wheels(m);
  chassis(m);
  nose(m);
  fenders(m);
  middle(m);
  steering(m);
  if (racks) carriers(m);
  if (kind.backrest) backrest(m);
  if (kind.flag) flag(m);
  return solid;
}

function wheels({ solid, axles, radius, stance, width, blocks }) {
  for (const x of axles)
    solid.bothSides((side) => wheel(solid, { x, y: radius, z: 47 * stance * side, radius, width, side, blocks }));
}

function chassis({ solid, axles, back, up, radius, stance }) {
  solid.box([-48, back(48)], [up(34), up(56)], [-13, 13], 'plastic', 2);
  solid.prism(
    [
      [-46, up(28)],
      [back(46), up(28)],
      [back(40), up(34)],
      [-40, up(34)],
    ],
    -16,
    16,
    'steel',
  );
  axles.forEach((x, i) => {
    const inner = x - Math.sign(x) * 6;
    solid.bothSides((side) => {
      for (const [y, top] of [
        [radius - 6, 38],
        [radius + 4, 50],
      ])
        for (const dx of [-9, 9])
          solid.tube(
            [
              [x, y, 36 * stance * side],
              [inner + dx, up(top) - 4, 12 * side],
            ],
            1.9,
            'plastic',
          );
      solid.spring([inner, radius, 28 * stance * side], [inner - Math.sign(x) * 6, up(76), 15 * side], 4.4);
    });
    if (i === 1)
      solid.tube(
        [
          [x, radius, -34 * stance],
          [x, radius, 34 * stance],
        ],
        2.6,
        'steel',
      );
  });
  solid.box([back(38), back(94)], [up(50), up(71)], [-21, 21], 'tread', 2);
  // exhaust, hitch
  const end = back(92);
  solid.tube(
    [
      [back(50), up(54), 15],
      [end - 8, up(60), 16],
      [end + 6, up(61), 16],
    ],
    6,
    'steel',
    10,
  );
  solid.tube(
    [
      [end + 5, up(61), 16],
      [end + 7, up(61), 16],
    ],
    3.4,
    'tread',
    10,
  );
  solid.box([end - 14, end + 8], [up(36), up(42)], [-4, 4], 'plastic', 1);
  // foot wells
  solid.bothSides((side) => {
    solid.prism(
      [
        [-36, up(40)],
        [-30, up(30)],
        [back(28), up(30)],
        [back(36), up(42)],
        [back(32), up(43)],
        [back(26), up(33)],
        [-28, up(33)],
        [-33, up(42)],
      ],
      15 * side,
      50 * side,
      'plastic',
    );
    for (let i = 0; i < 4; i++) {
      const x = -22 + i * 12;
      solid.face(
        [
          [x, up(33.6), 28 * side],
          [x + 6, up(33.6), 28 * side],
          [x + 6, up(33.6), 46 * side],
          [x, up(33.6), 46 * side],
        ],
        'tread',
        { isSheet: true },
      );
    }
  });
}

const NOSE = [
  [-104, points('0 73, 12 73, 18 69, 19 60, 15 55, 0 54')],
  [-97, points('0 82, 16 81, 25 76, 27 64, 20 54, 0 52')],
  [-80, points('0 88, 18 87, 26 82, 27 68, 20 56, 0 54')],
  [-58, points('0 92, 18 91, 23 86, 24 72, 18 58, 0 56')],
  [-40, points('0 97, 15 96, 19 89, 20 74, 16 58, 0 56')],
  [-26, points('0 98, 10 97, 14 90, 16 76, 13 60, 0 58')],
];

function nose({ solid, up }) {
  const rings = NOSE.map(([x, half]) =>
    Solid.section(
      x,
      half.map(([z, y]) => [z, up(y)]),
    ),
  );
  solid.loft(rings, (i, j) => (i === -1 ? 'plastic' : Math.min(j, 10 - j) >= 3 ? 'plastic' : 'body'), {
    isSmooth: true,
  });
  solid.bothSides((side) => {
    const lamp = points('-106 71 6, -104.5 62 8, -101 63 22, -100 76 22');
    solid.face(
      lamp.map(([x, y, z]) => [x - 0.6, up(y), z * side]),
      'plastic',
      { isSheet: true },
    );
    const glass = points('-107 69.6 8.6, -106 64 10, -103 65 19.6, -102 73 19.6');
    solid.face(
      glass.map(([x, y, z]) => [x - 0.9, up(y), z * side]),
      'lamp',
      { isSheet: true },
    );
  });
  for (let i = 0; i < 3; i++)
    solid.face(
      [
        [-105.4, up(58.6 - i * 3), -11 + i],
        [-105.4, up(58.6 - i * 3), 11 - i],
        [-105.4, up(57 - i * 3), 11 - i],
        [-105.4, up(57 - i * 3), -11 + i],
      ],
      'tread',
      { isSheet: true },
    );
  solid.face(
    points('-96 85.4 8, -96 85.4 -8, -62 93 -11, -62 93 11').map(([x, y, z]) => [x, up(y), z]),
    'plastic',
    { isSheet: true },
  );
  solid.face(
    points('-94 86.4 3, -94 86.4 -3, -66 92.8 -4, -66 92.8 4').map(([x, y, z]) => [x, up(y) + 0.6, z]),
    'accent',
    { isSheet: true },
  );
  // bull bar
  solid.tubes(
    [
      [-84, up(42), 14],
      [-108, up(46), 15],
      [-115, up(58), 16],
      [-112, up(74), 17],
    ],
    2,
    'plastic',
    8,
  );
  solid.tube(
    [
      [-112, up(74), 17],
      [-115, up(77), 9],
      [-115, up(77), -9],
      [-112, up(74), -17],
    ],
    2,
    'plastic',
    8,
  );
  solid.tube(
    [
      [-113, up(52), 15.4],
      [-113, up(52), -15.4],
    ],
    1.6,
    'plastic',
  );
  solid.prism(
    [
      [-110, up(42)],
      [-100, up(40)],
      [-92, up(44)],
      [-104, up(50)],
    ],
    -11,
    11,
    'steel',
    1,
  );
}

/** An arch above each wheel, as a body of some thickness, its edge a dark flare. */
function fenders({ solid, axles, radius, up, stance }) {
  axles.forEach((x, i) => {
    const from = i === 0 ? 158 : 12;
    const to = i === 0 ? 28 : 146;
    const steps = 9;
    const arch = (r, grow) =>
      Array.from({ length: steps + 1 }, (_, k) => {
        const angle = ((from + ((to - from) * k) / steps) * Math.PI) / 180;
        return [x + r * Math.cos(angle) * 1.04, up(45 + (r - radius + 33) * Math.sin(angle) * 0.94 + grow)];
      });
    solid.bothSides((side) => {
      const ring = (z, r, grow) =>
        [...arch(r, grow), ...arch(r - 2.6, grow).reverse()].map(([px, py]) => [px, py, z * side]);
      const out = 44 + 14 * stance;
      solid.loft(
        [ring(14, radius + 10, 8), ring(34, radius + 9, 6), ring(out - 6, radius + 7, 2), ring(out, radius + 5, -2)],
        (k, j) => (j < steps ? (k === 2 ? 'plastic' : 'body') : 'tread'),
      );
      if (i === 0) {
        const stripe = (z) => [z * side];
        const [p, q] = [arch(radius + 10.4, 8), arch(radius + 9.4, 6)];
        solid.face(
          [
            [...p[3], ...stripe(18)],
            [...p[7], ...stripe(18)],
            [...q[7], ...stripe(24)],
            [...q[3], ...stripe(24)],
          ].map(([px, py, z]) => [px, py + 0.8, z]),
          'accent',
          { isSheet: true },
        );
      }
    });
  });
}

function middle({ solid, back, up }) {
  // tank, side panels, seat, tail
  const rings = [
    [-30, points('0 97, 10 96, 15 88, 17 74, 14 60, 0 58')],
    [-14, points('0 93, 12 91, 17 82, 20 68, 17 56, 0 54')],
    [8, points('0 84, 12 83, 17 76, 21 64, 18 54, 0 52')],
    [40, points('0 82, 14 81, 19 76, 21 66, 18 58, 0 56')],
    [74, points('0 84, 18 83, 25 80, 26 72, 20 64, 0 62')],
    [94, points('0 80, 18 79, 26 77, 26 71, 18 66, 0 66')],
    [100, points('0 76, 16 75, 22 74, 22 71, 16 68, 0 68')],
  ].map(([x, half]) =>
    Solid.section(
      back(x),
      half.map(([z, y]) => [z, up(y)]),
    ),
  );
  solid.loft(
    rings,
    (i, j) => {
      const band = Math.min(j, 10 - j);
      if (i === -2) return 'plastic';
      return band >= 3 ? 'plastic' : band === 2 && i > 0 && i < 3 ? 'accent' : i < 3 && i > 0 ? 'plastic' : 'body';
    },
    { isSmooth: true },
  );
  solid.prism(
    [
      [-16, up(90)],
      [-18, up(97)],
      [-8, up(99)],
      [14, up(90)],
      [back(40), up(90)],
      [back(70), up(94)],
      [back(80), up(93)],
      [back(80), up(86)],
      [back(40), up(80)],
      [8, up(82)],
    ],
    -15,
    15,
    'plastic',
    4,
  );
  solid.bothSides((side) => {
    const lamp = points('98 77.4 13, 95 77.4 25, 96.6 71 25, 100.6 71 13');
    solid.face(
      lamp.map(([x, y, z]) => [back(x) + 1.2, up(y), z * side]),
      'tail',
      { isSheet: true },
    );
  });
}

function steering({ solid, up }) {
  const y = up(116);
  solid.prism(
    [
      [-38, up(94)],
      [-22, up(95)],
      [-16, y - 2],
      [-30, y - 1],
    ],
    -8,
    8,
    'plastic',
    2,
  );
  solid.prism(
    [
      [-40, y - 4],
      [-36, y + 7],
      [-22, y + 9],
      [-14, y + 2],
      [-24, y - 4],
    ],
    -11,
    11,
    'body',
    3,
  );
  solid.face(
    [
      [-41, y - 2, 7],
      [-41, y - 2, -7],
      [-38.2, y + 5, -7],
      [-38.2, y + 5, 7],
    ],
    'lamp',
    { isSheet: true },
  );
  solid.bothSides((side) => {
    solid.tube(
      [
        [-26, y + 3, 6 * side],
        [-22, y + 7, 18 * side],
        [-10, y + 4, 38 * side],
      ],
      1.6,
      'plastic',
      8,
    );
    solid.tube(
      [
        [-17, y + 6, 25 * side],
        [-9, y + 4, 40 * side],
      ],
      2.9,
      'rubber',
      8,
    );
    const guard = (z, [x0, y0], [x1, y1]) => [
      [x0, y0, z * side],
      [x1, y1, z * side],
      [x1 + 2, y1 - 1, z * side],
      [x0 + 2, y0 + 1, z * side],
    ];
    solid.loft(
      [
        guard(18, [-31, y + 4], [-29, y + 9]),
        guard(25, [-34, y + 1], [-30, y + 11]),
        guard(35, [-29, y - 0.5], [-25, y + 9]),
        guard(43, [-18, y], [-15, y + 5]),
      ],
      'body',
      { isSmooth: true },
    );
  });
}

function carriers({ solid, back, up }) {
  for (const [x0, x1, y, half] of [
    [-108, -58, up(97), 34],
    [back(58), back(110), up(96), 38],
  ]) {
    solid.tube(
      [
        [x0, y, -half + 4],
        [x0, y, half - 4],
        [x0 + 4, y, half],
        [x1 - 4, y, half],
        [x1, y, half - 4],
        [x1, y, -half + 4],
        [x1 - 4, y, -half],
        [x0 + 4, y, -half],
        [x0, y, -half + 4],
      ],
      1.9,
      'plastic',
      8,
    );
    for (let i = 1; i < 6; i++) {
      const z = -half + (i * half * 2) / 6;
      solid.tube(
        [
          [x0, y, z],
          [x1, y, z],
        ],
        1.3,
        'plastic',
      );
    }
    for (const x of [x0 + 8, x1 - 10])
      solid.tubes(
        [
          [x, y, half - 8],
          [x + 2, y - 14, 22],
        ],
        1.6,
        'plastic',
      );
  }
}

function backrest({ solid, back, up }) {
  solid.prism(
    [
      [back(34), up(88)],
      [back(36), up(96)],
      [back(48), up(101)],
      [back(78), up(101)],
      [back(82), up(94)],
    ],
    -16,
    16,
    'plastic',
    4,
  );
  solid.tubes(
    [
      [back(82), up(92), 9],
      [back(88), up(112), 9],
    ],
    1.6,
    'steel',
  );
  solid.prism(
    [
      [back(82), up(104)],
      [back(89), up(103)],
      [back(95), up(128)],
      [back(88), up(131)],
    ],
    -18,
    18,
    'plastic',
    3,
  );
  solid.tubes(
    [
      [back(62), up(94), 17],
      [back(66), up(104), 24],
      [back(80), up(106), 24],
    ],
    1.6,
    'plastic',
  );
}

function flag({ solid, back, up }) {
  solid.tube(
    [
      [back(92), up(76), 20],
      [back(98), up(170), 20],
    ],
    0.9,
    'steel',
  );
  solid.face(
    [
      [back(98), up(170), 20],
      [back(124), up(160), 20],
      [back(97.4), up(150), 20],
    ],
    'accent',
    { isSheet: true },
  );
}
