import { material } from './scene.mjs';
import { scale, stretch, warped } from './warp.mjs';

const GROUND = 758;

/**
 * A side-by-side from the side. `length` lengthens the cab, which then has a second row of seats; `wheel` is the radius of the
 * wheels, `lift` raises the body, `roof` scales the height of the cage, `bed` shortens the cargo bed;
 * `closed` puts glass into the doors, `spare` a wheel onto the bed.
 */
export function utv(s, { length = 0, wheel = 142, lift = 0, roof = 1, bed = 0, closed = false, spare = false }) {
  const y = (py) => (py < 350 ? scale(350, roof)(py) : py) - lift * Math.min(1, Math.max(0, (640 - py) / 60));
  const x = (px) => stretch(stretch(px, 590, 760, length), 880 + length, 1080 + length, -bed);
  const w = warped(s, (px, py) => [x(px), y(py)]);
  const rear = 632 + length - bed / 4;
  s.shadow(600 + length / 2, 762, 570 + length / 2, 38);
  s.shadow(290, 764, 190, 20);
  s.shadow(920 + length, 764, 190, 20);
  farWheels(s, wheel, rear);
  cage(w);
  if (length > 0)
    seats(
      s,
      warped(s, (px, py) => [px - 20, y(py)]),
    );
  seats(
    s,
    warped(s, (px, py) => [px + length, y(py)]),
    length > 0,
  );
  if (spare) s.wheel(x(930), y(330), wheel * 0.72, { dx: -34, dy: -4, n: 20, lug: 0.1, spokes: 6, ring: s.a });
  bedAndFloor(s, w);
  nearWheels(s, wheel, rear);
  body(s, w);
  cab(s, w, closed);
  if (length > 0) w.tube('M676 108L690 452', 17);
}

function farWheels(s, wheel, rear) {
  const r = wheel * 0.9;
  s.g(`id="${s.id('fw')}"`, () =>
    s.wheel(240, 728 - r, r, { dx: -36, dy: -5, n: 20, lug: 0.1, far: true, spokes: 6, sidelugs: 0 }),
  );
  s.add(`<use href="#${s.id('fw')}" x="${rear}"/>`);
}

function nearWheels(s, wheel, rear) {
  s.g(`id="${s.id('nw')}"`, () =>
    s.wheel(296, GROUND - wheel, wheel, { dx: -50, dy: -6, n: 20, lug: 0.1, spokes: 6, rot: 0.2, ring: s.a }),
  );
  s.add(`<use href="#${s.id('nw')}" x="${rear}"/>`);
}

function cage(w) {
  // far cage
  w.tube('M386 330L500 112L770 104L800 330', 16);
  w.path('M380 350L780 350L820 660L360 660Z', material.rubber[0]);
}

function seats(s, w, isPassenger) {
  const { G } = s;
  // far seat, steering wheel, near seat
  w.path('M600 296C610 270 660 268 672 292L690 470L606 474Z', material.plastic[0]);
  w.path('M660 290C672 262 728 260 742 288L760 480L640 500C630 484 640 470 664 466Z', G.pl);
  w.path('M660 290C672 262 728 260 742 288L744 300C726 276 684 278 668 304Z', material.plastic[4]);
  w.path('M560 470L764 462L770 510L566 520C548 516 546 480 560 470Z', G.plH);
  w.path('M560 470L764 462L765 472L558 482Z', material.plastic[4]);
  if (isPassenger) return;
  w.tube('M470 440L520 372', 14);
  w.line('M494 322C530 330 552 372 546 410', 14, material.rubber[1]);
  w.line('M496 321C526 330 546 366 543 396', 4, material.rubber[4]);
}

function bedAndFloor(s, w) {
  const { G, bd } = s;
  // bed
  w.path('M800 392L1096 380L1100 408L806 420Z', material.plastic[3]);
  w.path('M804 402L1100 390L1088 520L816 536Z', G.body);
  w.path('M804 402L1100 390L1099 404L806 418Z', G.lit);
  for (const x of [866, 930, 994, 1050]) w.path(`M${x} 410l10 -.5l-4 112l-9 .6Z`, bd, 'opacity=".6"');
  w.path('M1082 420l18 -1l-4 40l-17 1Z', '#7d1210');
  w.path('M1085 424l12 -.6l-3 26l-11 .6Z', '#ef4b3c');
  // rocker and floor
  w.path('M410 600L790 596L800 662L430 668Z', G.pl);
  w.path('M410 600L790 596L791 606L412 610Z', material.plastic[4]);
  // suspension
  w.tube('M360 600L290 620', 16);
  w.shock(310, 600, 380, 450, 30);
  w.shock(910, 600, 860, 470, 30);
  w.path('M120 500C170 420 260 404 330 412C410 424 440 480 450 560L420 620L170 610Z', material.rubber[0]);
  w.path('M760 560C780 470 840 436 920 436C1010 438 1060 480 1076 540L1060 590L780 610Z', material.rubber[0]);
}

