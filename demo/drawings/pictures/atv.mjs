import { material } from './scene.mjs';
import { scale, stretch, warped } from './warp.mjs';

/** Height of the wheels' contact with the ground. */
const GROUND = 740;

/**
 * A quad bike from the side. `length` lengthens the wheelbase, `wheel` is the radius of the wheels, `lift` raises the body,
 * `thin` flattens the body to a sport bike's.
 */
export function atv(s, kind) {
  const { length = 0, wheel = 150, lift = 0, thin = 1, racks = true } = kind;
  const top = (y) => scale(420, thin)(y) - lift;
  // the middle grows, front and rear keep their shapes
  const at = (x, y) => [stretch(x, 600, 760, length), y > 540 ? y - lift * Math.max(0, 1 - (y - 540) / 60) : top(y)];
  const w = warped(s, at);
  const rear = 588 + length;
  s.shadow(600 + length / 2, 742, 560 + length / 2, 40);
  s.shadow(300, 744, 200, 20);
  s.shadow(900 + length, 744, 200, 20);
  farWheels(s, wheel, rear);
  frame(s, w);
  nearWheels(s, wheel, rear);
  footWell(s, w);
  front(s, w);
  if (racks) frontRack(w);
  steering(s, w);
  back(s, w);
  seat(s, w);
  if (racks) rearRack(w);
  if (kind.backrest) backrest(s, w);
  if (kind.flag) flag(s, w);
}

function farWheels(s, wheel, rear) {
  const r = wheel * 0.947;
  s.g(`id="${s.id('fw')}"`, () =>
    s.wheel(262, 708 - r, r, { dx: -40, dy: -6, n: 20, lug: 0.1, far: true, spokes: 6, sidelugs: 0 }),
  );
  s.add(`<use href="#${s.id('fw')}" x="${rear}"/>`);
}

function nearWheels(s, wheel, rear) {
  s.g(`id="${s.id('nw')}"`, () =>
    s.wheel(318, GROUND - wheel, wheel, { dx: -52, dy: -7, n: 20, lug: 0.1, spokes: 6, rot: 0.2, ring: s.a }),
  );
  s.add(`<use href="#${s.id('nw')}" x="${rear}"/>`);
}

function frame(s, w) {
  const { G } = s;
  // frame / engine block
  w.path('M380 470L760 470L830 560L790 640L430 640L360 560Z', material.rubber[0]);
  w.rect(520, 500, 150, 130, 14, G.pl);
  for (let i = 0; i < 6; i++) w.rect(528, 508 + i * 14, 134, 6, 3, material.plastic[3]);
  w.circ(640, 600, 52, material.plastic[0]);
  w.circ(638, 598, 46, G.pl);
  w.circ(638, 598, 30, material.plastic[1]);
  w.line('M610 580A36 36 0 0 1 655 568', 3, material.plastic[4]);
  w.steel('M690 560C740 556 780 540 830 520', 24);
  // arms and shocks
  w.tube('M470 600L340 606', 16);
  w.tube('M480 560L350 572', 14);
  w.shock(352, 566, 424, 420, 34);
  w.shock(880, 566, 800, 430, 34);
  w.tube('M760 590L905 602', 18);
  w.steel('M960 500C1010 486 1050 486 1082 492', 30);
  w.ell(1084, 492, 9, 14, material.rubber[0]);
  w.path('M150 480C190 420 250 404 330 408C430 412 480 470 500 540L470 600L200 600Z', material.rubber[0]);
  w.path('M738 540C760 456 810 410 910 408C1000 408 1044 440 1060 478L1000 560L760 600Z', material.rubber[0]);
  w.path('M530 340L720 390L720 450L600 440Z', material.rubber[0]);
}

function footWell(s, w) {
  const { G } = s;
  // foot well
  w.path(
    'M452 520C470 560 478 620 500 640L738 646C752 620 756 580 770 540L742 540C732 580 726 606 716 618L524 612C506 590 496 550 486 516Z',
    G.pl,
  );
  w.path('M496 632L740 638L736 648L502 642Z', material.plastic[4]);
  w.path('M524 612L716 618L738 636L500 630Z', material.plastic[2]);
  for (let i = 0; i < 8; i++) w.path(`M${528 + i * 23} 615l12 .4l5 13l-14 -.4Z`, material.plastic[0]);
}

