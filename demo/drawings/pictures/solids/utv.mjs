import { points, Solid } from './solid.mjs';
import { floorAndSeats } from './utv-seats.mjs';
import { wheel } from './wheel.mjs';

/**
 * A side-by-side. `rows` of seats lengthen the cab, `radius` is that of the wheels, `lift` raises the body, `roof` scales the cage,
 * `bed` is the length of the cargo bed, `width` scales it across; `cab` closes it with glass and doors.
 */
export function utv(kind = {}) {
  const { rows = 1, radius = 34, lift = 0, roof = 1, bed = 78, across = 1, blocks = 18 } = kind;
  const solid = new Solid();
  const more = (rows - 1) * 72;
  const up = (y) => y + lift + (y > 105 ? (y - 105) * (roof - 1) : 0);
  const z = (value) => value * across;
  const m = {
    solid,
    more,
    up,
    z,
    radius,
    bed,
    rows,
    blocks,
    axles: [-98, 78 + more - (78 - bed) * 0.3],
    slope: kind.slope ?? 0,
  };
  for (const x of m.axles)
    solid.bothSides((side) =>
      wheel(solid, { x, y: radius, z: z(61) * side, radius, width: kind.tyre ?? 27, side, blocks }),
    );
  chassis(m);
  hood(m);
  floorAndSeats(m);
  sides(m, kind);
  cargo(m, kind);
  cage(m, kind);
  return solid;
}

function chassis({ solid, axles, up, z, radius, more }) {
  solid.box([-118, 96 + more], [up(34), up(42)], [z(-40), z(40)], 'plastic', 2);
  for (const x of axles)
    solid.bothSides((side) => {
      for (const [y, top] of [
        [radius - 5, 36],
        [radius + 8, 52],
      ])
        for (const dx of [-10, 10])
          solid.tube(
            [
              [x, y, z(50) * side],
              [x + dx, up(top), z(20) * side],
            ],
            2.2,
            'plastic',
          );
      solid.spring([x + 5, radius, z(42) * side], [x + 9, up(82), z(28) * side], 5);
    });
  solid.box([axles[0] - 22, axles[0] + 24], [up(40), up(74)], [z(-30), z(30)], 'tread', 2);
  solid.box([axles[1] - 26, axles[1] + 30], [up(40), up(76)], [z(-32), z(32)], 'tread', 2);
}

function hood({ solid, up, z, radius, axles }) {
  const rings = [
    [-150, points('0 82, 30 82, 42 78, 44 66, 36 50, 0 48')],
    [-140, points('0 92, 34 91, 48 86, 50 70, 38 50, 0 46')],
    [-112, points('0 102, 36 101, 50 95, 52 80, 38 56, 0 50')],
    [-78, points('0 109, 40 108, 54 101, 56 82, 40 56, 0 50')],
    [-58, points('0 113, 44 112, 60 104, 62 80, 44 50, 0 46')],
  ].map(([x, half]) =>
    Solid.section(
      x,
      half.map(([pz, y]) => [z(pz), up(y)]),
    ),
  );
  solid.loft(
    rings,
    (i, j) => {
      const band = Math.min(j, 10 - j);
      return i === -1 || band >= 3 ? 'plastic' : 'body';
    },
    { isSmooth: true },
  );
  const sheet = (points, ink) =>
    solid.face(
      points.map(([x, y, pz]) => [x, up(y), z(pz)]),
      ink,
      { isSheet: true },
    );
  solid.bothSides((side) => {
    sheet(
      [
        [-151.4, 80, 14 * side],
        [-150.6, 70, 16 * side],
        [-147, 70, 43 * side],
        [-146, 82, 42 * side],
      ],
      'tread',
    );
    sheet(
      [
        [-152.4, 78.6, 18 * side],
        [-151.8, 72.4, 20 * side],
        [-149, 72.4, 40 * side],
        [-148, 80, 39 * side],
      ],
      'lamp',
    );
    sheet(
      [
        [-130, 98.6, 14 * side],
        [-130, 98, 32 * side],
        [-92, 107.4, 34 * side],
        [-92, 108, 16 * side],
      ],
      'plastic',
    );
    fender({ solid, up, z, x: axles[0], radius, side });
  });
  const crest = points('-138 94, -126 98.6, -112 103.4, -94 107.4, -78 110.4');
  for (let i = 0; i < crest.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [crest[i], crest[i + 1]];
    sheet(
      [
        [x0, y0, 8],
        [x0, y0, -8],
        [x1, y1, -8],
        [x1, y1, 8],
      ],
      'accent',
    );
  }
  for (let i = 0; i < 4; i++)
    sheet(
      [
        [-152, 66 - i * 4, -24 + i],
        [-152, 66 - i * 4, 24 - i],
        [-152, 64 - i * 4, 24 - i],
        [-152, 64 - i * 4, -24 + i],
      ],
      'tread',
    );
  // bumper
  solid.tubes(
    points('-130 42 26, -158 46 27, -163 60 27, -159 76 26').map(([x, y, pz]) => [x, up(y), z(pz)]),
    2.4,
    'plastic',
    8,
  );
  solid.tube(
    points('-159 76 26, -162 79 16, -162 79 -16, -159 76 -26').map(([x, y, pz]) => [x, up(y), z(pz)]),
    2.4,
    'plastic',
    8,
  );
  solid.tube(
    points('-161 54 27, -161 54 -27').map(([x, y, pz]) => [x, up(y), z(pz)]),
    2,
    'plastic',
  );
}

