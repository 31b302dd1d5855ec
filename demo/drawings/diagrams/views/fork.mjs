import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Etuhaarukka', en: 'Front fork' },
  group: 'Etuhaarukka',
  machines: [{ make: 'KTM', model: 'EK 280' }],
  // in the order of their numbers
  parts: [
    'Etuhaarukka, täydellinen',
    'Haarukan sisäputki ×2',
    'Haarukan ulkoputki ×2',
    'Haarukan öljytiiviste ×2',
    'Haarukan pölytiiviste ×2',
    'Haarukan liukuholkki ×4',
    'Haarukan jousi ×2',
    'Haarukan korkki ×2',
    'O-rengas, korkki ×2',
    'Haarukan suojamuovi, oikea',
    'Haarukan suojamuovi, vasen',
    'Alakolmio',
    'Yläkolmio',
    'Ohjauslaakeri ×2',
    'Ohjauslaakerin tiiviste',
    'Etuakseli',
  ],
};

/** A motorcycle's fork: one leg whole, the other taken apart from the cap down to the axle. */
export function draw() {
  const d = createDrawing(1200, 1030);
  // the whole leg
  const leg = d.axle(90, 160, 78, 0);
  leg.round(430, 26, 250, { fill: TONE });
  leg.round(60, 40, 370, {});
  leg.round(30, 34, 30, {});
  leg.round(0, 22, 30, { fill: TONE });
  d.form('M-34 0L34 -8L46 60L20 96L-26 100L-46 64Z', { at: leg.at(690), angle: -10, thick: 10 });
  d.put(`<circle cx="${Math.round(leg.at(735)[0])}" cy="${Math.round(leg.at(735)[1])}" r="17" fill="${TONE_2}"/>`);

  // crowns and steering bearings
  const crown =
    'M0 0C-8 -34 22 -60 58 -52L180 -62C196 -86 240 -86 254 -62L372 -52C408 -58 434 -30 424 0C414 30 378 36 352 14L76 14C50 36 10 30 0 0Z';
  const holes = (x, y) =>
    d.put(
      `<ellipse cx="${x + 44}" cy="${y - 12}" rx="30" ry="24" fill="${TONE_2}"/><ellipse cx="${x + 380}" cy="${y - 12}" rx="30" ry="24" fill="${TONE_2}"/>`,
    );
  d.dashes([480, 60], [480, 560]);
  d.form(crown, { at: [262, 140], thick: 12 });
  holes(262, 140);
  d.put(`<ellipse cx="478" cy="112" rx="20" ry="16" fill="${TONE}"/>`);
  const stem = d.axle(479, 210, 90, 0);
  stem.ring(0, 24, 6);
  stem.round(36, 34, 22, { hole: 22 });
  stem.round(92, 34, 22, { hole: 22 });
  d.form(crown, { at: [262, 520], thick: 14 });
  holes(262, 520);
  stem.round(150, 20, 140, { fill: TONE });

  // the leg taken apart, from the upper left to the lower right
  const p = d.axle(720, 70, 74, 900);
  p.round(820, 40, 60, { end: 34 });
  p.round(560, 26, 270, { fill: TONE });
  p.ring(520, 36, 9, TONE);
  p.ring(484, 36, 9);
  p.round(430, 34, 24, { hole: 26 });
  p.round(384, 34, 24, { hole: 26 });
  p.round(110, 42, 230, { hole: 34 });
  p.rings(110, 42);
  const s = d.axle(960, 90, 74, 560);
  s.spring(200, 26, 330, 13, 7);
  s.ring(120, 28, 5);
  s.round(40, 30, 44, { end: 26 });
  s.hex(10, 22, 30);

  // guards and front axle
  d.form('M0 0C30 -16 62 -10 74 18L96 210C98 236 70 250 48 236L34 226C20 160 10 80 0 0Z', { at: [300, 640], thick: 8 });
  d.line('M322 660C330 740 340 800 352 850', ' stroke-width="2"');
  d.form('M74 0C44 -16 12 -10 0 18L-22 210C-24 236 4 250 26 236L40 226C54 160 64 80 74 0Z', {
    at: [500, 640],
    thick: 8,
  });
  d.line('M552 660C544 740 534 800 522 850', ' stroke-width="2"');
  const axle = d.axle(620, 950, -12, 0);
  axle.round(40, 14, 280, { fill: TONE });
  axle.hex(0, 26, 40);
  axle.free('<path d="M290 -13v26M300 -13v26M310 -13v26" stroke-width="2"/>');

  d.call(1, [60, 560], leg.at(400, 38));
  d.call(13, [250, 60], [320, 110]);
  d.call(15, [600, 175], stem.at(0, -26));
  d.call(14, [610, 290], stem.at(46, -34), stem.at(104, -34));
  d.call(12, [240, 420], [300, 490]);
  d.call(10, [250, 940], [345, 860]);
  d.call(11, [470, 920], [520, 860]);
  d.call(3, [640, 420], p.at(320, 40));
  d.call(6, [640, 530], p.at(398, 32), p.at(440, 32));
  d.call(4, [740, 630], p.at(486, 38));
  d.call(5, [960, 600], p.at(522, -40));
  d.call(2, [800, 780], p.at(680, 24));
  d.call(8, [1070, 70], s.at(54, -28));
  d.call(9, [1110, 190], s.at(122, -32));
  d.call(7, [1150, 360], s.at(330, -32));
  d.call(16, [820, 985], axle.at(120, 14));
  return d.finish();
}
