import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Leikkuulaite', en: 'Cutting deck' },
  group: 'Leikkuulaite',
  machines: [{ make: 'Honda', model: 'Apila 46' }],
  // in the order of their numbers
  parts: [
    'Leikkuukotelo, teräs',
    'Leikkuuterä',
    'Terän keskitin',
    'Terän pultti',
    'Terän jousilevy',
    'Teräakselin kiila',
    'Etupyörä ×2',
    'Takapyörä ×2',
    'Pyörän laakeri ×4',
    'Pyörän pultti ×4',
    'Korkeudensäätövipu',
    'Korkeudensäätötanko',
    'Takaläppä',
    'Silppuritulppa',
    'Etuaisa',
  ],
};

/** A lawn mower's deck, blade and wheels. */
export function draw() {
  const d = createDrawing(1200, 1040);
  // deck
  d.form('M0 150L14 200C60 250 170 276 300 272L520 250C590 240 640 204 650 160L646 96Z', {
    at: [290, 250],
    fill: TONE,
    thick: 6,
  });
  d.form(
    'M0 150C-10 70 80 10 210 -6L430 -20C560 -22 650 30 648 96C646 160 590 204 500 216L280 236C120 246 10 220 0 150Z',
    { at: [290, 250] },
  );
  d.put(
    `<ellipse cx="590" cy="350" rx="150" ry="66" fill="${TONE}"/><ellipse cx="590" cy="350" rx="42" ry="19" fill="${TONE_2}"/>`,
    ...[
      [470, 330],
      [700, 330],
      [590, 400],
    ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="10" ry="6"/>`),
    '<path d="M320 380C330 310 420 270 520 260M880 420C900 400 916 380 920 350" stroke-width="2"/>',
  );

  // blade group under the middle
  d.dashes([590, 370], [590, 940]);
  const v = d.axle(590, 560, 90, 0);
  v.round(0, 30, 40, { end: 44, hole: 14 });
  d.put(`<path d="M660 566l34 -4l2 12l-34 4z" fill="${TONE}"/>`);
  d.form(
    'M-300 20C-310 0 -280 -14 -240 -12L-60 -24C-30 -40 30 -44 60 -30L250 -34C292 -34 310 -20 300 0L250 8L70 8C36 24 -30 28 -62 14L-250 30C-276 32 -294 30 -300 20Z',
    {
      at: [590, 700],
      thick: 8,
    },
  );
  d.put(
    `<ellipse cx="590" cy="694" rx="18" ry="9" fill="${TONE_2}"/><path d="M330 712l-30 2M850 668l30 -2" stroke-width="2"/>`,
  );
  d.form('M-50 0C-50 -22 50 -22 50 0C50 24 -50 24 -50 0Z', { at: [590, 800], thick: 5, fill: TONE });
  d.put(`<ellipse cx="590" cy="799" rx="14" ry="7" fill="${TONE_2}"/>`);
  const bolt = d.axle(590, 960, -90, 0);
  bolt.bolt(0, 12, 60, { head: 22 });

  // wheels, bearings, bolts
  const wheel = (x, y, r) => {
    const w = d.axle(x, y, -8, 0);
    w.round(0, r, 40, { fill: TONE_2 });
    w.rings(0, r * 0.74);
    w.round(-4, r * 0.36, 8, { hole: r * 0.16 });
    return w;
  };
  const rear = wheel(960, 560, 104);
  const front = wheel(170, 520, 82);
  d.dashes([60, 560], [330, 490]);
  d.dashes([800, 590], [1160, 530]);
  const bearing = d.axle(846, 580, -8, 0);
  bearing.round(0, 24, 18, { hole: 10 });
  bearing.rings(0, 18);
  const bearing2 = d.axle(276, 505, -8, 0);
  bearing2.round(0, 24, 18, { hole: 10 });
  const wheelBolt = d.axle(60, 720, -14, 0);
  wheelBolt.bolt(0, 9, 70, { head: 17 });

  // height lever, rod, flap, plug, front bar
  d.tube('M950 450L1100 422L1120 470', 9, TONE);
  d.form('M0 0L190 -40C204 -42 212 -30 214 -18L228 60C170 96 80 110 16 96Z', { at: [880, 180], thick: 8 });
  d.line('M900 200L1080 162', ' stroke-width="2"');
  d.form('M0 0L30 -6L70 -120C78 -140 62 -154 44 -144L30 -130Z', { at: [1040, 400], thick: 8 });
  d.form('M34 -140C40 -170 70 -180 84 -160L80 -130Z', { at: [1040, 400], fill: TONE_2 });
  d.form('M0 0C10 -50 90 -80 150 -60L190 -40L176 30C130 60 50 60 10 40Z', { at: [960, 860], thick: 14, fill: TONE });
  d.line('M980 850C1010 820 1070 812 1110 824', ' stroke-width="2"');
  d.tube('M90 330C80 250 110 200 160 190L230 184', 14, TONE);
  d.put('<path d="M90 330l-14 26M230 184l30 2" stroke-width="9"/>');

  d.call(1, [560, 130], [560, 260]);
  d.call(15, [80, 170], [110, 226]);
  d.call(7, [170, 380], front.at(10, -80));
  d.call(9, [300, 620], bearing2.at(8, 24), bearing.at(0, 24));
  d.call(10, [80, 830], wheelBolt.at(40, 9));
  d.call(8, [1120, 640], rear.at(30, 96));
  d.call(3, [470, 590], v.at(20, 34));
  d.call(6, [740, 500], [678, 566]);
  d.call(2, [390, 780], [420, 712]);
  d.call(5, [720, 830], [632, 806]);
  d.call(4, [710, 960], bolt.at(30, 16));
  d.call(14, [1060, 980], [1050, 900]);
  d.call(11, [1150, 320], [1092, 320]);
  d.call(12, [1150, 430], [1112, 446]);
  d.call(13, [840, 120], [910, 190]);
  return d.finish();
}
