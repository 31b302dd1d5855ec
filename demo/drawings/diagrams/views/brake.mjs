import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Etujarru', en: 'Front brake' },
  group: 'Etujarru',
  machines: [
    { make: 'Suzuki', model: 'ZK 500' },
    { make: 'Honda', model: 'FH 520' },
    { make: 'Polaris', model: 'PN 570 Wood' },
  ],
  // in the order of their numbers
  parts: [
    'Jarrulevy, etu',
    'Jarrusatula, etu oikea',
    'Jarrusatulan mäntä ×2',
    'Männän tiivistesarja',
    'Jarrupala, etu pari',
    'Jarrupalan tappi',
    'Jarrupalan jousi',
    'Satulan pultti M8 ×2',
    'Jarruletku, etu',
    'Banjopultti',
    'Kuparitiiviste ×2',
    'Pyörännapa, etu',
    'Pyöränlaakeri, etu',
    'Pyörännavan tiiviste',
    'Akselimutteri',
    'Sokka',
    'Pyöränpultti ×4',
  ],
};

/** An ATV's front brake and hub. */
export function draw() {
  const d = createDrawing(1200, 960);
  const a = d.axle(90, 420, -9, 1040);

  // hub side, far to near
  a.round(900, 118, 10, { hole: 62 });
  a.holes(900, 92, 9, 10, 0.3);
  a.round(790, 48, 16, { hole: 36, fill: TONE_2 });
  a.round(690, 54, 44, { hole: 26 });
  a.rings(690, 44, 34);
  a.round(480, 40, 130, { fill: TONE, hole: 22 });
  a.round(440, 96, 26);
  a.rings(440, 82);
  a.holes(440, 64, 11, 4, 0.6);
  a.round(410, 40, 30, { hole: 24 });
  for (const y of [-60, 70]) {
    const [x, top] = a.at(300, y);
    d.axle(x, top, -9).bolt(0, 9, 60, { head: 15 });
  }
  a.hex(220, 34, 26, 18);
  a.free('<path d="M110 -4h56a9 9 0 1 1 0 8h-48" fill="none" stroke-width="5"/>');

  // caliper below: pads, pistons, seals, body
  const b = d.axle(130, 800, -9, 900);
  const body =
    'M-60 -70C-66 -104 -40 -122 -4 -122L96 -122C134 -122 152 -96 150 -64L146 40C144 76 122 92 90 92L-10 92C-44 92 -60 70 -60 40Z';
  d.form(body, { at: b.at(730), angle: -6, thick: 26 });
  for (const y of [-52, 34]) {
    const [x, mid] = b.at(735, y);
    d.axle(x, mid, -9).round(0, 36, 20, { hole: 30 });
  }
  d.put(`<path d="M808 592l30 -8M840 720l28 -6" stroke-width="2"/>`);
  for (const y of [-52, 46]) {
    const [x, mid] = b.at(600, y);
    const seal = d.axle(x, mid, -9);
    seal.ring(34, 34, 6);
    seal.ring(0, 34, 6);
    const [px, py] = b.at(500, y);
    d.axle(px, py, -9).round(0, 32, 40, { hole: 24 });
  }
  const pad = 'M0 -84C30 -92 52 -76 54 -48L58 44C58 74 36 88 6 84L-4 60L-6 -58Z';
  for (const x of [400, 320]) {
    d.form(pad, { at: b.at(x), angle: -6, thick: 12, fill: TONE });
    d.form('M8 -64C26 -70 38 -58 40 -40L43 36C43 56 30 66 12 64Z', { at: b.at(x), angle: -6, fill: TONE_2 });
  }
  d.form('M0 0L20 -22L46 -22L64 0L54 8L40 -8L26 -8L12 8Z', { at: b.at(240, -86), thick: 5 });
  const pin = d.axle(...b.at(100, -50), -9);
  pin.round(0, 12, 10, {});
  pin.round(10, 7, 96, { fill: TONE });
  const bolts = [b.at(90, 24), b.at(110, 80)];
  for (const [x, y] of bolts) d.axle(x, y, -9).bolt(0, 9, 70, { head: 16 });

  // hose with banjo
  d.tube('M1130 470C1120 560 1030 560 1010 620C996 660 1010 690 990 712', 12, TONE_2);
  d.put(`<circle cx="984" cy="726" r="18" fill="${TONE}"/><circle cx="984" cy="726" r="8" fill="${TONE_2}"/>`);
  const banjo = d.axle(960, 850, -60);
  banjo.bolt(-20, 8, 44, { head: 15 });
  banjo.ring(60, 14, 4);
  banjo.ring(92, 14, 4);

  const top = 46;
  d.call(16, [80, 240], a.at(120, -5));
  d.call(15, [250, top + 120], a.at(228, -32));
  d.call(17, [360, top], a.at(310, -66));
  d.call(12, [480, top], a.at(450, -92));
  d.call(13, [690, top], a.at(706, -52));
  d.call(14, [800, top], a.at(800, -46));
  d.call(1, [960, top], a.at(900, -112));
  d.call(9, [1060, 620], [1016, 606]);
  d.call(11, [1120, 740], banjo.at(92, 12), banjo.at(60, 12));
  d.call(10, [1110, 860], banjo.at(10, 12));
  d.call(6, [70, 640], pin.at(40, -7));
  d.call(7, [290, 560], b.at(268, -104));
  d.call(8, [80, 900], bolts[0], bolts[1]);
  d.call(5, [360, 910], b.at(330, 80), b.at(410, 80));
  d.call(3, [500, 910], b.at(520, 76));
  d.call(4, [640, 900], b.at(606, 78), b.at(640, 78));
  d.call(2, [800, 910], b.at(770, 90));
  return d.finish();
}
