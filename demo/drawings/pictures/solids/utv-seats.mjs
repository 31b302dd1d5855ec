/** The cab's floor, its rows of seats, the dash and the steering wheel. */
export function floorAndSeats({ solid, up, z, more, rows }) {
  solid.box([-60, 34 + more], [up(42), up(48)], [z(-60), z(60)], 'plastic', 1);
  for (let row = 0; row < rows; row++) {
    const x = row * 72;
    solid.bothSides((side) => {
      const [near, far] = [6 * side, z(50) * side];
      solid.prism(
        [
          [x - 22, up(66)],
          [x - 22, up(76)],
          [x + 14, up(74)],
          [x + 20, up(66)],
        ],
        near,
        far,
        'plastic',
        3,
      );
      solid.prism(
        [
          [x + 8, up(72)],
          [x + 16, up(70)],
          [x + 32, up(122)],
          [x + 24, up(126)],
          [x + 16, up(118)],
        ],
        near + 1 * side,
        far - 1 * side,
        'plastic',
        4,
      );
      solid.prism(
        [
          [x + 22, up(126)],
          [x + 29, up(124)],
          [x + 33, up(138)],
          [x + 27, up(140)],
        ],
        near + 10 * side,
        far - 10 * side,
        'plastic',
        2,
      );
    });
    solid.box([x - 20, x + 18], [up(48), up(66)], [z(-48), z(48)], 'tread');
  }
  // dash, steering wheel
  solid.prism(
    [
      [-62, up(92)],
      [-58, up(114)],
      [-44, up(110)],
      [-46, up(88)],
    ],
    z(-58),
    z(58),
    'plastic',
    2,
  );
  const rim = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    return [-34 + Math.sin(angle) * 6, up(108) + Math.sin(angle) * 15, 28 + Math.cos(angle) * 16];
  });
  solid.tube(rim, 1.8, 'rubber', 5);
  solid.tube(
    [
      [-48, up(100), 28],
      [-34, up(108), 28],
    ],
    2.4,
    'plastic',
  );
}
