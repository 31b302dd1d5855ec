import { material } from './scene.mjs';
import { scale, stretch, warped } from './warp.mjs';

const lengthened = (x, by) => stretch(x, 640, 1000, by);

/**
 * A snowmobile from the side. `length` lengthens the track, `lugs` is the depth of its tread with the belt, `nose` and `height`
 * scale the hood, `screen` its windshield, `seat` the seat's length; `lift` raises the passenger's part.
 */
export function snowmobile(s, kind) {
  const {
    length = 0,
    lugs = 44,
    nose = 1,
    height = 1,
    screen: tall = 1,
    seat: seatLength = 1,
    lift = 0,
    barRise = 0,
  } = kind;
  const x = scale(560, nose);
  const y = scale(590, height);
  const onTop = (px, py) => [x(px), y(py)];
  const groups = {
    front: warped(s, (px, py) => [px < 560 ? x(px) : px, py]),
    rear: warped(s, (px, py) => [lengthened(px, length), py]),
    seat: warped(s, (px, py) => [scale(596, seatLength)(px), py - lift * (stretch(px, 740, 820, 1) - px)]),
    hood: warped(s, onTop),
    screen: warped(s, (px, py) => onTop(scale(470, 1 + (tall - 1) * 0.35)(px), py > 380 ? py : scale(398, tall)(py))),
    bars: warped(s, (px, py) => onTop(px, py < 390 ? py - barRise : py)),
  };
  s.shadow(620 + length / 2, 722, 520 + length / 2, 34);
  s.shadow(x(275), 722, 210, 20);
  s.shadow(800 + length / 2, 722, 270 + length / 2, 22);
  farSki(s, groups);
  track(s, groups, { length, lugs });
  tunnel(s, groups);
  if (kind.rack) rack(s, length);
  seat(s, groups);
  if (kind.backrest) backrest(s, seatLength, lift);
  suspension(groups);
  hood(s, groups);
  screen(s, groups);
  handlebar(s, groups);
  nearSki(s, groups);
}

function farSki(s, { front }) {
  // far ski
  s.g('transform="translate(-52 -20)"', () => {
    front.path(
      'M118 640C104 626 104 606 122 598C134 594 142 604 138 612C134 622 142 634 156 648C180 674 214 690 262 692L440 692C448 692 450 704 440 706L250 708C190 706 146 676 118 640Z',
      material.plastic[0],
    );
    front.line('M300 690L318 590', 16, material.plastic[0]);
    front.line('M318 600L420 560', 12, material.plastic[0]);
  });
}

function track(s, { rear }, { length, lugs }) {
  const { G } = s;
  // track
  const T =
    'M612 704L985 704C1040 704 1062 668 1052 632C1044 602 1016 588 984 588L600 540C560 536 520 548 512 580C506 604 520 628 540 646L588 694C594 700 602 704 612 704Z';
  rear.path(T, material.rubber[0]);
  rear.line(T, lugs, material.rubber[1], 'stroke-dasharray="13 17" style="stroke-linecap:butt"');
  rear.line(T, lugs, material.rubber[2], 'stroke-dasharray="5 25" stroke-dashoffset="-1" style="stroke-linecap:butt"');
  rear.line(T, 17, material.rubber[2]);
  rear.line(T, 9, material.rubber[1]);
  rear.path(
    'M622 690L978 690C1020 690 1040 662 1034 636C1028 616 1010 606 984 604L604 556C566 552 536 560 530 584C526 604 540 622 552 634L600 682C606 688 614 690 622 690Z',
    material.rubber[0],
  );
  // skid: rails, arms, wheels
  rear.line('M640 600L700 672', 13, material.plastic[2]);
  rear.line('M650 604L706 672', 3, material.plastic[4]);
  rear.line('M800 598L880 668', 13, material.plastic[2]);
  rear.line('M806 600L884 668', 3, material.plastic[4]);
  rear.shock(668, 668, 770, 604, 24);
  rear.shock(800, 664, 905, 612, 24);
  rear.path('M596 664C600 676 612 684 626 684L1010 684L1014 670L640 668C624 668 614 660 606 650Z', G.st);
  rear.path('M596 668C602 680 612 688 626 688L1004 688L1008 682L626 682C614 682 604 674 598 664Z', material.steel[0]);
  for (const [x, y, r] of [
    [548, 588, 30],
    [1006, 650, 38],
    [700, 668, 18],
    [770, 670, 17],
    [850, 670, 18],
    [922, 668, 17],
    [790, 602, 16],
    [930, 616, 16],
  ]) {
    rear.circ(x, y, r, material.plastic[0]);
    rear.circ(x - 1, y - 1.5, r * 0.8, G.pl);
    rear.circ(x, y, r * 0.42, material.plastic[0]);
    rear.circ(x - 1, y - 1, r * 0.28, material.steel[2]);
  }
  for (let i = 0; i < 6; i++) {
    const an = (i * Math.PI) / 3;
    rear.circ(1006 + 24 * Math.cos(an), 650 + 24 * Math.sin(an), 5.5, material.rubber[0]);
  }
  // a long track has more wheels
  if (length > 100)
    for (const at of [735, 810, 886]) {
      rear.circ(at, 669, 17, material.plastic[0]);
      rear.circ(at - 1, 667.5, 13.6, G.pl);
      rear.circ(at, 669, 7, material.plastic[0]);
      rear.circ(at - 1, 668, 4.8, material.steel[2]);
    }
}

