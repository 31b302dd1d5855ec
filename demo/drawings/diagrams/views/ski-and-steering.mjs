import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Suksi ja ohjaus', en: 'Skis and steering' },
  group: 'Suksi ja ohjaus',
  machines: [
    { make: 'Polaris', model: 'PN 640 Trail' },
    { make: 'Yamaha', model: 'SY 710 Touring' },
  ],
  // in the order of their numbers
  parts: [
    'Suksi, oikea',
    'Suksi, vasen',
    'Suksen kahva',
    'Ohjainrauta',
    'Ohjainraudan mutteri ×4',
    'Suksen pultti',
    'Suksen kumi',
    'Suksijalka, oikea',
    'Suksijalka, vasen',
    'Olka-akselin holkki ×2',
    'Raidetangon pää, sisä',
    'Raidetangon pää, ulko',
    'Raidetanko',
    'Ohjausvarsi',
    'Ohjausakseli',
    'Ohjaustanko',
    'Ohjaustangon korotuspala',
    'Kahvakumi, pari',
  ],
};

/** A snowmobile's steering, from the handlebar down to the skis. */
export function draw() {
  const d = createDrawing(1200, 1040);
  // handlebar, riser, post
  d.tube('M250 150C300 130 340 150 380 170L560 176C600 164 640 136 690 140', 18, TONE);
  d.tube('M214 164L262 146', 26, TONE_2);
  d.tube('M680 138L732 146', 26, TONE_2);
  d.form('M0 0L110 -6L118 40L96 52L18 56L-4 42Z', { at: [412, 236], thick: 12 });
  d.put(`<circle cx="440" cy="256" r="9" fill="${TONE_2}"/><circle cx="502" cy="252" r="9" fill="${TONE_2}"/>`);
  d.dashes([470, 190], [476, 330]);
  const post = d.axle(478, 330, 72, 0);
  post.round(0, 30, 16, {});
  post.round(16, 15, 300, { fill: TONE });
  d.form('M-26 -12L30 -20L40 6L14 34L-20 24Z', { at: post.at(330), thick: 8 });

  // tie rod with its ends
  d.dashes([560, 640], [1010, 560]);
  const rod = d.axle(690, 618, -10, 0);
  rod.round(0, 11, 190, { fill: TONE });
  const end = (x, y, angle) => {
    const e = d.axle(x, y, angle, 0);
    e.round(26, 9, 44, { fill: TONE });
    d.put(
      `<circle cx="${x}" cy="${y}" r="27" fill="var(--paper,#fff)"/><circle cx="${x}" cy="${y}" r="13" fill="${TONE_2}"/>`,
    );
  };
  end(590, 634, -10);
  end(990, 564, 170);

  // the left side: arm, spindle, bushings
  d.form('M0 0L120 -26C140 -30 156 -16 152 4L134 16L22 40C-4 42 -18 14 0 0Z', { at: [1000, 660], thick: 10 });
  d.put(`<circle cx="1014" cy="678" r="11" fill="${TONE_2}"/><circle cx="1130" cy="650" r="11" fill="${TONE_2}"/>`);
  const spindle = (x, y) => {
    const s = d.axle(x, y, 84, 0);
    s.round(0, 14, 50, { fill: TONE });
    s.round(50, 24, 150, {});
    d.form('M-40 0L44 -8L56 56L-30 64Z', { at: s.at(214), angle: -6, thick: 12 });
    return s;
  };
  const left = spindle(880, 650);
  const right = spindle(330, 560);
  const bush = d.axle(760, 700, 84, 0);
  bush.round(0, 26, 30, { hole: 15 });
  bush.round(60, 26, 30, { hole: 15 });

  // skis with their parts
  const ski = 'M0 0C-30 -70 10 -110 60 -96C86 -88 90 -60 110 -44L560 -36C600 -34 612 -4 590 8L90 20C50 22 14 20 0 0Z';
  d.form(ski, { at: [560, 960], thick: 14, scale: 0.98 });
  d.line('M680 932L1120 936M690 946L1120 950', ' stroke-width="2"');
  d.form(ski, { at: [60, 800], thick: 14, scale: 0.86 });
  d.line('M160 776L540 780M170 790L540 792', ' stroke-width="2"');
  d.tube('M66 720C30 660 60 620 110 640', 12, TONE_2);
  d.form('M0 0L74 -6L84 30L8 36Z', { at: [210, 690], thick: 8, fill: TONE_2 });
  const bolt = d.axle(60, 560, -14, 0);
  bolt.bolt(0, 11, 130, { head: 20, thread: 0.3 });
  d.tube('M110 950L470 930C490 928 500 918 504 906', 9, TONE);
  d.put('<path d="M170 946v-30M300 938v-30M420 932v-30" stroke-width="8"/>');
  const nuts = [
    [150, 860],
    [230, 862],
  ];
  for (const [x, y] of nuts) d.axle(x + 40, y + 10, -80).hex(0, 13, 12, 6);

  d.call(16, [440, 60], [450, 172]);
  d.call(18, [200, 60], [236, 154]);
  d.call(17, [620, 260], [524, 262]);
  d.call(15, [640, 420], post.at(130, -15));
  d.call(11, [560, 530], [590, 612]);
  d.call(13, [760, 510], rod.at(90, -11));
  d.call(12, [960, 470], [986, 540]);
  d.call(14, [1130, 560], [1080, 640]);
  d.call(9, [990, 790], left.at(120, -24));
  d.call(10, [700, 820], bush.at(14, 26), bush.at(74, 26));
  d.call(8, [430, 560], right.at(90, -24));
  d.call(6, [60, 460], bolt.at(70, -11));
  d.call(3, [50, 640], [54, 668]);
  d.call(7, [210, 610], [244, 690]);
  d.call(1, [480, 700], [440, 774]);
  d.call(5, [60, 900], [nuts[0][0] + 40, nuts[0][1] + 10], [nuts[1][0] + 40, nuts[1][1] + 10]);
  d.call(4, [230, 1000], [250, 942]);
  d.call(2, [1010, 1000], [960, 962]);
  return d.finish();
}
