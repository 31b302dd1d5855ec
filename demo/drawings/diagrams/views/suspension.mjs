import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Telasto', en: 'Track and suspension' },
  group: 'Telasto',
  machines: [
    { make: 'Yamaha', model: 'SY 710 Touring' },
    { make: 'Arctic Cat', model: 'AN 580 T' },
  ],
  // in the order of their numbers
  parts: [
    'Telamatto 129"',
    'Liukukisko ×2',
    'Liukumuovi ×2',
    'Kannatinpyörä 135 mm ×4',
    'Taittopyörä 178 mm ×2',
    'Taka-akseli',
    'Telaston laakeri ×4',
    'Takaiskunvaimennin',
    'Keskiskunvaimennin',
    'Vääntöjousi, oikea',
    'Vääntöjousi, vasen',
    'Takavarsi',
    'Etuvarsi',
    'Rajoitinhihna',
    'Telaston kiristin ×2',
    'Vetoratas ×2',
    'Vetoakseli',
    'Akselipultti M10',
  ],
};

/** A snowmobile's track and rear suspension. */
export function draw() {
  const d = createDrawing(1200, 1040);
  // the track, bent over everything
  const loop =
    'M250 120L900 60C1000 54 1080 100 1090 170C1100 236 1040 276 960 284L300 330C210 336 140 290 138 226C136 170 180 126 250 120Z';
  d.line(loop, ' stroke-width="44"');
  d.put(`<path d="${loop}" fill="none" stroke="${TONE}" stroke-width="37"/>`);
  d.line(loop, ' stroke-width="44" stroke-dasharray="5 33" stroke-linecap="butt"');

  // drive axle with sprockets
  const drive = d.axle(300, 222, -6, 0);
  drive.round(300, 12, 120, { fill: TONE });
  drive.gear(240, 46, 22, 9, { hole: 12, depth: 9 });
  drive.round(110, 12, 130, { fill: TONE });
  drive.gear(60, 46, 22, 9, { hole: 12, depth: 9 });
  drive.round(-60, 12, 120, { fill: TONE });

  // rails and sliders
  const rail =
    'M0 0C-40 -30 -30 -84 20 -92L70 -96C100 -98 110 -70 136 -66L560 -92C600 -96 620 -70 612 -44L590 -22L60 20C34 20 16 12 0 0Z';
  const cut = [
    [190, 0],
    [300, -8],
    [420, -14],
  ];
  for (const [x, y] of [
    [470, 560],
    [410, 640],
  ]) {
    d.form(rail, { at: [x, y], thick: 10 });
    for (const [cx, cy] of cut)
      d.put(`<path d="M${x + cx} ${y + cy - 44}l70 -6l-6 26l-58 6z" fill="${TONE_2}" stroke-width="2.5"/>`);
  }
  d.tube('M420 740C390 716 390 700 404 684', 10, TONE_2);
  d.tube('M420 740L1000 694', 10, TONE_2);
  d.tube('M470 790L1040 744', 10, TONE_2);

  // arms and shocks
  d.tube('M350 470L470 420L520 500M350 470L330 540', 14, TONE);
  d.tube('M700 420L860 372L900 466M700 420L676 486', 14, TONE);
  const shock = (x, y, angle) => {
    const s = d.axle(x, y, angle, 0);
    s.round(150, 14, 50, { fill: TONE });
    s.spring(40, 32, 120, 7, 8);
    s.round(10, 20, 34, {});
    d.put(
      `<circle cx="${x}" cy="${y}" r="15" fill="var(--paper,#fff)"/><circle cx="${x}" cy="${y}" r="6" fill="${TONE_2}"/>`,
    );
    return s;
  };
  const mid = shock(100, 470, 40);
  const rear = shock(960, 420, 34);
  const torsion = (x, y) => {
    const t = d.axle(x, y, -8, 0);
    t.spring(0, 34, 70, 5, 9);
    d.tube(`M${x + 74} ${y + 26}L${x + 170} ${y + 60}`, 7);
    d.tube(`M${x - 2} ${y + 34}L${x - 30} ${y + 90}`, 7);
    return t;
  };
  const springR = torsion(90, 690);
  const springL = torsion(110, 850);
  d.form('M0 0L22 -4L40 86L18 90Z', { at: [300, 560], thick: 5, fill: TONE_2 });

  // wheels on their axle
  const a = d.axle(420, 970, -10, 700);
  const big = (x) => {
    a.round(x, 70, 24, { fill: TONE_2 });
    a.rings(x, 54);
    a.round(x - 4, 24, 8, { hole: 12 });
  };
  a.bolt(-120, 9, 60, { head: 18 });
  big(520);
  a.round(250, 13, 210, { fill: TONE });
  big(130);
  a.round(40, 26, 20, { hole: 13 });
  a.rings(40, 19);
  const small = d.axle(1090, 600, -10, 0);
  small.round(0, 54, 22, { fill: TONE_2 });
  small.rings(0, 40);
  small.round(-4, 18, 8, { hole: 9 });
  const tight = d.axle(1040, 870, -10, 0);
  tight.bolt(0, 10, 90, { head: 20, thread: 0.7 });

  d.call(1, [600, 30], [600, 92]);
  d.call(17, [610, 330], drive.at(170, 12));
  d.call(16, [470, 130], drive.at(66, -44), drive.at(250, -44));
  d.call(13, [430, 360], [430, 434]);
  d.call(12, [730, 350], [770, 396]);
  d.call(9, [60, 400], mid.at(90, 30));
  d.call(8, [1140, 400], rear.at(90, -32));
  d.call(14, [240, 540], [312, 600]);
  d.call(10, [60, 620], springR.at(20, -34));
  d.call(11, [60, 940], springL.at(0, 34));
  d.call(2, [640, 600], [700, 590], [560, 600]);
  d.call(3, [780, 800], [760, 714], [740, 768]);
  d.call(4, [1140, 720], small.at(10, 50));
  d.call(15, [1140, 940], tight.at(60, 10));
  d.call(5, [1000, 980], a.at(530, 68), a.at(150, 68));
  d.call(6, [640, 1000], a.at(320, 13));
  d.call(7, [430, 870], a.at(46, -26));
  d.call(18, [260, 1000], a.at(-110, 16));
  return d.finish();
}
