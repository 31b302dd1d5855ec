import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Variaattori ja hihna', en: 'Clutches and belt' },
  group: 'Variaattori',
  machines: [
    { make: 'Polaris', model: 'PN 640 Trail' },
    { make: 'Arctic Cat', model: 'AN 580 Range' },
    { make: 'Yamaha', model: 'SY 1050 Work' },
  ],
  // in the order of their numbers
  parts: [
    'Ensiövariaattori, täydellinen',
    'Ensiöpyörän kiinteä laippa',
    'Ensiöpyörän liikkuva laippa',
    'Ensiöpyörän jousi, punainen',
    'Keskipakopaino, sarja',
    'Hihnapyörän rulla ×3',
    'Ensiövariaattorin kansi',
    'Ensiöpyörän pultti',
    'Variaattorin hihna',
    'Toisiopyörän kiinteä laippa',
    'Toisiopyörän liikkuva laippa',
    'Toisiopyörän jousi, sininen',
    'Toisiopyörän nokka',
    'Toisiopyörän akseli',
    'Laakeri, toisioakseli',
    'Lukkorengas, toisioakseli',
    'Hihnansuoja',
  ],
};

/** A snowmobile's clutches: primary above, secondary below, the belt between them. */
export function draw() {
  const d = createDrawing(1200, 980);
  const a = d.axle(110, 372, -10, 1010);
  const b = d.axle(150, 840, -10, 930);

  // belt guard behind everything
  d.form(
    'M0 40C10 -10 60 -40 120 -34L470 8C520 16 540 60 520 104L506 92C500 66 480 54 450 50L130 10C80 6 40 24 30 62Z',
    {
      at: [640, 520],
      thick: 12,
    },
  );
  d.line('M740 512L1090 556', ' stroke-width="2"');

  // primary, far to near
  a.round(850, 122, 16, { end: 116 });
  a.round(838, 122, 12, { end: 122 });
  a.rings(838, 100, 78);
  a.round(770, 24, 70, { fill: TONE });
  a.round(760, 24, 10, { hole: 12 });
  a.spring(585, 46, 130, 5, 10);
  a.round(455, 118, 44, { end: 96 });
  a.rings(455, 104, 60);
  a.holes(455, 82, 13, 3, 0.5);
  a.round(440, 34, 16, { hole: 22 });
  for (const [x, y] of [
    [348, -66],
    [366, 10],
    [344, 76],
  ]) {
    const [px, py] = a.at(x, y);
    const roller = d.axle(px, py, -10);
    roller.round(0, 24, 34, { hole: 10 });
  }
  for (const [x, y, turn] of [
    [232, -62, -8],
    [250, 14, 4],
    [228, 84, 14],
  ]) {
    const [px, py] = a.at(x, y);
    d.form(
      'M-34 -16C-40 -2 -30 14 -14 14C12 12 30 22 44 14C56 6 50 -12 34 -14C12 -18 -8 -6 -16 -20C-24 -30 -32 -26 -34 -16Z',
      {
        at: [px, py],
        angle: turn,
        thick: 8,
      },
    );
    d.put(`<circle cx="${px - 20}" cy="${py - 4}" r="7" fill="${TONE_2}"/>`);
  }
  a.round(120, 96, 30, { end: 100 });
  a.rings(120, 78);
  a.holes(120, 62, 10, 6);
  a.round(110, 30, 12, { hole: 16 });
  a.bolt(-40, 13, 90);

  // belt
  const belt = 'M424 582L752 520A88 88 0 1 1 782 692L448 738A79 79 0 1 1 424 582Z';
  d.tube(belt, 26, TONE_2);
  d.line(belt, ' stroke-width="22" stroke-dasharray="3 11" stroke-linecap="butt" opacity=".55"');

  // secondary, far to near
  b.round(800, 20, 110, { fill: TONE });
  b.round(788, 28, 22);
  b.gear(900, 22, 26, 12, { hole: 0 });
  b.round(660, 128, 26, { end: 112 });
  b.rings(660, 112, 70);
  b.round(648, 30, 14, { hole: 18 });
  b.round(500, 126, 40, { end: 108 });
  b.rings(500, 110, 58);
  b.round(490, 34, 14, { hole: 20 });
  b.spring(350, 52, 100, 4, 10);
  b.round(232, 62, 40, { end: 62 });
  b.free(b.shape('M232 -62C240 -30 262 -34 268 -6C272 20 250 30 246 56', 'none'));
  b.round(224, 34, 10, { hole: 20 });
  b.round(120, 44, 24, { hole: 22 });
  b.rings(120, 34);
  b.clip(30, 34);

  const top = 46;
  d.call(8, [60, 190], a.at(0, 0));
  d.call(7, [190, top], a.at(128, -92));
  d.call(5, [310, top], a.at(236, -66));
  d.call(6, [420, top], a.at(360, -72));
  // the whole of it: a brace over its parts
  const [from, to] = [a.at(110, -152), a.at(860, -152)];
  d.line(
    `M${a.at(110, -132).join(' ')}L${from.join(' ')}L${to.join(' ')}L${a.at(860, -132).join(' ')}`,
    ' stroke-width="2"',
  );
  d.call(1, [530, top], a.at(440, -152));
  d.call(3, [640, top], a.at(486, -104));
  d.call(4, [750, top], a.at(650, -44));
  d.call(2, [1090, 130], a.at(860, -60));
  d.call(9, [200, 640], [358, 656]);
  d.call(17, [1130, 480], [1100, 556]);
  const low = 938;
  d.call(16, [60, 760], b.at(22, -28));
  d.call(15, [270, low], b.at(130, 40));
  d.call(13, [400, low], b.at(250, 60));
  d.call(12, [530, low], b.at(400, 50));
  d.call(11, [670, low], b.at(510, 122));
  d.call(10, [820, low], b.at(670, 126));
  d.call(14, [1040, 850], b.at(850, 18));
  return d.finish();
}