function tunnel(s, { rear }) {
  const { G, a } = s;
  // tunnel + flap
  rear.path('M1046 548C1066 560 1084 588 1090 640L1094 676L1076 676C1066 630 1050 596 1024 570Z', material.rubber[2]);
  rear.path('M1046 548C1066 560 1084 588 1090 640L1092 660C1082 610 1064 572 1040 556Z', material.rubber[4]);
  rear.path('M540 500L1036 528C1056 532 1064 548 1058 566L1050 586L660 562L560 566Z', G.st);
  rear.path('M640 552L1052 576L1050 588L660 566Z', material.steel[1]);
  rear.path('M560 500L1036 528C1050 530 1056 540 1056 546L560 516Z', '#fff', 'opacity=".55"');
  for (let i = 0; i < 5; i++)
    rear.path(`M${740 + i * 52} ${538 + i * 3.2}l30 1.8l-4 9l-30 -1.8Z`, material.steel[0], 'opacity=".55"');
  // rear rack / bumper
  rear.tube('M930 500L1040 506C1066 508 1082 524 1084 548L1084 560', 11);
  rear.tube('M985 506L985 528', 9);
  // running board
  rear.path('M500 596C530 598 560 604 600 604L838 606C850 606 856 596 852 586L640 574C580 570 540 560 520 540Z', G.pl);
  rear.path('M560 592L838 598L852 586L640 574C610 572 580 568 556 560Z', material.plastic[3]);
  for (let i = 0; i < 9; i++)
    rear.path(`M${612 + i * 25} 581l13 .7l-3 9l-13 -.6Z`, material.plastic[0], 'opacity=".8"');
  rear.line('M502 597C530 600 560 606 600 606L838 607', 4, a);
}

function seat(s, { seat }) {
  const { G, b, bl } = s;
  // seat
  seat.path(
    'M596 470C616 448 646 440 690 442L884 452C918 452 944 446 966 450C988 456 990 480 980 506L966 524L620 504Z',
    G.pl,
  );
  seat.path(
    'M596 470C616 446 646 438 690 440L884 450C918 450 944 444 966 448C978 452 984 460 985 470C960 462 920 470 884 470L690 462C650 460 622 464 604 482Z',
    material.plastic[3],
  );
  seat.path(
    'M610 462C630 447 656 441 690 442L884 452C908 452 930 448 950 448C926 456 900 458 870 456L690 449C656 449 632 452 610 462Z',
    material.plastic[4],
    'opacity=".8"',
  );
  seat.line('M840 452C836 474 830 496 824 516', 2.5, material.plastic[0], 'opacity=".7"');
  seat.path('M640 486L812 495L806 511L632 503Z', b, 'opacity=".95"');
  seat.path('M640 486L812 495L810 500L638 491Z', bl);
  // tail lamp
  seat.path('M978 462L1000 470C1002 480 998 492 990 500L976 500Z', '#7d1210');
  seat.path('M980 466L996 472C996 478 994 484 990 488L980 486Z', '#ef4b3c');
}

function suspension({ front }) {
  front.path('M272 552L300 520L430 510L452 598L400 598L324 572Z', material.rubber[0]);
  front.line('M270 650L300 566', 14, material.plastic[0]);
  front.tube('M308 630L452 592', 11);
  front.tube('M320 588L450 560', 11);
  front.shock(322, 624, 388, 532, 30);
  front.tube('M316 604L440 574', 6);
}

