import { material } from './scene.mjs';

/** A street motorcycle from the side. `screen` makes its windshield taller, `cases` hang behind, `beak` is a high front mudguard. */
export function motorcycle(s, { screen = 0, cases = false, topCase = false, beak = false, guards = false } = {}) {
  const { bd, bl, a, G } = s;
  s.shadow(600, 770, 520, 32);
  s.shadow(270, 772, 160, 18);
  s.shadow(930, 772, 170, 18);
  // rear wheel and swingarm
  s.wheel(926, 626, 146, { dx: -34, dy: -3, n: 50, lug: 0.014, spokes: 5, rim: 0.66, rimc: 'dark', sidelugs: 0 });
  s.circ(926, 626, 52, 'none', `stroke="${material.steel[2]}" stroke-width="13" stroke-dasharray="10 4"`);
  s.path('M640 560L900 604C930 610 940 640 916 648L890 650L640 616Z', G.st);
  s.path('M640 560L900 604L902 612L640 572Z', '#fff', 'opacity=".6"');
  s.circ(926, 628, 20, material.plastic[0]);
  s.circ(925, 627, 11, material.steel[3]);
  s.path('M700 606L922 640L918 652L700 622Z', material.rubber[0]);
  s.line('M706 612L916 644', 3, material.steel[1], 'stroke-dasharray="6 4"');
  // front wheel, disc, fork
  s.wheel(274, 626, 144, {
    dx: -24,
    dy: -2,
    n: 54,
    lug: 0.014,
    spokes: 5,
    rim: 0.68,
    rimc: 'dark',
    rot: 0.3,
    sidelugs: 0,
  });
  s.circ(274, 626, 70, 'none', `stroke="${material.steel[2]}" stroke-width="18" stroke-dasharray="12 4"`);
  s.circ(274, 626, 70, 'none', `stroke="${material.steel[4]}" stroke-width="4" opacity=".6"`);
  s.tube('M318 556L272 632', 30);
  s.steel('M400 370L326 536', 22);
  s.steel('M382 408L300 590', 24);
  s.path('M214 596l34 -18l18 34l-34 20Z', material.plastic[1]);
  s.path('M214 596l34 -18l4 8l-34 18Z', a);
  s.circ(274, 628, 18, material.plastic[0]);
  s.circ(273, 627, 10, material.steel[3]);
  s.path(
    'M140 566C160 494 224 456 292 462C330 466 364 484 386 510L374 524C340 492 300 478 262 482C210 486 176 516 160 570Z',
    G.body,
  );
  s.path(
    'M140 566C160 494 224 456 292 462C330 466 364 484 386 510C340 480 290 472 244 484C196 496 168 528 152 568Z',
    bl,
    'opacity=".75"',
  );
  // engine
  s.path('M474 470L706 460L736 560L700 660L470 664L436 572Z', material.rubber[0]);
  s.rect(470, 560, 236, 100, 26, G.pl);
  s.circ(640, 604, 58, material.plastic[0]);
  s.circ(638, 602, 52, G.st);
  s.circ(638, 602, 34, material.plastic[1]);
  s.line('M604 576A48 48 0 0 1 664 562', 4, material.steel[4], 'opacity=".7"');
  s.circ(520, 612, 40, material.plastic[0]);
  s.circ(519, 611, 34, G.plH);
  s.path('M478 450L610 442L626 556L486 566Z', G.pl);
  for (let i = 0; i < 7; i++)
    s.path(
      `M${480 + i * 2} ${462 + i * 14}L${618 + i} ${454 + i * 14}l1 6L${481 + i * 2} ${468 + i * 14}Z`,
      material.plastic[3],
    );
  s.path('M430 430L486 426L494 566L446 572Z', material.rubber[0]);
  for (let i = 0; i < 10; i++) s.rect(438 + i * 0.6, 440 + i * 12, 46, 4, 1, material.plastic[2]);
  // exhaust
  s.steel('M478 556C440 600 450 668 520 680L700 684', 26);
  s.path('M690 664L940 596C970 590 990 606 990 626C990 644 976 658 950 660L700 700Z', G.st);
  s.path('M690 664L940 596C954 593 966 595 975 601L706 676Z', '#fff', 'opacity=".5"');
  s.path('M760 650L900 612L904 640L764 678Z', material.plastic[1]);
  s.ell(984, 628, 11, 22, material.rubber[0], 'transform="rotate(-14 984 628)"');
  // frame
  s.tube('M420 396L560 470L690 560', 20);
  s.tube('M690 560L800 430', 18);
  s.shock(792, 566, 720, 452, 30);
  s.path('M660 560L712 548L728 640L676 652Z', G.st);
  s.line('M690 660L744 664', 12, material.plastic[0]);
  // belly pan
  s.path('M446 640C520 690 620 700 700 684L688 706C620 722 510 716 452 676Z', G.body);
  s.path('M446 640C520 690 620 700 700 684L697 690C620 708 520 698 449 652Z', bl, 'opacity=".6"');
  s.path('M590 420L760 410L800 470L700 520L600 470Z', material.rubber[0]);
  // tail and seat
  s.path('M690 428L900 388L1012 338C1024 334 1030 346 1022 356L950 420L840 462L716 476Z', G.body);
  s.path('M690 428L900 388L1012 338C1020 336 1026 340 1026 347L910 406L700 446Z', G.lit);
  s.path('M740 452L900 412L950 420L840 462L730 474Z', bd, 'opacity=".7"');
  s.path('M1004 346L1026 336L1026 352L1006 368Z', '#ef4b3c');
  s.path('M960 400L1040 430L1052 520L1040 520L1022 446L940 424Z', G.pl);
  s.path(
    'M612 414C640 384 700 388 740 392C780 394 800 372 850 356L950 342C960 342 962 354 952 362L860 402C800 424 720 436 650 438C620 438 602 428 612 414Z',
    G.pl,
  );
  s.path(
    'M612 414C640 384 700 388 740 392C780 394 800 372 850 356L950 342C956 342 959 347 958 352C900 358 860 370 820 390C780 408 660 402 614 420Z',
    material.plastic[4],
    'opacity=".75"',
  );
  // tank
  s.path(
    'M398 388C404 330 470 296 560 300C620 304 660 340 668 394C650 430 600 446 556 448L440 452C410 444 394 420 398 388Z',
    G.body,
  );
  s.path(
    'M398 388C404 330 470 296 560 300C610 304 646 328 660 366C590 330 480 336 420 392C410 402 402 400 398 388Z',
    G.lit,
  );
  s.path(
    'M440 412C500 376 590 372 652 404C630 430 590 440 556 442L446 446C434 438 432 422 440 412Z',
    bd,
    'opacity=".5"',
  );
  s.path('M456 420C510 396 570 392 624 408L612 422C570 412 520 414 472 434Z', a);
  s.circ(548, 306, 24, material.plastic[0]);
  s.circ(547, 304, 17, material.steel[2]);
  // radiator shroud
  s.path('M392 396L470 412L500 486L446 536C410 500 392 450 392 396Z', G.body);
  s.path('M392 396L470 412L476 424L410 412C412 456 424 490 448 522L446 536C410 500 392 450 392 396Z', G.lit);
  // headlamp, screen, dash
  s.path('M322 330C330 292 372 270 414 276L436 330L404 380L350 372C330 366 318 350 322 330Z', G.pl);
  s.path('M326 332C334 308 358 292 384 288L392 352L352 362C334 358 324 348 326 332Z', '#dfeff5');
  s.path('M330 330C338 312 356 300 376 295L379 318C362 322 346 332 338 348C332 344 329 338 330 330Z', '#fff');
  s.path(
    `M340 288C${356 + screen * 0.2} ${236 - screen * 0.5} ${384 + screen * 0.3} ${208 - screen} ${408 + screen * 0.4} ${196 - screen}L440 266L420 284C392 274 362 278 340 288Z`,
    G.gl,
  );
  s.path('M410 264L478 244L492 262L430 290Z', material.plastic[0]);
  // bar, grip, mirror
  s.tube('M436 300L470 250L520 244', 14);
  s.line('M508 246L574 258', 26, material.rubber[1]);
  s.line('M508 241L568 251', 6, material.rubber[4]);
  s.line('M470 262C500 276 530 278 558 272', 6, material.steel[2]);
  s.line('M470 248L488 174', 7, material.plastic[1]);
  s.path('M460 158C476 140 520 138 544 150C550 168 536 180 508 182C484 182 464 174 460 158Z', G.pl);
  s.path('M464 158C482 146 516 144 540 152C520 152 488 156 470 168Z', material.plastic[4]);
  s.path('M346 364l-30 7l-3 15l32 -6Z', '#e08a1c');
  if (beak) frontBeak(s);
  if (guards) handGuard(s);
  if (cases) sideCase(s);
  if (topCase) rearCase(s);
}

