import { numbers, spruce } from '../../spruce.mjs';

/** A winter day in a village: a red house with a porch, birches with frost, a letter box by a ploughed yard. */
export default {
  idPrefix: 'mvi',
  w: 1600,
  h: 900,
  background: true,
  colours: ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'],
  draw(s) {
    const random = numbers(23);
    air(s, random);
    house(s);
    porch(s);
    fence(s, 400, 800);
    birch(s, random, [1470, 700, 420]);
    birch(s, random, [552, 672, 300]);
    spruce(s, random, [1560, 730, 330, 160], {
      branches: '#2c4f46',
      shade: '#9fbcc0',
      snow: '#f4f9fa',
      trunk: '#3a2c20',
      ground: '#7fa0b0',
    });
    yard(s);
    letterBox(s);
  },
};

function air(s, random) {
  s.rect(
    0,
    0,
    1600,
    900,
    0,
    s.lin('sky', 0, 0, 0, 1, [
      [0, '#8fbcd8'],
      [0.34, '#c6dfe9'],
      [0.56, '#f3e6d2'],
      [0.68, '#fbdcb8'],
    ]),
  );
  s.ell(
    470,
    470,
    420,
    240,
    s.rad('sun', 0.5, 0.5, 0.5, [
      [0, '#fff6dd', 0.95],
      [0.3, '#ffe9bd', 0.5],
      [1, '#ffe9bd', 0],
    ]),
  );
  s.path(
    'M0 210C300 176 620 224 940 190C1180 166 1420 190 1600 172L1600 196C1380 214 1180 196 960 220C660 250 320 210 0 240Z',
    '#fff',
    'opacity=".4"',
  );
  s.path(
    'M0 520C200 470 420 486 640 512C860 538 1120 500 1600 466L1600 700L0 700Z',
    s.lin('hill', 0, 0, 0, 1, [
      [0, '#a9c2cf'],
      [1, '#dbe6ea'],
    ]),
  );
  let band = '';
  for (let i = 0; i < 80; i++) {
    const height = 34 + random() * 60;
    const x = Math.round(random() * 1640 - 20);
    const y = Math.round(590 + 8 * Math.sin(x / 120) + random() * 10);
    band += `M${x} ${Math.round(y - height)}l${Math.round(height * 0.2)} ${Math.round(height)}h${-Math.round(height * 0.4)}Z`;
  }
  s.path(band, '#8aa9b4');
  s.path(
    'M0 590C300 568 620 604 900 588C1180 574 1400 592 1600 580L1600 900L0 900Z',
    s.lin('ground', 0, 0, 0, 1, [
      [0, '#eef4f6'],
      [0.5, '#d5e2e9'],
      [1, '#a9c3d1'],
    ]),
  );
}

const window = (s, key, x, y) => {
  s.rect(x - 8, y - 8, 92, 112, 2, '#f7f7f2');
  s.rect(
    x,
    y,
    76,
    96,
    1,
    s.lin(key, 0, 0, 0.6, 1, [
      [0, '#6f8f9c'],
      [0.4, '#ffdf9e'],
      [1, '#f6b95e'],
    ]),
  );
  s.rect(x + 35, y, 6, 96, 0, '#f7f7f2');
  s.rect(x, y + 44, 76, 5, 0, '#f7f7f2');
  s.path(`M${x - 12} ${y + 104}h100c4 0 4 12 0 12h-100c-4 0-4-12 0-12Z`, '#fff');
};

function house(s) {
  // smoke and chimney
  s.path(
    'M1188 196C1170 150 1210 130 1192 86C1182 60 1206 40 1230 30C1216 60 1240 82 1228 120C1218 152 1236 172 1224 200Z',
    '#fff',
    'opacity=".55"',
  );
  s.rect(1176, 200, 58, 110, 2, '#8d4434');
  s.rect(1176, 200, 20, 110, 2, '#b0604b');
  s.path('M1168 202C1168 184 1242 184 1242 202Z', '#f4f9fa');
  s.rect(
    860,
    430,
    500,
    232,
    0,
    s.lin('wall', 0, 0, 1, 0.4, [
      [0, '#b8452f'],
      [0.6, '#9a3525'],
      [1, '#74261b'],
    ]),
  );
  let boards = '';
  for (let x = 884; x < 1350; x += 24) boards += `M${x} 440v222`;
  s.line(boards, 2, '#6d2418', 'opacity=".5"');
  s.rect(856, 430, 16, 232, 0, '#f7f7f2');
  s.rect(1346, 430, 16, 232, 0, '#dfe5e6');
  s.rect(852, 650, 514, 20, 0, '#8f9a9c');
  s.path('M826 446L920 290L1306 290L1396 446Z', '#4b5558');
  s.path(
    'M814 438C820 420 900 286 924 268C1050 254 1190 256 1310 266C1340 290 1396 404 1410 434C1412 452 1396 456 1384 446C1200 428 1010 428 842 450C824 456 812 452 814 438Z',
    s.lin('roof', 0, 0, 0.3, 1, [
      [0, '#ffffff'],
      [0.55, '#e6eff4'],
      [1, '#b6cdda'],
    ]),
  );
  window(s, 'w1', 904, 500);
  window(s, 'w2', 1240, 500);
}