/** A dark flare above a wheel. */
function fender({ solid, up, z, x, radius, side, ink = 'plastic' }) {
  const arch = (r) =>
    Array.from({ length: 10 }, (_, k) => {
      const angle = ((168 - k * 17.2) * Math.PI) / 180;
      return [x + r * Math.cos(angle) * 1.04, up(radius + 10 + r * Math.sin(angle) * 0.98)];
    });
  const ring = (pz, r) => [...arch(r), ...arch(r - 3).reverse()].map(([px, py]) => [px, py, z(pz) * side]);
  solid.loft([ring(44, radius + 11), ring(62, radius + 9), ring(74, radius + 6)], (i, j) =>
    j < 9 && i === 0 ? 'body' : j < 9 ? ink : 'tread',
  );
}

function sides({ solid, up, z, more, rows }, { cab = false }) {
  solid.bothSides((side) => {
    const [inner, outer] = [z(57) * side, z(65) * side];
    for (let row = 0; row < rows; row++) {
      const x = row * 72;
      const profile =
        row === 0
          ? [
              [-60, 58],
              [-46, 46],
              [x + 8, 46],
              [x + 16, 60],
              [x + 22, 84],
              [x + 8, 88],
              [-40, 92],
              [-60, 98],
            ]
          : [
              [x - 46, 46],
              [x + 8, 46],
              [x + 16, 60],
              [x + 22, 84],
              [x + 8, 88],
              [x - 46, 86],
              [x - 50, 84],
              [x - 56, 60],
            ];
      solid.prism(
        profile.map(([px, py]) => [px, up(py)]),
        inner,
        outer,
        'body',
        2,
      );
      const mark = [
        [x - 40, 70],
        [x - 2, 66],
        [x + 8, 72],
        [x - 38, 78],
      ];
      solid.face(
        mark.map(([px, py]) => [px, up(py), outer + 0.6 * side]),
        'accent',
        { isSheet: true },
      );
      solid.box([x + 2, x + 12], [up(80), up(83)], [outer, outer + 1.4 * side], 'tread');
      if (cab)
        solid.face(
          [
            [-54, 100],
            [x + 14, 90],
            [x + 20, 176],
            [-22, 178],
          ].map(([px, py], k) => [
            row && (k === 0 || k === 3) ? x - 50 : px,
            up(py),
            z(62 - (py > 150 ? 8 : 0)) * side,
          ]),
          'glass',
          { isSheet: true },
        );
    }
    // sill and the panel behind the cab
    solid.prism(
      [
        [-58, up(38)],
        [22 + more, up(38)],
        [24 + more, up(47)],
        [-60, up(47)],
      ],
      z(48) * side,
      z(66) * side,
      'plastic',
      2,
    );
    solid.prism(
      [
        [20 + more, up(56)],
        [38 + more, up(76)],
        [40 + more, up(98)],
        [22 + more, up(98)],
      ],
      z(44) * side,
      z(62) * side,
      'body',
      2,
    );
  });
}