function frontBeak(s) {
  s.path('M160 402C210 366 290 352 360 372L404 400L380 420C310 404 240 408 172 416C160 416 154 410 160 402Z', s.G.body);
  s.path('M160 402C210 366 290 352 360 372L376 382C300 372 230 380 164 408Z', s.bl, 'opacity=".8"');
}

function handGuard(s) {
  s.path('M470 224C500 208 560 214 596 238L590 270C556 246 510 238 476 250Z', s.G.body);
  s.path('M470 224C500 208 560 214 596 238L594 246C556 222 506 218 473 234Z', s.bl);
}

function sideCase(s) {
  s.rect(838, 424, 190, 134, 18, s.G.st);
  s.path('M850 432L1016 432L1010 446L856 446Z', '#fff', 'opacity=".6"');
  s.path('M838 470L1028 470L1028 478L838 478Z', material.steel[0], 'opacity=".7"');
  for (const x of [866, 984]) s.rect(x, 460, 18, 30, 4, material.plastic[1]);
  s.path(
    'M838 530L1028 530L1028 540C1028 552 1020 558 1010 558L856 558C846 558 838 552 838 540Z',
    material.steel[1],
    'opacity=".8"',
  );
}

function rearCase(s) {
  s.path('M884 348L1060 330L1072 338L1068 350L900 366Z', material.plastic[0]);
  s.path(
    'M900 238C904 222 920 214 940 212L1040 206C1066 206 1080 218 1082 238L1076 332L906 346C896 344 890 336 892 324Z',
    s.G.body,
  );
  s.path('M900 238C904 222 920 214 940 212L1040 206C1066 206 1080 218 1082 238L1081 252L898 266Z', s.G.lit);
  s.path('M896 284L1079 270L1078 280L895 294Z', material.plastic[1]);
  s.path('M1056 296L1078 294L1076 318L1054 320Z', '#ef4b3c');
}
