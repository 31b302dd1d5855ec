import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Ilmansuodatin ja käynnistin', en: 'Air filter and starter' },
  group: 'Ilmansuodatin ja käynnistin',
  machines: [
    { make: 'Husqvarna', model: 'Vaara 139' },
    { make: 'Husqvarna', model: 'Vaara 150' },
  ],
  // in the order of their numbers
  parts: [
    'Ilmansuodattimen kansi',
    'Ilmansuodattimen nuppi',
    'Ilmansuodatin, nailon',
    'Imukurkku',
    'Kaasutin',
    'Kaasuttimen tiiviste',
    'Vauhtipyörä',
    'Vauhtipyörän mutteri',
    'Sytytysmoduuli',
    'Käynnistimen koppa',
    'Käynnistimen jousi',
    'Naruratas',
    'Käynnistinnaru',
    'Käynnistinkahva',
    'Vetokynsi ×2',
    'Kopan ruuvi ×4',
  ],
};

/** A chainsaw's air filter and carburettor above, its flywheel and recoil starter below. */
export function draw() {
  const d = createDrawing(1200, 990);
  const a = d.axle(110, 360, -10, 960);

  // carburettor side, far to near
  a.free(a.shape('M850 -46L936 -50L956 -30V44L930 66H846L828 40V-28Z', 'var(--paper,#fff)'));
  a.free(
    `<path d="M936 -50V40M830 -20L936 -24" stroke-width="2"/><circle cx="866" cy="-66" r="12" fill="${TONE}"/><path d="M900 66v26h-26v-26" fill="${TONE}"/><ellipse cx="862" cy="10" rx="14" ry="28" fill="${TONE_2}"/>`,
  );
  d.form('M-20 -64L30 -70L38 58L-12 66Z', { at: a.at(740), angle: -10, thick: 4, fill: TONE });
  a.free(`<ellipse cx="748" cy="0" rx="12" ry="26" fill="${TONE_2}"/>`);
  a.round(560, 40, 80, { end: 32, hole: 26 });
  a.round(540, 58, 20, { hole: 30 });
  d.form(
    'M-60 -110C-64 -130 -50 -142 -30 -144L70 -156C92 -158 104 -146 106 -126L112 90C112 112 102 124 80 128L-30 140C-54 142 -62 130 -62 108Z',
    {
      at: a.at(380),
      angle: -2,
      thick: 22,
    },
  );
  d.put(
    ...[-90, -60, -30, 0, 30, 60, 90].map(
      (y) => `<path d="M${a.at(344, y).map(Math.round).join(' ')}l106 -14" stroke-width="2"/>`,
    ),
  );
  d.form(
    'M-84 -120C-90 -150 -70 -166 -40 -170L70 -184C106 -186 124 -168 126 -138L134 106C134 138 118 154 86 158L-34 170C-70 172 -88 152 -86 118Z',
    {
      at: a.at(170),
      angle: -2,
      thick: 16,
    },
  );
  d.put(
    `<path d="M${a.at(110, -100).map(Math.round).join(' ')}C${a.at(150, -120).map(Math.round).join(' ')} ${a.at(210, -118).map(Math.round).join(' ')} ${a.at(266, -104).map(Math.round).join(' ')}" stroke-width="2"/>`,
  );
  a.gear(-30, 30, 22, 10, { hole: 0, depth: 5 });
  a.round(-8, 9, 40, { fill: TONE });

  // starter, far to near
  const b = d.axle(90, 820, -10, 1000);
  d.form('M0 -52L84 -64L96 -30L96 22L12 34Z', { at: [1040, 500], thick: 18 });
  d.put(`<path d="M1046 470l86 -12M1050 500l84 -12" stroke-width="2"/>`);
  d.tube('M1040 520C1000 520 990 550 1000 580', 7, TONE_2);
  b.round(800, 118, 20, { end: 124 });
  b.round(784, 118, 16, { end: 118 });
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    const from = b.at(784 + 60 * 0.36 * Math.cos(angle), 60 * Math.sin(angle));
    const to = b.at(772 + 110 * 0.36 * Math.cos(angle + 0.2), 110 * Math.sin(angle + 0.2));
    d.line(`M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`, ' stroke-width="5"');
  }
  b.rings(784, 46);
  b.round(776, 18, 8, { hole: 10 });
  for (const y of [-44, 46]) {
    const at = b.at(670, y);
    d.form('M-20 -10C-10 -22 14 -20 26 -6L20 6C8 -4 -4 -2 -10 8Z', { at, thick: 6 });
    d.put(`<circle cx="${Math.round(at[0] - 10)}" cy="${Math.round(at[1] - 6)}" r="4"/>`);
  }
  b.hex(620, 18, 14, 9);
  b.round(480, 78, 30, { hole: 14 });
  b.rings(480, 64, 30);
  b.ring(398, 56, 5);
  b.ring(398, 42, 5);
  b.ring(398, 28, 5);
  b.round(330, 62, 18, { end: 66 });
  b.free(
    '<path d="M330 -62A22 62 0 0 0 330 62M333 -46A16 46 0 0 0 333 46M335 -30A11 30 0 0 0 335 30" stroke-width="2"/>',
  );
  d.form(
    'M-120 -60C-124 -118 -70 -146 0 -146C74 -146 118 -108 122 -40L124 70C122 112 92 134 50 134L-70 132C-104 130 -122 106 -122 70Z',
    {
      at: b.at(170),
      angle: -4,
      thick: 26,
    },
  );
  for (let i = 0; i < 5; i++)
    d.put(`<path d="M${190 + i * 4} ${720 + i * 28}l${130 - i * 4} -12" stroke-width="7" stroke="${TONE_2}"/>`);
  const corners = [
    [40, 660],
    [24, 720],
    [30, 890],
    [90, 930],
  ];
  for (const [x, y] of corners) d.axle(x, y, -10).bolt(-10, 5, 30, { head: 9 });
  d.tube('M420 930C460 900 500 912 520 880C536 852 566 850 590 866', 5, TONE);
  d.form('M0 0L50 -18C60 -20 64 -8 56 -2L40 10L34 30L14 38L10 20L-4 12C-10 6 -8 2 0 0Z', { at: [620, 880], thick: 7 });

  d.call(2, [70, 250], a.at(-26, -26));
  d.call(1, [230, 50], a.at(180, -150));
  d.call(3, [430, 50], a.at(410, -130));
  d.call(4, [610, 70], a.at(600, -36));
  d.call(6, [760, 60], a.at(752, -62));
  d.call(5, [950, 60], a.at(900, -46));
  d.call(9, [1140, 380], [1090, 470]);
  d.call(7, [900, 880], b.at(806, 118));
  d.call(8, [770, 860], b.at(626, 16));
  d.call(15, [740, 500], b.at(676, -46));
  d.call(12, [560, 540], b.at(490, -72));
  d.call(11, [440, 560], b.at(400, -54));
  d.call(10, [300, 560], b.at(200, -130));
  d.call(16, [90, 560], corners[0], corners[1]);
  d.call(13, [440, 880], [470, 908]);
  d.call(14, [650, 970], [650, 906]);
  return d.finish();
}
