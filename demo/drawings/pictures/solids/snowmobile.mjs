import { points, Solid } from './solid.mjs';

/** A snowmobile. `length` lengthens the track; the other numbers are shares of the trail sled's. */
export function snowmobile(kind = {}) {
  const { length = 0, lug = 3.2, nose = 1, height = 1, screen = 1, seat = 1, lift = 0, bars = 0, stance = 1 } = kind;
  const solid = new Solid();
  const far = (x) => (x > 40 ? x + length * Math.min(1, (x - 40) / 40) : x);
  const front = (x) => (x < -20 ? -20 + (x + 20) * nose : x);
  const high = (y) => (y > 30 ? 30 + (y - 30) * height : y);
  const m = { solid, far, front, high, length, lug, screen, seat, lift, bars, stance };
  skis(m);
  track(m);
  tunnel(m);
  hood(m);
  windshield(m);
  steering(m);
  saddle(m);
  if (kind.rack) rack(m);
  if (kind.backrest) backrest(m);
  return solid;
}

function skis({ solid, front, stance }) {
  const line = points('-152 27, -157 21, -153 12, -142 5, -124 2, -48 2, -44 3');
  solid.bothSides((side) => {
    const z = 50 * stance * side;
    const ring = (i) => {
      const [x, y] = line[i];
      const half = [2.4, 4.6, 6.4, 7, 7, 6.6, 4][i];
      const px = front(x);
      return [
        [px, y + 2, z - half],
        [px, y + 2, z + half],
        [px + 2, y, z + half],
        [px + 2, y, z - half],
      ];
    };
    solid.loft(
      line.map((_, i) => ring(i)),
      (_, j) => (j === 0 ? 'body' : 'plastic'),
      { isSmooth: false },
    );
    solid.tube(
      [
        [front(-152), 28, z],
        [front(-136), 20, z],
        [front(-122), 6, z],
      ],
      1.5,
      'plastic',
    );
    solid.box([front(-100), front(-74)], [4, 13], [z - 4, z + 4], 'plastic', 1);
    solid.tube(
      [
        [front(-88), 8, z],
        [front(-84), 40, z - 6 * side],
      ],
      3.4,
      'plastic',
      8,
    );
    for (const [y, inner] of points('17 30, 34 46'))
      for (const x of [-100, -68])
        solid.tube(
          [
            [front(-86), y, z - 4 * side],
            [front(x), inner, 15 * side],
          ],
          1.9,
          'steel',
        );
    solid.spring([front(-86), 19, z - 7 * side], [front(-76), 62, 20 * side], 5);
    solid.contact(front(-95), z, 30);
  });
}

/** The belt with its lugs in three rows, and the wheels and rails it runs on. */
function track({ solid, far, lug }) {
  const loop = points('-34 4, 92 4, 106 8, 114 18, 113 30, 104 38, 92 41, -18 47, -38 46, -48 38, -48 28').map(
    ([x, y]) => [far(x), y],
  );
  const steps = resample(loop, 7);
  const rows = points('-19 -7 0, -7 7 1, 7 19 0');
  for (const [z0, z1, shift] of rows) {
    const outline = steps.flatMap(([x, y, nx, ny], i) => {
      // no lugs inside the tunnel
      const out = (i + shift) % 2 && ny < 0.5 ? lug : 0;
      return [
        [x + nx * out, y + ny * out],
        [x + nx * out + ny * -3.2, y + ny * out + nx * 3.2],
      ];
    });
    solid.prism(outline, z0, z1, (i) => (i < 0 ? 'tread' : 'rubber'));
  }
  solid.bothSides((side) => {
    const z = 20.4 * side;
    const roll = (x, y, r) => {
      const ring = (radius, dz) =>
        Array.from({ length: 14 }, (_, i) => [
          x + radius * Math.cos((i / 14) * 2 * Math.PI),
          y + radius * Math.sin((i / 14) * 2 * Math.PI),
          z + dz * side,
        ]);
      solid.loft([ring(r, 0), ring(r, 1.6)], 'plastic');
      solid.loft([ring(r * 0.5, 1.6), ring(r * 0.4, 2.4)], 'steel');
    };
    for (const x of [-20, 12, 40, 66]) roll(far(x), 12, 6);
    roll(far(100), 22, 11);
    roll(-36, 36, 8);
    solid.box([-30, far(92)], [6.4, 10], [z, z + 1.2 * side], 'steel');
    for (const [x1, y1, x2, y2] of [
      [-6, 40, 12, 12],
      [38, 38, 66, 12],
    ])
      solid.tube(
        [
          [far(x1), y1, z],
          [far(x2), y2, z],
        ],
        1.5,
        'steel',
      );
  });
  solid.contact(far(30), 0, 62);
  solid.contact(far(80), 0, 40);
}