function hood(s, { hood }) {
  const { G, b, bd, bl, a } = s;
  // body
  const contour =
    'M192 556C202 532 234 506 276 480L404 404L470 390L560 394C590 398 606 412 622 438L652 500C660 530 648 556 622 572L572 594L470 604C440 602 424 580 408 552C376 534 330 538 300 556L282 582L236 586C206 580 188 572 192 556Z';
  hood.path(contour, G.body);
  hood.path(
    'M200 566C240 574 280 566 306 544C350 524 400 524 424 544C446 566 470 574 520 568L640 528C652 548 640 562 622 572L572 594L470 604C440 602 424 580 408 552C376 534 330 538 300 556L282 582L236 586C214 582 198 576 200 566Z',
    G.pl,
  );
  hood.path(
    'M200 566C240 574 280 566 306 544C350 524 400 524 424 544C446 566 470 574 520 568L640 528L644 536L520 578C470 584 440 576 416 550C392 534 350 534 310 552C282 574 240 582 206 574Z',
    material.plastic[4],
    'opacity=".75"',
  );
  // hood top facet
  hood.path(
    'M192 556C202 532 234 506 276 480L404 404L470 390L548 393C500 408 448 424 404 442L300 500C262 520 224 538 196 560Z',
    G.lit,
  );
  hood.path(
    'M276 480L404 404L470 390L500 391C450 404 410 420 376 440L268 500C252 510 236 520 222 530C236 514 254 496 276 480Z',
    '#fff',
    'opacity=".16"',
  );
  hood.path(
    'M404 404L470 390L560 394C590 398 606 412 618 432C570 416 510 418 470 426C446 430 424 436 404 442C392 430 396 414 404 404Z',
    G.plH,
  );
  hood.path(
    'M404 404L470 390L560 394C574 396 586 400 594 406C550 400 500 400 460 406C436 410 416 416 402 424C399 416 400 410 404 404Z',
    material.plastic[4],
    'opacity=".8"',
  );
  // side facets
  hood.path('M404 442C450 424 510 416 560 422C590 426 612 432 622 440L650 498L520 520L430 500Z', b);
  hood.path(
    'M404 442C450 424 510 416 560 422C590 426 612 432 622 440L626 448C580 434 520 432 470 440L412 456Z',
    bl,
    'opacity=".85"',
  );
  hood.path('M430 500L520 520L650 498C656 510 650 524 640 530L520 568C480 572 452 560 432 540Z', bd, 'opacity=".75"');
  hood.path('M476 454L592 440L622 492L528 506L468 490Z', G.pl);
  for (let i = 0; i < 4; i++)
    hood.path(`M${486 + i * 28} ${463 - i * 3.2}l17 -2l9 ${28 - i}l-17 3Z`, material.rubber[0]);
  hood.path('M292 512L404 454L420 490L404 506C370 506 336 514 300 536Z', a);
  hood.path('M292 512L404 454L408 463L297 522Z', '#fff', 'opacity=".35"');
  hood.path('M424 510L514 530L640 510L642 516L516 540L430 520Z', a, 'opacity=".9"');
  hood.line('M404 444L428 502L426 540', 2.5, bd, 'opacity=".9"');
  // headlight
  hood.path('M214 534C238 508 274 486 308 474L300 494C272 504 244 520 224 542Z', material.plastic[0]);
  hood.path('M224 532C246 510 274 494 301 482L296 491C270 502 248 516 230 534Z', '#eaf6fb');
  hood.path('M246 514C264 501 282 491 301 482L298 487C280 495 264 504 250 516Z', '#fff');
  // nose bumper
  hood.tube('M190 540C176 556 184 578 210 588L262 592', 11);
}

function screen(s, { screen }) {
  const { G } = s;
  // windshield
  screen.path('M398 406C424 366 470 322 528 300C538 297 545 302 543 312L522 396L470 391Z', G.gl);
  screen.path(
    'M398 406C424 366 470 322 528 300C535 298 540 299 542 303C490 328 452 364 428 402Z',
    '#fff',
    'opacity=".55"',
  );
  screen.path('M398 407L470 391L523 395L521 402C484 398 440 404 406 414Z', material.plastic[0]);
}

