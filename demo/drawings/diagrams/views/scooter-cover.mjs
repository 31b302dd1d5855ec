import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Moottorin kansi ja variaattori', en: 'Crankcase cover and belt drive' },
  group: 'Moottorin kansi ja variaattori',
  machines: [{ make: 'Yamaha', model: 'KY 50' }],
  // in the order of their numbers
  parts: [
    'Variaattorin kansi',
    'Kannen tiiviste',
    'Polkimen akseli',
    'Käynnistyspoljin',
    'Variaattorin hihna',
    'Ensiöpyörän kiinteä laippa',
    'Ensiöpyörän liikkuva laippa',
    'Variaattorin paino ×6',
    'Luiskalevy',
    'Liukupala ×3',
    'Ensiöpyörän holkki',
    'Ensiöpyörän mutteri',
    'Toisiopyörä, täydellinen',
    'Kytkinkengät',
    'Kytkinkello',
    'Kytkinkellon mutteri',
    'Kannen pultti M6 ×9',
  ],
};

/** A scooter's crankcase cover with its belt drive. */
export function draw() {
  const d = createDrawing(1200, 980);
  const cover =
    'M0 60C-6 10 30 -34 84 -40C140 -46 168 -10 214 -6L470 12C560 18 624 -30 700 -14C766 0 806 54 800 120C794 190 744 236 676 238C610 240 580 206 520 196L220 168C150 160 130 178 88 170C40 160 6 116 0 60Z';

  // drive side, far to near: two axles
  const a = d.axle(520, 330, -16, 620);
  const b = d.axle(760, 640, -16, 420);
  a.round(470, 112, 12, { end: 106 });
  a.rings(470, 92, 60);
  a.round(420, 16, 50, { fill: TONE });
  d.tube(
    'M818 320C786 300 760 330 772 372L842 548C860 590 904 592 922 560C938 530 926 500 908 470L856 350C848 334 834 326 818 320Z',
    20,
    TONE_2,
  );
  a.round(340, 18, 46, { hole: 11, fill: TONE });
  a.round(210, 110, 30, { end: 94 });
  a.rings(210, 98);
  a.round(196, 30, 14, { hole: 18 });
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const angle = (turn / 6) * 2 * Math.PI;
    const [x, y] = a.at(110 + 66 * 0.36 * Math.cos(angle), 66 * Math.sin(angle));
    d.axle(x, y, -16).round(0, 17, 24, { hole: 8 });
  }
  a.round(20, 92, 8, { hole: 20 });
  a.free('<path d="M20 -60l18 8M44 -20l12 4M20 60l18 -6" stroke-width="2"/>');
  for (const [x, y] of [
    [-58, -70],
    [-40, 10],
    [-62, 80],
  ]) {
    const [px, py] = a.at(x, y);
    d.form('M-16 -10h32v8h-10v12h-12v-12h-10z', { at: [px, py], angle: -16, thick: 5 });
  }
  a.hex(-120, 24, 18, 12);
  b.round(300, 104, 22, { end: 90 });
  b.rings(300, 86, 50);
  b.round(250, 96, 22, { end: 104 });
  b.rings(250, 80);
  b.round(222, 26, 30, { fill: TONE, hole: 14 });
  const shoe = 'M-70 -30C-60 -70 -20 -90 20 -84L14 -60C-10 -62 -34 -48 -44 -24Z';
  for (const turn of [0, 120, 240]) d.form(shoe, { at: b.at(130), angle: turn, thick: 8, fill: TONE, scale: 0.9 });
  b.round(0, 100, 44, { hole: 0 });
  b.rings(0, 84);
  b.holes(0, 52, 12, 5);
  b.round(-10, 20, 10, { hole: 11 });
  b.hex(-110, 20, 16, 10);

  // cover and gasket to the left
  d.put(
    `<path d="${cover}" fill="none" transform="translate(150 620) rotate(18) scale(.62)" stroke-width="16"/><path d="${cover}" fill="none" stroke="${TONE_2}" transform="translate(150 620) rotate(18) scale(.62)" stroke-width="8"/>`,
  );
  d.form(cover, { at: [70, 690], angle: 18, scale: 0.62, thick: 16 });
  d.put(
    `<ellipse cx="134" cy="746" rx="34" ry="30" fill="${TONE}"/><ellipse cx="480" cy="872" rx="44" ry="40" fill="${TONE}"/>`,
    '<path d="M176 760L420 838M184 778L416 856M196 744L420 816" stroke-width="2"/>',
  );
  for (const [x, y] of [
    [60, 590],
    [120, 566],
    [180, 548],
  ])
    d.axle(x, y, 20).bolt(0, 6, 34, { head: 11 });
  const kick = d.axle(250, 940, -20, 0);
  kick.round(-80, 12, 120, { fill: TONE });
  kick.gear(40, 26, 14, 14, { hole: 0 });
  d.form('M0 0C-10 -40 10 -110 40 -150L64 -146C40 -100 34 -50 40 -4Z', { at: [60, 480], thick: 8 });
  d.form('M30 -150L96 -164L100 -142L38 -130Z', { at: [60, 480], fill: TONE_2 });

  d.call(17, [290, 500], [190, 552]);
  d.call(4, [60, 250], [84, 390]);
  d.call(1, [60, 900], [110, 820]);
  d.call(2, [420, 650], [400, 706]);
  d.call(3, [350, 940], kick.at(0, 12));
  d.call(12, [280, 300], a.at(-112, -22));
  d.call(10, [360, 190], a.at(-58, -72));
  d.call(9, [470, 130], a.at(24, -86));
  d.call(8, [580, 90], a.at(120, -70));
  d.call(7, [690, 60], a.at(220, -104));
  d.call(11, [800, 60], a.at(360, -16));
  d.call(6, [960, 60], a.at(474, -106));
  d.call(5, [1080, 450], [930, 510]);
  d.call(13, [1130, 660], b.at(310, 60));
  d.call(14, [980, 800], b.at(140, 70));
  d.call(15, [850, 860], b.at(20, 96));
  d.call(16, [650, 820], b.at(-104, 16));
  return d.finish();
}
