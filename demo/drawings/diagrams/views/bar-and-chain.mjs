import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Terälaite ja ketju', en: 'Bar, chain and clutch' },
  group: 'Terälaite ja ketju',
  machines: [
    { make: 'Husqvarna', model: 'Vaara 139' },
    { make: 'Husqvarna', model: 'Vaara 150' },
    { make: 'Husqvarna', model: 'Vaara 162 Pro' },
  ],
  // in the order of their numbers
  parts: [
    'Terälevy 15"',
    'Teräketju 56 vetolenkkiä',
    'Ketjusuojus',
    'Kytkinkoppa',
    'Ketjujarrun nauha',
    'Ketjujarrun kahva',
    'Ketjunkiristinruuvi',
    'Kiristintappi',
    'Terälevyn mutteri ×2',
    'Terälevyn pultti ×2',
    'Ketjupyörä',
    'Ketjupyörän neulalaakeri',
    'Kytkinrumpu',
    'Keskipakokytkin',
    'Kytkimen jousi',
    'Kaarnatuki',
    'Lukkorengas',
  ],
};

/** A chainsaw's bar, chain and clutch. */
export function draw() {
  const d = createDrawing(1200, 960);
  // guard, bar, chain: three long forms above each other
  d.form('M0 34C0 6 20 0 44 -2L560 -24C604 -26 628 0 628 36C628 70 606 92 566 92L44 84C16 82 0 66 0 34Z', {
    at: [520, 90],
    thick: 14,
    fill: TONE,
  });
  d.line('M548 100L1100 78', ' stroke-width="2"');
  const bar = 'M0 40C-6 12 14 0 40 -2L560 -20C604 -20 626 4 626 38C626 70 604 92 566 92L44 88C16 88 4 68 0 40Z';
  d.form(bar, { at: [470, 280], thick: 6 });
  d.put(
    `<path d="M496 322l90 -2" stroke-width="14"/><path d="M496 322l90 -2" stroke="${TONE_2}" stroke-width="8"/><circle cx="510" cy="356" r="7" fill="${TONE_2}"/><circle cx="508" cy="292" r="7" fill="${TONE_2}"/><circle cx="1046" cy="318" r="32" fill="${TONE}"/><circle cx="1046" cy="318" r="6"/>`,
  );
  const loop =
    'M420 520C420 488 444 474 474 472L1010 452C1062 452 1090 480 1090 518C1090 556 1064 578 1022 578L474 570C440 568 420 550 420 520Z';
  d.tube(loop, 10, TONE);
  d.line(loop, ' stroke-width="22" stroke-dasharray="4 20" stroke-linecap="butt"');
  d.line(loop, ' stroke-width="4" stroke-dasharray="14 10" stroke-linecap="butt"');

  // clutch side: cover with brake, nuts
  d.form(
    'M0 0C20 -40 90 -54 160 -50L230 -42C262 -38 276 -10 270 22L256 120C250 152 224 168 188 166L60 160C20 158 -10 130 -12 90Z',
    {
      at: [70, 300],
      thick: 18,
    },
  );
  d.put(
    `<circle cx="200" cy="400" r="14" fill="${TONE_2}"/><circle cx="262" cy="396" r="14" fill="${TONE_2}"/><path d="M100 318C150 296 240 298 300 312M104 350h110" stroke-width="2"/>`,
  );
  d.tube('M150 560C90 560 60 610 74 660C90 712 160 726 206 696C236 676 240 630 214 600', 8, TONE);
  d.form('M0 0C-16 -70 10 -120 60 -136L210 -150C226 -150 232 -132 218 -126L80 -104C48 -96 34 -60 44 -10Z', {
    at: [90, 210],
    thick: 10,
    fill: TONE,
  });
  const nuts = [
    [400, 250],
    [440, 214],
  ];
  for (const [x, y] of nuts) d.axle(x, y, -20).hex(0, 18, 16, 9);
  const screw = d.axle(330, 640, -12);
  screw.bolt(0, 6, 80, { head: 11, thread: 0.8 });
  const pin = d.axle(470, 650, -12);
  pin.round(0, 12, 18, { hole: 6 });
  pin.round(18, 7, 22, { fill: TONE });

  // clutch on its axle, far to near
  const a = d.axle(250, 880, -10, 900);
  d.form('M0 0L96 -18L112 26L104 74L92 50L78 86L64 56L50 92L38 62L22 98L12 66Z', { at: [1010, 660], thick: 10 });
  d.put('<circle cx="1034" cy="672" r="7"/><circle cx="1094" cy="662" r="7"/>');
  const studs = [
    [920, 620],
    [940, 690],
  ];
  for (const [x, y] of studs) {
    const stud = d.axle(x, y, -10);
    stud.bolt(0, 9, 50, { head: 10 });
  }
  a.round(640, 88, 36, { hole: 0 });
  a.rings(640, 74);
  a.holes(640, 50, 10, 4, 0.4);
  a.round(630, 18, 10, { hole: 10 });
  a.gear(520, 34, 22, 8, { hole: 16, depth: 9 });
  a.round(440, 20, 26, { hole: 13 });
  a.free('<path d="M448 -19v38M456 -19v38" stroke-width="2"/>');
  const [cx, cy] = a.at(290);
  for (const turn of [0, 120, 240])
    d.form('M-22 -62C-10 -74 30 -70 44 -52L26 -30C14 -40 -4 -40 -16 -32Z', { at: [cx, cy], angle: turn, thick: 7 });
  d.put(`<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="10" ry="24" fill="${TONE_2}"/>`);
  const spring = d.axle(...a.at(160), -10);
  spring.spring(0, 16, 70, 6, 4);
  a.clip(60, 24, 5);

  d.call(3, [800, 50], [800, 90]);
  d.call(1, [860, 230], [840, 300]);
  d.call(2, [760, 640], [760, 574]);
  d.call(6, [60, 60], [120, 110]);
  d.call(4, [60, 460], [80, 420]);
  d.call(5, [60, 780], [86, 690]);
  d.call(9, [400, 120], nuts[0], nuts[1]);
  d.call(7, [320, 560], screw.at(50, -6));
  d.call(8, [470, 740], pin.at(14, 10));
  d.call(16, [1130, 840], [1080, 720]);
  d.call(10, [1040, 590], studs[0], studs[1]);
  d.call(13, [930, 900], a.at(660, 84));
  d.call(11, [805, 885], a.at(532, 32));
  d.call(12, [690, 920], a.at(452, 20));
  d.call(14, [560, 925], a.at(290, 60));
  d.call(15, [440, 925], a.at(190, 16));
  d.call(17, [250, 760], a.at(56, -22));
  return d.finish();
}
