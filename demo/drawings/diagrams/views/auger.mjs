import { createDrawing, TONE, TONE_2 } from '../pen.mjs';

export const diagram = {
  name: { fi: 'Syöttöruuvi ja heitin', en: 'Auger and impeller' },
  group: 'Syöttöruuvi ja heitin',
  machines: [
    { make: 'Honda', model: 'Viima 56' },
    { make: 'Husqvarna', model: 'Puhuri 61' },
  ],
  // in the order of their numbers
  parts: [
    'Syöttöruuvi, oikea',
    'Syöttöruuvi, vasen',
    'Murtopultti ×2',
    'Murtopultin mutteri ×2',
    'Ruuviakseli',
    'Kulmavaihde',
    'Heitinsiipi',
    'Heitinakselin laakeri ×2',
    'Laakeripesä, sivu ×2',
    'Syöttökotelo',
    'Kulutuspala',
    'Liukujalas ×2',
    'Heittotorvi',
    'Torven kaulus',
    'Torven ohjain',
    'Ruuvin vetohihna',
    'Hihnapyörä, heitin',
  ],
};

/** A snow blower's auger, impeller and chute. */
export function draw() {
  const d = createDrawing(1200, 1060, -60);
  // housing at the back
  d.form('M0 0L470 -62C520 -66 548 -30 556 20L580 190C540 196 520 150 470 152L70 204C40 210 34 250 8 250Z', {
    at: [560, 300],
    thick: 14,
  });
  d.form('M8 250C34 250 40 210 70 204L470 152C520 150 540 196 580 190L586 226L16 296Z', { at: [560, 300], fill: TONE });
  d.put(`<ellipse cx="838" cy="392" rx="86" ry="62" transform="rotate(-8 838 392)" fill="${TONE_2}"/>`);
  d.form('M0 0L570 -76L574 -52L4 26Z', { at: [590, 640], thick: 6, fill: TONE });

  // chute above
  const collar = d.axle(760, 250, -90, 0);
  d.form('M0 0C26 12 70 12 96 0L120 -120C120 -150 100 -170 70 -176L40 -178C10 -176 -8 -160 -10 -136Z', {
    at: [640, 160],
    thick: 10,
  });
  d.line('M652 40C672 54 716 52 740 34', ' stroke-width="2"');
  d.form('M0 0L86 -12L104 -70L20 -66Z', { at: [800, 70], thick: 8 });
  collar.round(0, 60, 14, { hole: 48 });
  d.dashes([690, 170], [760, 236]);
  d.dashes([760, 262], [812, 300]);

  // augers on their shaft
  const a = d.axle(70, 690, -10, 1060);
  const flight = (x, way) => {
    for (let i = 3; i >= 0; i--) {
      const at = x + i * 62;
      a.free(
        `<path d="M${at} -92C${at + 54 * way} -60 ${at + 54 * way} 40 ${at + 16} 92C${at - 30} 70 ${at - 46} -50 ${at} -92Z" fill="${i % 2 ? TONE : 'var(--paper,#fff)'}"/>`,
        `<path d="M${at} -92C${at + 66 * way} -66 ${at + 66 * way} 46 ${at + 16} 92" fill="none"/>`,
      );
    }
    a.round(x - 40, 24, 30, { hole: 14 });
  };
  a.round(990, 34, 16, { hole: 18, fill: TONE });
  flight(740, 1);
  a.free(
    a.shape('M560 -50C548 -90 640 -90 640 -50V40C640 84 552 84 556 40Z', 'var(--paper,#fff)'),
    '<path d="M572 -64V60M628 -64V60" stroke-width="2"/>',
  );
  a.round(530, 26, 34, { hole: 14 });
  flight(260, 1);
  a.round(120, 13, 100, { fill: TONE });
  a.round(80, 13, 40, { fill: TONE });
  a.round(30, 34, 16, { hole: 18, fill: TONE });
  const pins = [a.at(230, 150), a.at(700, 150)];
  for (const [x, y] of pins) {
    d.axle(x, y, -60).bolt(0, 6, 54, { head: 12 });
    d.axle(x + 60, y - 94, -60).hex(-30, 11, 10, 5);
  }

  // impeller with its drive
  const b = d.axle(130, 420, -10, 440);
  b.round(400, 20, 16, { hole: 12 });
  for (let i = 0; i < 4; i++) {
    const [x, y] = b.at(280);
    d.form('M0 0L22 -110L62 -96L54 -10Z', {
      at: [x, y],
      angle: i * 90 + 10,
      thick: 8,
      fill: i % 2 ? TONE : 'var(--paper,#fff)',
    });
  }
  b.round(250, 30, 60, { hole: 14 });
  b.round(150, 30, 24, { hole: 15 });
  b.rings(150, 22);
  b.round(90, 30, 24, { hole: 15 });
  b.rings(90, 22);
  b.round(-60, 70, 26, { hole: 14 });
  b.free('<path d="M-44 -70A25 70 0 0 1 -44 70" stroke-width="2"/>');
  d.tube('M60 130C20 150 20 210 60 230L250 260C300 264 320 200 280 180Z', 14, TONE_2);

  // skids
  d.form('M0 0L110 -14C130 -12 136 10 128 30L40 44C14 46 -2 30 0 0Z', { at: [970, 850], thick: 8 });
  d.form('M0 0L110 -14C130 -12 136 10 128 30L40 44C14 46 -2 30 0 0Z', { at: [810, 900], thick: 8 });
  d.put('<path d="M838 908h50M998 858h50" stroke-width="8"/>');

  d.call(17, [50, 310], b.at(-50, -66));
  d.call(16, [200, 110], [160, 244]);
  d.call(8, [330, 280], b.at(100, -30), b.at(162, -30));
  d.call(7, [470, 230], [455, 318]);
  d.call(13, [560, 60], [640, 100]);
  d.call(15, [990, 50], [880, 60]);
  d.call(14, [920, 180], [814, 244]);
  d.call(10, [1140, 300], [1090, 340]);
  d.call(11, [1150, 500], [1120, 590]);
  d.call(6, [560, 480], a.at(590, -80));
  d.call(1, [1040, 700], a.at(930, 84));
  d.call(2, [420, 890], a.at(380, 90));
  d.call(9, [60, 850], a.at(36, 32));
  d.call(5, [190, 560], a.at(150, -12));
  d.call(3, [560, 940], [pins[0][0] + 16, pins[0][1] - 26], [pins[1][0] + 16, pins[1][1] - 26]);
  d.call(4, [640, 830], [pins[0][0] + 50, pins[0][1] - 72], [pins[1][0] + 50, pins[1][1] - 72]);
  d.call(12, [1080, 950], [1040, 880], [900, 934]);
  return d.finish();
}