function front(s, w) {
  const { G, b, bl } = s;
  // front fender (inner dark + outer)
  w.path(
    'M132 470C150 420 220 396 310 396C420 396 470 450 498 530L470 534C440 470 396 440 318 438C240 438 190 450 160 486Z',
    material.rubber[0],
  );
  w.path(
    'M128 458C140 412 190 380 250 366L430 356L520 372L580 420L560 520L500 536C476 462 420 412 330 408C250 404 190 424 150 474C138 474 126 468 128 458Z',
    G.body,
  );
  w.path(
    'M128 458C140 412 190 380 250 366L430 356L520 372C440 372 330 378 262 394C200 408 156 432 134 470C129 468 127 464 128 458Z',
    G.lit,
  );
  w.path(
    'M150 474C190 424 250 404 330 408C420 412 476 462 500 536L486 540C462 474 412 428 330 424C256 420 200 440 166 484Z',
    G.pl,
  );
  // fender flare highlight
  w.line('M152 470C192 424 250 405 330 409C416 413 470 458 496 524', 2.5, material.plastic[4]);
  // nose: grille + lamp
  w.path('M150 400C170 366 212 340 262 330L330 326L340 372L250 380C206 388 176 402 158 424Z', G.pl);
  w.path('M166 396C186 368 224 350 262 344L300 342L296 364L248 370C214 376 190 386 172 404Z', material.rubber[0]);
  w.path('M178 394C196 372 226 357 262 351L288 349L285 361L246 365C216 370 196 380 182 396Z', '#dfeff5');
  w.path('M190 384C206 368 232 358 262 352L288 349L287 353L256 359C230 364 208 374 190 384Z', '#fff');
  // bumper
  w.tube('M122 520C100 470 104 420 140 402', 17);
  w.tube('M116 486L160 474', 13);
  w.tube('M124 520L180 540', 13);
  // hood
  w.path('M262 330L430 300C470 296 512 302 540 320L590 400L560 430L430 362L340 372L318 340Z', G.body);
  w.path('M262 330L430 300C470 296 512 302 540 320L548 332C500 318 450 320 400 330L330 346L318 340Z', G.lit);
  // side panel
  w.path('M430 362L520 360L600 410L690 440L660 500L560 520L500 470Z', G.pl);
  w.path('M430 362L520 360L600 410L690 440L684 450L600 428L516 378L446 376Z', material.plastic[4], 'opacity=".8"');
  w.path('M486 396L540 392L596 428L640 448L612 478L556 480L524 446Z', b);
  w.path('M486 396L540 392L596 428L640 448L634 454L590 438L538 402L492 404Z', bl);
  w.path('M520 420l36 0l10 10l-36 0ZM540 440l36 0l10 10l-36 0Z', material.rubber[0], 'opacity=".75"');
}

function frontRack(w) {
  // front rack
  w.tube('M190 352L190 384', 9);
  w.tube('M300 322L300 360', 9);
  w.tube('M400 306L400 336', 9);
  w.tube('M168 336C160 322 172 314 186 312L420 282C436 281 446 288 446 298', 13);
  w.tube('M176 352L440 316', 10);
  w.line('M214 318L220 344M262 312L268 338M310 306L316 332M358 300L364 326', 8, material.plastic[1]);
}

function steering(s, w) {
  const { G, bd, bl } = s;
  // steering
  w.path('M452 330L500 240L548 240L552 330Z', G.pl);
  w.path('M468 304L500 242L516 242L494 320Z', material.plastic[3]);
  w.path('M464 250C476 224 520 212 556 222L566 250L520 262Z', G.pl);
  w.path('M464 250C476 224 520 212 556 222L558 230C522 222 486 232 470 256Z', material.plastic[4]);
  w.rect(492, 214, 50, 20, 8, material.rubber[1], 'transform="rotate(-8 517 224)"');
  w.line('M520 232L476 222L430 210L398 214', 13, material.plastic[0]);
  w.line('M424 209L396 215', 22, material.rubber[0]);
  w.path('M388 232C380 212 390 196 412 192C426 192 440 198 448 208C424 204 404 212 388 232Z', bd);
  w.path('M560 230C566 206 592 192 624 198C642 202 652 212 654 224L644 242C620 226 594 230 574 246Z', G.body);
  w.path('M560 230C566 206 592 192 624 198C640 202 650 210 653 219C622 206 590 210 568 238Z', bl);
  w.tube('M516 234C536 218 560 214 592 222L668 248', 14);
  w.line('M612 228L676 251', 26, material.rubber[1]);
  w.line('M614 222L674 243', 6, material.rubber[4]);
  w.line('M680 240L674 264', 8, material.rubber[0]);
  w.line('M580 240C604 256 628 264 656 268', 4.5, material.plastic[3]);
}