function handlebar(s, { bars }) {
  const { G, bl } = s;
  // handlebar
  bars.line('M556 342L528 350', 17, material.rubber[0]);
  bars.line('M590 352L552 344', 11, material.plastic[0]);
  bars.path('M540 398L582 344L612 348L592 404Z', G.pl);
  bars.path('M546 396L584 346L594 347L566 398Z', material.plastic[3]);
  bars.path('M572 350L590 334L618 338L616 356L584 360Z', material.plastic[1]);
  bars.path('M574 348L590 334L618 338L616 343L592 341L580 352Z', material.plastic[4]);
  bars.path('M604 352C612 334 634 324 660 330C676 334 684 342 686 352L676 366C656 352 636 352 618 366Z', G.body);
  bars.path('M604 352C612 334 634 324 660 330C674 333 682 340 685 348C660 336 634 336 612 356Z', bl);
  bars.tube('M606 348L644 354L700 372', 12);
  bars.line('M650 357L704 374', 21, material.rubber[1]);
  bars.line('M652 352L702 368', 5, material.rubber[4]);
  bars.line('M706 364L702 384', 7, material.rubber[0]);
  bars.line('M630 364C648 376 668 384 692 388', 4.5, material.plastic[3]);
  bars.path('M560 404L592 392L604 408L600 416Z', material.plastic[0]);
}

function nearSki(s, { front }) {
  const { G, b, bl } = s;
  // near ski
  front.path(
    'M120 644C104 628 104 606 122 598C134 594 142 604 138 612C134 622 142 634 156 650C180 678 214 694 262 696L436 696C446 696 450 708 440 712L250 712C190 710 146 680 120 644Z',
    G.pl,
  );
  front.path(
    'M124 601C136 596 142 604 138 612C134 622 142 634 156 650C180 678 214 694 262 696L436 696C440 696 442 698 443 700L258 701C206 698 172 682 148 656C132 638 122 620 124 601Z',
    b,
  );
  front.path(
    'M136 607C134 622 142 634 156 650C180 678 214 694 262 696L330 696L262 699C208 696 174 680 150 654C136 638 130 622 136 607Z',
    bl,
  );
  front.line('M136 606C160 596 190 620 206 672', 10, material.plastic[1]);
  front.line('M138 603C160 596 188 618 203 668', 3, material.plastic[4]);
  front.line('M250 714L400 714', 5, material.steel[0]);
  front.path('M262 696L280 664L320 660L348 696Z', G.pl);
  front.path('M262 696L280 664L300 662L284 696Z', material.plastic[3]);
  front.line('M300 668L326 572', 18, material.plastic[1]);
  front.line('M296 664L321 572', 4, material.plastic[4]);
  front.bolt(302, 672, 9);
  front.bolt(314, 622, 7);
  front.bolt(324, 586, 7);
}

/** A load carrier above the tunnel, with a hitch behind. */
function rack(s, length) {
  const end = 1062 + length;
  s.tube(`M${end - 20} 590L${end + 64} 612`, 15);
  s.circ(end + 66, 612, 13, material.steel[1]);
  s.circ(end + 64, 610, 7, material.steel[3]);
  for (const at of [end - 210, end - 110, end - 20]) s.tube(`M${at} 468L${at} 524`, 10);
  s.tube(`M${end - 240} 462L${end + 22} 470L${end + 34} 440`, 14);
  s.tube(`M${end - 236} 436L${end + 30} 442`, 10);
  s.line(
    `M${end - 180} 440L${end - 180} 464M${end - 100} 441L${end - 100} 466M${end - 30} 442L${end - 30} 468`,
    8,
    material.plastic[1],
  );
}

/** The passenger's backrest. */
function backrest(s, seatLength, lift) {
  const at = 596 + 350 * seatLength;
  const top = 330 - lift;
  s.tube(`M${at + 8} ${470 - lift}L${at + 34} ${top + 20}`, 12);
  s.path(
    `M${at - 8} ${top + 20}C${at - 6} ${top - 6} ${at + 40} ${top - 10} ${at + 46} ${top + 14}L${at + 30} ${top + 104}C${at + 22} ${top + 118} ${at - 18} ${top + 116} ${at - 22} ${top + 98}Z`,
    s.G.pl,
  );
  s.path(
    `M${at - 8} ${top + 20}C${at - 6} ${top - 6} ${at + 40} ${top - 10} ${at + 46} ${top + 14}C${at + 30} ${top} ${at + 8} ${top + 2} ${at + 4} ${top + 22}L${at - 10} ${top + 104}C${at - 16} ${top + 104} ${at - 20} ${top + 102} ${at - 22} ${top + 98}Z`,
    material.plastic[4],
  );
}
