const RED = ['#b0252f', '#641016', '#e0656c', '#f0b429'];
const BLUE = ['#23598c', '#0f2f4f', '#6c9fd0', '#f0b429'];
const SPRUCE = ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'];

/** A parcel with its tape: x and y of its lower left corner, its width and height. */
const parcel = (x, y, width, height, tape = '#e8612c') =>
  `<ellipse cx="${x + width / 2}" cy="${y}" rx="${width * 0.62}" ry="9" fill="#16231f" opacity=".28"/>` +
  `<path d="M${x} ${y}v${-height}h${width}v${height}z" fill="#b98a55"/><path d="M${x} ${y - height}l14-16h${width}l-14 16z" fill="#dbb583"/>` +
  `<path d="M${x + width} ${y}v${-height}l14-16v${height}z" fill="#8a6238"/>` +
  `<path d="M${x + width * 0.42} ${y}v${-height}l14-16h${width * 0.16}l-14 16v${height}z" fill="${tape}"/>`;

/** A pile of logs with snow on top, its ends to us. */
const logs = (x, y, r) =>
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 5 - row }, (_, i) => {
        const [cx, cy] = [x + r * (1 + row + 2 * i), y - r - row * r * 1.74];
        return (
          `<path d="M${cx} ${cy - r}l${r * 1.6} ${-r * 0.7}a${r} ${r} 0 0 1 ${r * 0.5} ${r * 1.7}l${-r * 1.4} ${r * 0.9}z" fill="#5c4026"/>` +
          `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#6f4e2e"/><circle cx="${cx}" cy="${cy}" r="${r * 0.86}" fill="#e2bf89"/>` +
          `<circle cx="${cx}" cy="${cy}" r="${r * 0.58}" fill="none" stroke="#b98a4e" stroke-width="2.4"/><circle cx="${cx}" cy="${cy}" r="${r * 0.28}" fill="none" stroke="#b98a4e" stroke-width="2.4"/>`
        );
      }),
    )
    .join('') +
  `<path d="M${x + r * 1.8} ${y - r * 4.9}c${r * 0.4} ${-r * 1.5} ${r * 5.4} ${-r * 1.9} ${r * 6.6} ${-r * 0.6}c${r * 0.8} ${r * 0.6} ${r * 0.4} ${r * 1.3} ${-r * 0.6} ${r * 1.1}c${-r} ${-r * 0.5} ${-r * 1.6} ${r * 0.4} ${-r * 2.6} ${-r * 0.1}c${-r} ${r * 0.3} ${-r * 2.2} ${r * 0.5} ${-r * 3.4} ${-r * 0.4}z" fill="#f2f8fb"/>`;