function body(s, w) {
  const { G, bd, a } = s;
  // hood and front wing
  w.path(
    'M120 470C130 410 180 376 250 360L430 338L474 372L486 560L454 590C440 500 390 452 300 450C220 448 170 470 140 510C124 506 116 490 120 470Z',
    G.body,
  );
  w.path(
    'M120 470C130 410 180 376 250 360L430 338L448 352C360 358 270 376 210 404C166 424 140 450 126 486C121 482 119 478 120 470Z',
    G.lit,
  );
  w.path(
    'M140 510C170 470 220 448 300 450C390 452 440 500 454 590L438 592C424 510 380 468 300 466C232 466 184 484 154 520Z',
    G.pl,
  );
  w.line('M142 508C172 470 222 449 300 451C386 454 436 500 450 574', 2.5, material.plastic[4]);
  w.path('M300 392L420 372L432 396L320 414Z', bd, 'opacity=".55"');
  w.path('M310 394L416 376L420 384L316 402Z', material.rubber[0], 'opacity=".6"');
  // lamp and bumper
  w.path('M128 446C140 414 176 392 216 384L226 408C188 416 158 434 142 462Z', material.rubber[0]);
  w.path('M136 444C150 420 180 402 212 394L218 408C186 416 160 430 146 454Z', '#dfeff5');
  w.path('M142 442C156 424 180 410 206 402L209 408C184 415 160 428 148 448Z', '#fff');
  w.tube('M96 560C84 500 92 460 122 440', 16);
  w.tube('M96 558L150 566', 13);
  w.tube('M92 500L130 496', 12);
  // door: lower panel with a bar above
  w.path('M470 440L552 452L720 448L790 430L800 590L486 598Z', G.body);
  w.path('M470 440L552 452L720 448L790 430L791 446L720 462L552 468L471 456Z', G.lit);
  w.path('M500 500L700 490L760 470L768 566L512 574Z', bd, 'opacity=".5"');
  w.path('M520 520L690 510L736 496L738 512L690 526L524 538Z', a);
  w.rect(724, 540, 40, 12, 4, material.rubber[0]);
  // rear wing
  w.path(
    'M790 560C800 470 850 420 930 418C1020 420 1070 462 1088 530L1074 546C1054 480 1006 440 930 438C860 440 822 484 812 572Z',
    G.pl,
  );
  w.line('M794 552C808 470 856 422 930 421C1012 424 1064 464 1084 524', 2.5, material.plastic[4]);
}

function cab(s, w, isClosed) {
  const { G } = s;
  if (isClosed) {
    w.path('M560 128L774 120L796 430L720 446L552 452L470 438L452 356Z', G.gl, 'opacity=".62"');
    w.path('M590 140L660 137L560 440L500 428Z', '#fff', 'opacity=".16"');
    w.line('M556 452L646 122', 6, material.plastic[0]);
  }
  // near cage, roof, screen
  w.path('M430 340L546 122L556 128L452 356Z', G.gl, 'opacity=".55"');
  w.tube('M424 352L544 104', 20);
  w.tube('M800 404L780 104', 20);
  w.tube('M800 300L1010 384', 15);
  w.path(
    'M470 96C480 76 520 66 570 64L770 64C810 66 836 78 840 100L826 116L490 118C474 114 466 106 470 96Z',
    isClosed ? G.body : G.pl,
  );
  w.path(
    'M470 96C480 76 520 66 570 64L770 64C800 65 822 72 833 84C740 74 580 74 478 106C470 104 468 100 470 96Z',
    isClosed ? s.bl : material.plastic[4],
  );
  w.line('M690 300L700 440', 7, material.plastic[1]);
  w.line('M742 292L600 452', 9, material.rubber[0], 'opacity=".8"');
}
