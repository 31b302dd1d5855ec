import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Alavaihde ja potkuri', en: 'Gear case and propeller' },
  group: 'Alavaihde ja potkuri',
  machines: [
    { make: 'Yamaha', model: 'RY 60' },
    { make: 'Suzuki', model: 'PK 30' },
    { make: 'Honda', model: 'BH 20' },
  ],
  // in the order of their numbers
  parts: [
    'Potkuri, alumiini',
    'Potkurin mutteri',
    'Sokka, potkuri',
    'Potkurin aluslevy',
    'Painelaippa',
    'Potkuriakseli',
    'Laakeripesä',
    'O-rengas, laakeripesä',
    'Akselitiiviste ×2',
    'Hammaspyörä, eteen',
    'Hammaspyörä, taakse',
    'Kytkinhylsy',
    'Vetoakselin hammaspyörä',
    'Vetoakseli',
    'Alavaihteen kotelo',
    'Trimmievä/anodi',
    'Öljytulpan tiiviste ×2',
    'Öljytulppa',
  ],
};

/** An outboard's gear case: the drive shaft from above, the propeller shaft to the left. */
export function draw() {
  const d = createDrawing(1200, 1080);
  // the case on the right
  d.form(
    'M0 0L190 -14C206 40 214 90 214 150L330 196C372 214 392 246 388 286C384 326 352 352 306 356L196 366C190 420 176 470 150 520C138 540 112 540 106 516L84 372L-64 372C-104 366 -124 338 -120 300C-116 260 -88 236 -52 230L20 216C26 150 18 70 0 0Z',
    { at: [770, 330], thick: 14 },
  );
  d.line('M776 546L980 480M796 566L976 510M854 702L870 830', ' stroke-width="2"');
  d.form('M0 0L234 -18L226 -50L-6 -32Z', { at: [762, 332], fill: TONE });
  d.put(
    `<ellipse cx="670" cy="636" rx="26" ry="62" fill="${TONE_2}"/><ellipse cx="876" cy="300" rx="26" ry="9" fill="${TONE_2}"/>`,
  );

  // drive shaft, down into the case
  const v = d.axle(878, 60, 90, 250);
  v.round(0, 13, 130, { fill: TONE });
  v.round(130, 19, 34, { fill: TONE });
  d.line('M870 66V190M878 66V190', ' stroke-width="2"');
  d.dashes([878, 300], [878, 470]);
  const pinion = d.axle(1090, 470, 62);
  pinion.gear(0, 50, 30, 15, { hole: 18 });
  d.dashes([900, 430], [1050, 466]);

  // propeller shaft, far to near
  const p = d.axle(90, 780, -14, 640);
  p.gear(560, 66, 26, 22, { hole: 24 });
  p.round(500, 30, 34, { hole: 17 });
  p.free(`<path d="M508 -29v58M518 -29v58" stroke-width="2"/>`);
  p.gear(420, 64, 26, 22, { hole: 24 });
  d.dashes([120, 560], [640, 430]);
  const q = d.axle(70, 560, -14, 0);
  q.round(470, 15, 150, { fill: TONE });
  q.round(330, 20, 140, { fill: TONE });
  q.round(250, 12, 80, { fill: TONE });
  q.free('<path d="M258 -8h70M258 0h74M258 8h70" stroke-width="2"/>');
  d.dashes([560, 470], [716, 620]);
  p.round(270, 72, 70, { end: 60, hole: 30 });
  p.rings(270, 54);
  p.free('<path d="M300 -70V68M316 -67V66" stroke-width="2"/>');
  p.ring(224, 60, 8);
  p.round(170, 34, 16, { hole: 22, fill: TONE_2 });
  p.round(136, 34, 16, { hole: 22, fill: TONE_2 });

  // the propeller and what holds it, below
  const w = d.axle(60, 970, -14, 640);
  w.round(470, 30, 18, { hole: 16 });
  const blade = 'M0 0C-30 -60 -10 -118 44 -132C92 -142 120 -108 108 -66C98 -32 56 -8 14 6Z';
  const [bx, by] = w.at(330);
  d.form(blade, { at: [bx + 30, by - 10], angle: 150, thick: 8, fill: TONE });
  d.form(blade, { at: [bx + 20, by - 16], angle: 0, thick: 8 });
  w.round(290, 44, 110, { end: 52, hole: 24 });
  d.form(blade, { at: [bx + 4, by + 14], angle: 255, thick: 8 });
  w.round(210, 32, 12, { hole: 15 });
  w.hex(130, 28, 24, 13);
  d.put(
    ...[0, 60, 120, 180, 240, 300].map(
      (turn) =>
        `<path d="M0 -9V-17" transform="translate(${w.at(130).map(Math.round).join(' ')}) rotate(${turn}) scale(.4 1)" stroke-width="3"/>`,
    ),
  );
  w.free('<path d="M20 -4h56a8 8 0 1 1 0 8h-50" fill="none" stroke-width="5"/>');

  // plugs and anode
  const s = d.axle(1050, 720, 8, 0);
  s.bolt(40, 12, 34);
  s.ring(10, 14, 5);
  d.form('M0 0C10 -26 44 -34 72 -22L96 58C70 74 34 66 20 46Z', { at: [980, 840], thick: 8 });
  d.put('<circle cx="1026" cy="858" r="7"/>');

  d.call(14, [800, 90], v.at(70));
  d.call(13, [1140, 380], pinion.at(0, -46));
  d.call(15, [1140, 540], [1060, 560]);
  d.call(18, [1150, 690], s.at(70));
  d.call(17, [1120, 800], s.at(10, 14));
  d.call(16, [960, 980], [1010, 890]);
  d.call(6, [250, 400], q.at(400, -18));
  d.call(10, [650, 530], p.at(572, -62));
  d.call(12, [540, 550], p.at(516, -30));
  d.call(11, [450, 580], p.at(430, -62));
  d.call(7, [330, 610], p.at(290, -72));
  d.call(8, [230, 630], p.at(222, -60));
  d.call(9, [130, 650], p.at(140, -32), p.at(174, -34));
  d.call(5, [640, 950], w.at(482, 26));
  d.call(1, [520, 1020], w.at(380, 60));
  d.call(4, [300, 1020], w.at(214, 30));
  d.call(2, [180, 1020], w.at(138, 26));
  d.call(3, [50, 890], w.at(30, -4));
  return d.finish();
}