/** Product pictures in use, by name: which milieu, which part of it (x, y, width; 4:3 without a height), and what stands where in it. */
export const inUse = {
  'milieu-atv': {
    milieu: 'milieu-forest',
    crop: [280, 0, 1200],
    put: [{ scene: 'atv', x: 330, y: 258, width: 760 }],
  },
  'milieu-battery': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'battery', x: 440, y: 280, width: 600 }],
  },
  'milieu-belt': {
    milieu: 'milieu-workshop',
    crop: [60, 0, 1200],
    put: [{ scene: 'belt', x: 240, y: 262, width: 720 }],
  },
  'milieu-boat': {
    milieu: 'milieu-lake',
    crop: [300, 0, 1200],
    put: [
      {
        scene: 'boat',
        x: 420,
        y: 296,
        width: 840,
        waterline: 716,
        over: '<path d="M462 720c40-8 60-6 100-3s80 2 130 0 120 3 200 0 130-3 190 0 90-2 120 2" fill="none" stroke="#eef6f7" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M520 752c60-8 120-8 180 0M800 764c70-9 140-9 210 0M1020 744c50-7 90-7 140 0" fill="none" stroke="#e4f0f2" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
      },
    ],
  },
  'milieu-chainsaw': {
    milieu: 'milieu-forest',
    crop: [280, 0, 1200],
    put: [
      {
        scene: 'chainsaw',
        x: 380,
        y: 164,
        width: 760,
        under:
          '<g><ellipse cx="790" cy="826" rx="420" ry="34" fill="#16321f" opacity=".35"/><path d="M470 624C470 596 620 580 790 580S1110 596 1110 624L1096 792C1150 806 1170 826 1180 842C1060 856 560 858 420 842C434 820 460 806 488 792Z" fill="#6b4a2c"/><path d="M470 624L488 792C460 806 434 820 420 842C470 848 540 850 600 850C560 800 540 700 540 640Z" fill="#8d6741"/><path d="M600 660C610 720 606 780 616 840M700 668C706 730 700 800 708 848M820 668C824 740 818 800 826 850M940 660C950 720 944 790 956 846M1040 648C1050 710 1044 770 1060 836" fill="none" stroke="#4a3219" stroke-width="7" stroke-linecap="round" opacity=".7"/><ellipse cx="790" cy="624" rx="320" ry="46" fill="#d9b37c"/><ellipse cx="790" cy="624" rx="250" ry="35" fill="none" stroke="#b98a4e" stroke-width="5"/><ellipse cx="784" cy="623" rx="180" ry="24" fill="none" stroke="#b98a4e" stroke-width="4"/><ellipse cx="780" cy="622" rx="110" ry="14" fill="none" stroke="#b98a4e" stroke-width="4"/><path d="M790 578C620 578 470 596 470 624C480 604 640 590 790 590S1100 604 1110 624C1110 596 960 578 790 578Z" fill="#f0d5a6"/></g>',
      },
    ],
  },
  'milieu-generator': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'generator', x: 330, y: 330, width: 620 }],
  },
  'milieu-helmet': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'helmet', x: 480, y: 208, width: 680 }],
  },
  'milieu-ice-auger': {
    milieu: 'milieu-winter',
    crop: [400, 0, 1200],
    put: [{ scene: 'ice-auger', x: 560, y: 300, width: 600 }],
  },
  'milieu-log-splitter': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'log-splitter', x: 230, y: 290, width: 760 }],
  },
  'milieu-moped': {
    milieu: 'milieu-forest',
    crop: [400, 0, 1200],
    put: [{ scene: 'moped', x: 480, y: 268, width: 760 }],
  },
  'milieu-motorcycle': {
    milieu: 'milieu-forest',
    crop: [330, 0, 1200],
    put: [{ scene: 'motorcycle', x: 370, y: 262, width: 780 }],
  },
  'milieu-mower': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'mower', x: 240, y: 268, width: 760 }],
  },
  'milieu-oil': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'oil', x: 560, y: 288, width: 560 }],
  },
  'milieu-outboard': {
    milieu: 'milieu-lake',
    crop: [300, 0, 1200],
    put: [
      {
        scene: 'outboard',
        x: 470,
        y: 120,
        width: 860,
        under:
          '<g><path d="M300 520H850V600H300Z" fill="#7a5a38"/><path d="M300 520H850V534H300Z" fill="#b98f5c"/><path d="M300 556H850M300 580H850" stroke="#5a4128" stroke-width="4"/><path d="M340 600H400V900H340ZM700 600H756V900H700Z" fill="#5f4529"/><path d="M340 600H356V900H340ZM700 600H714V900H700Z" fill="#8d6b43"/></g>',
      },
    ],
  },
  'milieu-plough': {
    milieu: 'milieu-village',
    crop: [300, 0, 1200],
    put: [{ scene: 'plough', x: 400, y: 448, width: 480 }],
  },
  'milieu-pressure-washer': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'pressure-washer', x: 380, y: 300, width: 660 }],
  },
  'milieu-push-mower': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'push-mower', x: 300, y: 310, width: 680 }],
  },
  'milieu-ride': {
    milieu: 'milieu-winter',
    crop: [0, 290, 1600, 600],
    put: [
      {
        scene: 'snowmobile-ridden',
        x: 640,
        y: 402,
        width: 660,
        under:
          '<path d="M1120 804C1170 756 1226 730 1292 716C1272 734 1270 744 1278 752C1308 738 1344 738 1376 750C1346 758 1336 768 1336 778C1364 780 1386 788 1404 806Z" fill="#eef5fa" opacity=".7"/>',
        over: '<path d="M1080 808C1120 784 1168 770 1214 768C1200 780 1204 788 1212 792C1240 780 1272 782 1296 794C1276 798 1270 802 1272 808Z" fill="#fff" opacity=".9"/><path d="M686 806C740 796 800 800 850 804C900 798 960 800 1010 804C1090 796 1180 798 1250 802C1310 798 1370 804 1420 812C1300 824 820 826 686 806Z" fill="#f2f8fb"/>',
      },
    ],
  },
  'milieu-robot-mower': {
    milieu: 'milieu-forest',
    crop: [160, 0, 1200],
    put: [{ scene: 'robot-mower', x: 300, y: 330, width: 620 }],
  },
  'milieu-sledge': {
    milieu: 'milieu-village',
    crop: [400, 0, 1200],
    put: [
      {
        scene: 'sledge',
        x: 470,
        y: 396,
        width: 620,
        over:
          parcel(690, 596, 120, 86, '#b3121d') +
          parcel(828, 592, 130, 70, '#1b6f5a') +
          parcel(760, 512, 98, 60, '#f0b429'),
      },
    ],
  },
  'milieu-snow-blower': {
    milieu: 'milieu-village',
    crop: [400, 0, 1200],
    put: [{ scene: 'snow-blower', x: 470, y: 412, width: 520 }],
  },
  'milieu-snowmobile': {
    milieu: 'milieu-winter',
    crop: [400, 0, 1200],
    put: [
      {
        scene: 'snowmobile',
        x: 480,
        y: 268,
        width: 820,
      },
    ],
  },
  'milieu-snowmobile-deep-snow': {
    milieu: 'milieu-winter',
    crop: [400, 0, 1200],
    put: [{ scene: 'snowmobile-deep-snow', x: 470, y: 274, width: 840 }],
  },
  'milieu-snowmobile-touring': {
    milieu: 'milieu-night',
    crop: [0, 0, 1200],
    put: [{ scene: 'snowmobile-touring', x: 210, y: 296, width: 780 }],
  },
  'milieu-snowmobile-utility': {
    milieu: 'milieu-village',
    crop: [300, 0, 1200],
    put: [{ scene: 'snowmobile-utility', x: 350, y: 296, width: 780 }],
  },
  'milieu-snowmobile-crossover': {
    milieu: 'milieu-winter',
    crop: [400, 0, 1200],
    put: [{ scene: 'snowmobile-crossover', x: 470, y: 270, width: 830 }],
  },
  'milieu-atv-long': {
    milieu: 'milieu-forest',
    crop: [280, 0, 1200],
    put: [{ scene: 'atv-long', x: 320, y: 258, width: 780 }],
  },
  'milieu-spray-can': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'spray-can', x: 560, y: 288, width: 560 }],
  },
  'milieu-toolset': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'toolset', x: 400, y: 206, width: 740 }],
  },
  'milieu-tyre': {
    milieu: 'milieu-workshop',
    crop: [200, 0, 1200],
    put: [{ scene: 'tyre', x: 480, y: 202, width: 700 }],
  },
  'milieu-utv': {
    milieu: 'milieu-forest',
    crop: [280, 0, 1200],
    put: [{ scene: 'utv', x: 320, y: 228, width: 800 }],
  },
  'milieu-utv-cab': {
    milieu: 'milieu-village',
    crop: [400, 0, 1200],
    put: [{ scene: 'utv-cab', x: 430, y: 318, width: 700 }],
  },
  'milieu-motorcycle-adventure': {
    milieu: 'milieu-forest',
    crop: [330, 0, 1200],
    put: [{ scene: 'motorcycle-adventure', x: 370, y: 262, width: 780 }],
  },
  'milieu-moped-touring': {
    milieu: 'milieu-forest',
    crop: [400, 0, 1200],
    put: [{ scene: 'moped-touring', x: 480, y: 268, width: 740 }],
  },
  'milieu-warm-ride': {
    milieu: 'milieu-night',
    crop: [400, 0, 1200],
    put: [
      {
        scene: 'snowmobile-ridden',
        colours: RED,
        x: 440,
        y: 338,
        width: 640,
        over: '<path d="M480 728C560 708 660 714 760 722C850 714 950 716 1070 730C1000 746 570 750 480 728Z" fill="#86adbd"/>',
      },
    ],
  },
  'milieu-logging': {
    milieu: 'milieu-winter',
    crop: [400, 0, 1200],
    put: [
      { scene: 'snowmobile-utility', x: 420, y: 330, width: 500, under: logs(1010, 700, 40) },
      {
        scene: 'chainsaw',
        x: 686,
        y: 498,
        width: 380,
        under:
          '<ellipse cx="880" cy="866" rx="230" ry="24" fill="#16231f" opacity=".3"/><path d="M724 730l10 128c40 22 250 22 290 0l10-128z" fill="#6b4a2c"/><path d="M724 730l10 128c16 8 50 13 90 15-20-50-34-90-36-140z" fill="#8d6741"/><ellipse cx="879" cy="730" rx="155" ry="28" fill="#d9b37c"/><ellipse cx="879" cy="729" rx="104" ry="18" fill="none" stroke="#b98a4e" stroke-width="4"/><ellipse cx="879" cy="729" rx="54" ry="9" fill="none" stroke="#b98a4e" stroke-width="4"/><path d="M680 872c60-26 110-10 190-4 90-12 150-6 210 8-60 24-340 26-400-4z" fill="#f2f8fb"/>',
      },
    ],
  },
  'milieu-welcome': {
    milieu: 'milieu-workshop',
    crop: [260, 0, 1200],
    put: [
      { scene: 'helmet', x: 380, y: 416, width: 340, under: parcel(800, 664, 230, 150) },
      { scene: 'goggles', colours: SPRUCE, x: 800, y: 380, width: 230 },
      { scene: 'oil', x: 1020, y: 444, width: 310 },
    ],
  },
  'milieu-gloves': {
    milieu: 'milieu-winter',
    crop: [340, 0, 1200],
    put: [
      {
        scene: 'gloves',
        colours: RED,
        x: 440,
        y: 330,
        width: 330,
        under:
          '<path d="M380 150l34 0l30 750l-96 0z" fill="#5a4632"/><path d="M380 150l12 0l-8 750l-36 0z" fill="#7d6448"/><path d="M1440 150l30 0l34 750l-96 0z" fill="#4a3929"/><path d="M1440 150l10 0l-6 750l-36 0z" fill="#6d563d"/><path d="M396 330C700 390 1120 390 1452 330" fill="none" stroke="#e9d9b8" stroke-width="7"/><path d="M368 154c10-26 46-30 60-4zM1428 154c10-26 44-30 56-4z" fill="#f2f8fb"/>',
      },
      { scene: 'gloves', colours: SPRUCE, x: 760, y: 350, width: 330 },
      {
        scene: 'gloves',
        colours: BLUE,
        x: 1080,
        y: 330,
        width: 330,
        over: '<g fill="#d8b27a" stroke="#8d6741" stroke-width="2"><path d="M598 340h16v46h-16zM918 354h16v46h-16zM1238 340h16v46h-16z"/></g>',
      },
    ],
  },
  'milieu-christmas': {
    milieu: 'milieu-night',
    crop: [0, 0, 1200],
    put: [
      {
        scene: 'sledge',
        x: 560,
        y: 438,
        width: 480,
        over:
          parcel(736, 574, 100, 70, '#b3121d') +
          parcel(850, 570, 104, 58, '#1b6f5a') +
          parcel(796, 506, 84, 52, '#f0b429'),
      },
      { scene: 'snowmobile-utility', x: 110, y: 382, width: 560 },
    ],
  },
};