function cargo({ solid, up, z, more, bed, axles, radius }, { spare = false }) {
  const [x0, x1] = [40 + more, 42 + more + bed];
  const wall = (from, to) =>
    solid.prism(
      [
        [x0, up(80)],
        [x1, up(80)],
        [x1 + 3, up(103)],
        [x0, up(104)],
      ],
      from,
      to,
      'body',
      1,
    );
  solid.box([x0, x1], [up(76), up(81)], [z(-62), z(62)], 'plastic');
  solid.bothSides((side) => {
    wall(z(59) * side, z(65) * side);
    for (let i = 1; i < Math.floor(bed / 22); i++)
      solid.face(
        [
          [x0 + i * 22, up(83), z(65.4) * side],
          [x0 + i * 22 + 3, up(83), z(65.4) * side],
          [x0 + i * 22 + 3, up(101), z(65.4) * side],
          [x0 + i * 22, up(101), z(65.4) * side],
        ],
        'plastic',
        { isSheet: true },
      );
    fender({ solid, up, z, x: axles[1], radius: radius - 1, side });
    solid.box([x1 + 1, x1 + 4], [up(84), up(98)], [z(57) * side, z(64) * side], 'tail', 0.6);
  });
  solid.box([x0, x0 + 4], [up(80), up(108)], [z(-62), z(62)], 'plastic');
  solid.prism(
    [
      [x1 - 4, up(79)],
      [x1, up(79)],
      [x1 + 3, up(102)],
      [x1 - 1, up(102)],
    ],
    z(-56),
    z(56),
    'body',
    1,
  );
  solid.face(
    [
      [x1 + 1.6, up(88), z(-40)],
      [x1 + 1.6, up(88), z(40)],
      [x1 + 2.6, up(95), z(40)],
      [x1 + 2.6, up(95), z(-40)],
    ],
    'plastic',
    { isSheet: true },
  );
  if (spare)
    wheel(solid, { x: x0 + bed * 0.42, y: up(108), z: 0, radius: 30, width: 24, side: 1, blocks: 14, stands: false });
  // bumper, hitch, silencer
  const end = x1 + 2;
  solid.tube(
    [
      [end - 14, up(52), z(40)],
      [end + 8, up(56), z(36)],
      [end + 8, up(56), z(-36)],
      [end - 14, up(52), z(-40)],
    ],
    2.4,
    'plastic',
    8,
  );
  solid.box([end - 12, end + 14], [up(38), up(45)], [-5, 5], 'plastic', 1);
  solid.tube(
    [
      [end - 14, up(66), -18],
      [end - 14, up(66), 18],
    ],
    7,
    'steel',
    10,
  );
  solid.tube(
    [
      [end - 14, up(66), 14],
      [end + 4, up(66), 15],
    ],
    3,
    'steel',
    8,
  );
}

function cage({ solid, up, z, more, rows, slope }, { cab = false, screen = true }) {
  const back = 24 + more;
  const top = 184;
  const at = ([x, y, pz]) => [x, up(y), z(pz)];
  const front = [-24, top - slope, 52];
  solid.tubes([[-62, 106, 59], front].map(at), 2.6, 'plastic', 8);
  solid.tubes([front, [back, top, 52]].map(at), 2.6, 'plastic', 8);
  solid.tubes(
    [
      [back, top, 52],
      [back + 6, 98, 58],
    ].map(at),
    2.6,
    'plastic',
    8,
  );
  solid.tubes(
    [
      [back + 2, top - 34, 54],
      [back + 46, 106, 57],
    ].map(at),
    2.2,
    'plastic',
    8,
  );
  for (let row = 1; row < rows; row++)
    solid.tubes(
      [
        [-2 + row * 72 - 46, top, 52],
        [-2 + row * 72 - 50, 90, 60],
      ].map(at),
      2.4,
      'plastic',
      8,
    );
  for (const [x, y] of [
    [front[0], front[1]],
    [back, top],
  ])
    solid.tube([at([x, y, 52]), at([x, y, -52])], 2.4, 'plastic', 8);
  solid.tube([at([back + 3, 140, 55]), at([back + 3, 140, -55])], 2.2, 'plastic', 8);
  const ring = (half, dy) =>
    [
      [front[0] - 8, front[1] + dy, half],
      [back + 8, top + dy, half],
      [back + 8, top + dy, -half],
      [front[0] - 8, front[1] + dy, -half],
    ].map(at);
  solid.loft([ring(54, 2), ring(57, 4), ring(54, 9), ring(46, 11)], cab ? 'body' : 'plastic');
  if (screen)
    solid.face(
      [
        [-62, 108, 56],
        [-62, 108, -56],
        [-25, top - slope - 2, -50],
        [-25, top - slope - 2, 50],
      ].map(at),
      'glass',
      { isSheet: true },
    );
  if (cab) {
    solid.face(
      [
        [back + 5, 108, 55],
        [back + 5, 108, -55],
        [back + 1, 180, -50],
        [back + 1, 180, 50],
      ].map(at),
      'glass',
      { isSheet: true },
    );
    solid.tube([at([-64, 110, 8]), at([-46, 146, -14])], 1.2, 'tread');
  }
}