function porch(s) {
  s.path('M1026 470L1192 470L1192 668L1026 668Z', '#7c2a1e');
  s.rect(
    1076,
    520,
    66,
    148,
    2,
    s.lin('door', 0, 0, 0.2, 1, [
      [0, '#2a8a70'],
      [1, '#0f4c3d'],
    ]),
  );
  s.rect(1086, 532, 46, 40, 1, '#ffdf9e');
  s.circ(1132, 604, 4, '#f7d27a');
  for (const x of [1022, 1184]) s.rect(x, 462, 14, 208, 1, '#f7f7f2');
  s.line('M1022 600L1066 600M1152 600L1198 600M1034 600V668M1048 600V668M1166 600V668M1180 600V668', 5, '#f7f7f2');
  s.path('M1000 474L1109 398L1218 474Z', '#8f3023');
  s.path(
    'M986 476C990 462 1090 384 1109 378C1128 384 1228 462 1232 476C1228 488 1216 484 1206 476C1172 452 1132 424 1109 414C1086 424 1046 452 1012 476C1002 484 990 488 986 476Z',
    '#f7fbfc',
  );
  // a wreath and a lamp
  s.circ(1109, 446, 17, '#1b6f5a');
  s.circ(1109, 446, 9, '#8f3023');
  s.circ(1109, 462, 4, s.a);
  for (const [i, y] of [668, 682, 696].entries()) {
    s.rect(1054 - i * 12, y, 110 + i * 24, 15, 1, '#9aa8ad');
    s.path(`M${1054 - i * 12} ${y}h${110 + i * 24}c4 0 4 7 0 7h${-110 - i * 24}c-4 0-4-7 0-7Z`, '#f4f9fa');
  }
}

function fence(s, from, to) {
  let pickets = '';
  let caps = '';
  for (let x = from; x < to; x += 30) {
    const top = 596 + Math.round((x - from) * 0.02);
    pickets += `M${x} ${top}h14v96h-14Z`;
    caps += `M${x - 2} ${top + 3}c0-12 18-12 18 0Z`;
  }
  s.rect(from - 8, 622, to - from, 9, 1, '#dfe5e6');
  s.rect(from - 8, 662, to - from, 9, 1, '#cfd8da');
  s.path(pickets, '#f1f3f0');
  s.path(caps, '#fff');
}

/** A birch white with frost. */
function birch(s, random, [x, y, height]) {
  const top = y - height;
  s.path(`M${x - 9} ${y}L${x - 4} ${top + 40}L${x + 4} ${top + 40}L${x + 9} ${y}Z`, '#f0f2ee');
  s.path(`M${x + 1} ${y}L${x + 1} ${top + 40}L${x + 4} ${top + 40}L${x + 9} ${y}Z`, '#b9c4c4');
  let marks = '';
  for (let at = y - 20; at > top + height * 0.3; at -= 26 + random() * 20)
    marks += `M${x - 7} ${Math.round(at)}h${Math.round(4 + random() * 6)}`;
  s.line(marks, 4, '#2f3536');
  let twigs = '';
  for (let i = 0; i < 26; i++) {
    const at = top + 30 + random() * height * 0.5;
    const reach = (random() - 0.5) * height * 0.62;
    twigs += `M${x} ${Math.round(at)}q${Math.round(reach * 0.6)} ${Math.round(-height * 0.1)} ${Math.round(reach)} ${Math.round(height * 0.05)}`;
  }
  s.line(twigs, 2.2, '#7a8588', 'opacity=".7"');
  for (let i = 0; i < 22; i++)
    s.ell(
      x + (random() - 0.5) * height * 0.56,
      top + height * 0.08 + random() * height * 0.46,
      height * (0.06 + random() * 0.06),
      height * (0.045 + random() * 0.04),
      '#fff',
      'opacity=".42"',
    );
}

function yard(s) {
  s.path('M1046 712L1172 712C1210 760 1250 820 1290 900L700 900C840 830 980 770 1046 712Z', '#b9cedb');
  s.path('M1070 712L1100 712C1060 770 940 840 830 900L760 900C880 830 1010 770 1070 712Z', '#9fbacb', 'opacity=".6"');
  s.path(
    'M0 690C180 670 420 700 640 694C800 690 940 700 1046 708C960 760 820 830 690 900L0 900Z',
    s.lin('left', 0, 0, 0.1, 1, [
      [0, '#ffffff'],
      [0.4, '#e4eef3'],
      [1, '#b4cbd9'],
    ]),
  );
  s.path(
    'M1172 710C1300 694 1460 706 1600 692L1600 900L1296 900C1260 830 1214 762 1172 710Z',
    s.lin('right', 0, 0, 0.2, 1, [
      [0, '#ffffff'],
      [0.5, '#dce8ee'],
      [1, '#a9c3d3'],
    ]),
  );
}

function letterBox(s) {
  s.rect(1336, 640, 14, 168, 1, '#7d6448');
  s.rect(1336, 640, 5, 168, 1, '#a98a66');
  s.path(
    'M1292 590C1292 566 1310 556 1334 556L1376 556C1398 556 1404 570 1404 590L1404 650L1292 650Z',
    s.lin('box', 0, 0, 0.8, 1, [
      [0, s.bl],
      [0.4, s.b],
      [1, s.bd],
    ]),
  );
  s.path('M1292 590C1292 566 1306 556 1326 556C1346 556 1354 570 1354 590L1354 650L1292 650Z', s.b);
  s.rect(1306, 602, 34, 7, 2, s.bd);
  s.path('M1392 556L1400 556L1400 518L1428 530L1400 542Z', s.a);
  s.path('M1286 572C1290 546 1316 540 1346 542C1380 540 1408 548 1410 572C1380 564 1316 564 1286 572Z', '#fff');
  s.path('M1290 812C1310 792 1376 792 1400 812C1370 822 1320 822 1290 812Z', '#fff');
}