/** Points at even steps along a closed line, each with the direction outwards. */
function resample(loop, step) {
  const out = [];
  loop.forEach(([x1, y1], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length];
    const long = Math.hypot(x2 - x1, y2 - y1);
    const count = Math.max(1, Math.round(long / step));
    for (let k = 0; k < count; k++)
      out.push([x1 + ((x2 - x1) * k) / count, y1 + ((y2 - y1) * k) / count, (y2 - y1) / long, (x1 - x2) / long]);
  });
  return out.length % 2 ? out.slice(1) : out;
}

function tunnel({ solid, far }) {
  const end = far(112);
  solid.prism(
    [
      [-24, 44],
      [end, 45],
      [end + 3, 52],
      [end - 4, 58],
      [-24, 60],
    ],
    -20,
    20,
    'steel',
    1,
  );
  // running boards with their holes
  solid.bothSides((side) => {
    solid.prism(
      [
        [-40, 36],
        [-26, 30],
        [far(76), 33],
        [far(76), 36],
        [-26, 33.4],
        [-38, 41],
      ],
      20 * side,
      40 * side,
      'plastic',
    );
    solid.tube(
      [
        [-34, 37, 40 * side],
        [-24, 33, 40 * side],
        [far(74), 36, 40 * side],
      ],
      1.7,
      'accent',
    );
    for (let i = 0; i < 5; i++) {
      const x = -8 + i * 16;
      solid.face(
        [
          [far(x), 35.4, 24 * side],
          [far(x + 9), 35.8, 24 * side],
          [far(x + 9), 35.8, 35 * side],
          [far(x), 35.4, 35 * side],
        ],
        'tread',
        { isSheet: true },
      );
    }
  });
  // snow flap, bumper, tail lamp
  solid.prism(
    [
      [end, 46],
      [end + 12, 30],
      [end + 16, 10],
      [end + 19, 10],
      [end + 15, 32],
      [end + 4, 49],
    ],
    -19,
    19,
    'rubber',
  );
  solid.tube(
    [
      [end - 34, 58, 21],
      [end - 4, 60, 22],
      [end + 12, 54, 21],
      [end + 12, 54, -21],
      [end - 4, 60, -22],
      [end - 34, 58, -21],
    ],
    2,
    'plastic',
    8,
  );
}

const HOOD = [
  [-124, points('0 46, 7 45.4, 11 43, 12 39, 9 35, 0 34')],
  [-112, points('0 57, 13 55, 21 50, 25 43, 17 33, 0 29')],
  [-96, points('0 66, 18 63, 28 56, 33 46, 25 32, 0 27')],
  [-74, points('0 77, 20 74, 33 63, 38 50, 33 31, 0 27')],
  [-50, points('0 88, 18 86, 34 69, 40 53, 37 32, 0 28')],
  [-26, points('0 93, 17 90, 33 71, 39 55, 36 34, 0 30')],
  [-8, points('0 90, 14 87, 27 70, 30 55, 26 38, 0 36')],
  [6, points('0 82, 10 80, 18 68, 20 56, 18 44, 0 42')],
];

function hood({ solid, front, high }) {
  const rings = HOOD.map(([x, half]) =>
    Solid.section(
      front(x),
      half.map(([z, y]) => [z, high(y)]),
    ),
  );
  const inks = (i, j) => {
    const band = Math.min(j, 10 - j);
    if (j === 5 || j === 11) return j === 11 ? 'body' : 'plastic';
    if (i === -1) return 'plastic';
    if (i === -2) return 'plastic';
    if (band === 4) return 'plastic';
    if (band === 3) return i < 1 ? 'plastic' : i > 5 ? 'plastic' : 'body';
    if (band === 2) return i >= 2 && i <= 4 ? 'accent' : i > 5 ? 'plastic' : 'body';
    return i >= 5 ? 'plastic' : 'body';
  };
  solid.loft(rings, inks, { isSmooth: true });
  // lamps over the nose, a scoop on each side, the bumper
  solid.bothSides((side) => {
    const lamp = points('-121.4 50 7, -112 57.4 8, -105 60 19, -113.4 53.4 20');
    solid.face(
      lamp.map(([x, y, z]) => [front(x) - 0.7, high(y) + 0.8, z * side]),
      'lamp',
      { isSheet: true },
    );
    for (let i = 0; i < 3; i++)
      solid.face(
        [
          [-62 + i * 13, 62, 38.4],
          [-54 + i * 13, 62.6, 38.8],
          [-51 + i * 13, 55, 41],
          [-59 + i * 13, 54.4, 40.6],
        ].map(([x, y, z]) => [front(x), high(y), z * side]),
        'tread',
        { isSheet: true },
      );
  });
  solid.face(
    points('-123.2 44.4 5, -123.2 44.4 -5, -113 56.6 -5, -113 56.6 5').map(([x, y, z]) => [
      front(x) - 1,
      high(y) + 1,
      z,
    ]),
    'tread',
    { isSheet: true },
  );
  solid.face(
    points('-103 64.6 6, -103 64.6 -6, -78 76.6 -2.5, -78 76.6 2.5').map(([x, y, z]) => [
      front(x) - 0.6,
      high(y) + 0.8,
      z,
    ]),
    'accent',
    { isSheet: true },
  );
  solid.tube(
    points('-112 34 22, -130 36 13, -132 37 0, -130 36 -13, -112 34 -22').map(([x, y, z]) => [front(x), y, z]),
    2.2,
    'plastic',
    8,
  );
}