function back(s, w) {
  const { G } = s;
  // rear fender
  w.path(
    'M712 520C740 440 800 412 900 412C1000 412 1050 460 1066 510L1092 488C1080 440 1040 400 980 384L800 386L700 430Z',
    material.rubber[0],
  );
  w.path(
    'M640 420L760 372L990 366C1050 372 1092 410 1104 464C1108 480 1098 494 1084 492C1058 440 1000 408 910 408C810 410 760 456 736 540L690 520Z',
    G.body,
  );
  w.path(
    'M690 402L760 372L990 366C1050 372 1092 410 1104 464C1084 424 1040 396 980 390L800 392C760 396 720 408 680 430Z',
    G.lit,
  );
  w.path(
    'M736 540C760 456 810 410 910 408C1000 408 1058 440 1084 492L1072 502C1044 452 990 424 910 424C824 426 780 462 756 544Z',
    G.pl,
  );
  w.line('M740 526C764 456 812 411 910 410C996 410 1054 440 1080 486', 2.5, material.plastic[4]);
  w.path('M1080 414L1102 446L1106 470L1090 452Z', '#7d1210');
  w.path('M1084 422L1099 446L1101 460L1091 448Z', '#ef4b3c');
}

function seat(s, w) {
  const { G } = s;
  // seat
  w.path(
    'M546 342C560 326 590 330 620 344C680 366 740 364 800 350C850 340 880 344 890 360C896 376 880 388 850 390L760 396C690 410 630 412 590 396C562 384 540 362 546 342Z',
    G.pl,
  );
  w.path(
    'M546 342C560 326 590 330 620 344C680 366 740 364 800 350C850 340 880 344 890 360C860 356 830 360 800 366C740 378 680 380 620 362C590 350 566 340 546 352Z',
    material.plastic[3],
  );
  w.path(
    'M556 336C572 328 592 334 620 346C680 368 740 366 800 352C830 346 856 344 874 350C840 348 816 354 800 358C740 370 680 371 620 352C592 341 574 334 556 336Z',
    material.plastic[4],
    'opacity=".75"',
  );
  w.path(
    'M600 384C650 400 700 398 760 384L850 378L846 390L760 396C690 410 630 412 596 398Z',
    material.rubber[0],
    'opacity=".6"',
  );
}

function rearRack(w) {
  // rear rack
  w.tube('M900 344L900 376', 9);
  w.tube('M1010 346L1014 380', 9);
  w.tube('M850 322L1070 330C1090 332 1096 346 1086 354L1060 356', 13);
  w.tube('M846 342L1064 350', 10);
  w.line('M890 326L884 342M940 328L934 344M990 330L984 346M1040 331L1034 347', 8, material.plastic[1]);
}

/** The passenger's raised seat with its backrest. */
function backrest(s, w) {
  w.path('M700 360C740 330 820 326 880 330C900 334 906 356 896 372L730 388C704 388 690 376 700 360Z', s.G.pl);
  w.path(
    'M700 360C740 330 820 326 880 330C890 332 896 338 898 346C840 340 760 346 706 368C698 368 698 364 700 360Z',
    material.plastic[4],
  );
  w.tube('M902 380L930 290', 12);
  w.path('M892 236C900 220 934 220 944 236L944 322C938 336 904 338 894 326Z', s.G.pl);
  w.path(
    'M892 236C900 220 934 220 944 236C930 230 908 234 904 246L902 330C898 330 896 328 894 326Z',
    material.plastic[4],
  );
}

/** A child's flag: seen over bushes. */
function flag(s, w) {
  w.line('M1030 380L1046 90', 6, material.plastic[3]);
  w.path('M1046 90L1130 118L1044 146Z', s.a);
}