function windshield({ solid, front, high, screen }) {
  const across = [-1, -0.72, -0.3, 0.3, 0.72, 1];
  const top = 22 + 15 * screen;
  const low = (t) => [front(-66 + 26 * t * t), high(84.5 - 1.5 * t * t), 22 * t];
  const up = (t) => [front(-66 + 18 + 10 * screen + 16 * t * t), high(83) + top * (1 - 0.32 * t * t), 15 * t];
  for (let i = 0; i < across.length - 1; i++)
    solid.face([low(across[i]), low(across[i + 1]), up(across[i + 1]), up(across[i])], 'glass', { isSheet: true });
}

function steering({ solid, high, bars }) {
  const y = high(98) + 5 + bars;
  solid.prism(
    [
      [-16, high(91)],
      [-2, high(84)],
      [2, y - 3],
      [-7, y + 2],
    ],
    -7,
    7,
    'plastic',
    2,
  );
  solid.box([-14, -2], [y - 1, y + 7], [-9, 9], 'plastic', 2);
  solid.bothSides((side) => {
    solid.tube(
      [
        [-6, y + 2, 0],
        [-5, y + 4, 15 * side],
        [5, y + 1, 35 * side],
      ],
      1.7,
      'steel',
    );
    solid.tube(
      [
        [-2, y + 3, 21 * side],
        [7, y + 1, 38 * side],
      ],
      3,
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
        guard(17, [-13, y + 1], [-11, y + 7]),
        guard(24, [-17, y - 2], [-12, y + 9]),
        guard(34, [-14, y - 3.5], [-9, y + 7.5]),
        guard(42, [-4, y - 3], [-1, y + 3]),
      ],
      'body',
      { isSmooth: true },
    );
    solid.tube(
      [
        [-4, y + 1, 17 * side],
        [-7, y + 1, 33 * side],
      ],
      1,
      'plastic',
    );
  });
}

function saddle({ solid, far, seat, lift }) {
  const end = 4 + 92 * seat + (far(96) - 96) * 0.12;
  const at = (t) => 2 + (end - 2) * t;
  solid.prism(
    [
      [at(0), 58],
      [at(-0.02), 70],
      [at(0.06), 77],
      [at(0.3), 77],
      [at(0.56), 76 + lift],
      [at(0.86), 78 + lift],
      [at(0.98), 77 + lift],
      [at(1), 68 + lift * 0.5],
      [at(0.96), 58],
    ],
    -18,
    18,
    'plastic',
    4,
  );
  solid.bothSides((side) =>
    solid.face(
      [
        [at(0.12), 61, 18.3 * side],
        [at(0.9), 61, 18.3 * side],
        [at(0.9), 65.6, 18.3 * side],
        [at(0.14), 67, 18.3 * side],
      ],
      'body',
      { isSheet: true },
    ),
  );
  solid.box([end - 2, end + 3], [66 + lift * 0.5, 73 + lift * 0.5], [-11, 11], 'tail', 1);
}

function rack({ solid, far }) {
  const end = far(116);
  const y = 74;
  for (const z of [-24, -8, 8, 24])
    solid.tube(
      [
        [end - 64, y, z],
        [end + 4, y, z],
      ],
      1.5,
      'plastic',
    );
  solid.tube(
    [
      [end - 64, y + 12, 25],
      [end + 6, y + 12, 26],
      [end + 6, y + 12, -26],
      [end - 64, y + 12, -25],
    ],
    1.9,
    'plastic',
    8,
  );
  for (const x of [end - 62, end - 30, end + 4]) {
    solid.tube(
      [
        [x, y, -26],
        [x, y, 26],
      ],
      1.5,
      'plastic',
    );
    solid.tubes(
      [
        [x, 57, 20],
        [x, y, 25],
        [x, y + 12, 26],
      ],
      1.5,
      'plastic',
    );
  }
  solid.tube(
    [
      [end - 6, 50, 0],
      [end + 26, 44, 0],
    ],
    2.4,
    'steel',
  );
  solid.box([end + 24, end + 31], [42, 50], [-3, 3], 'steel', 1);
}

function backrest({ solid, seat, lift }) {
  const x = 4 + 92 * seat;
  solid.tubes(
    [
      [x - 4, 70 + lift, 9],
      [x + 4, 92 + lift, 9],
    ],
    1.7,
    'steel',
  );
  solid.prism(
    [
      [x - 2, 86 + lift],
      [x + 5, 85 + lift],
      [x + 11, 112 + lift],
      [x + 4, 115 + lift],
    ],
    -17,
    17,
    'plastic',
    3,
  );
}
