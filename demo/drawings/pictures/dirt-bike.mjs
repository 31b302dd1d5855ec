import { f, material } from './scene.mjs';

/**
 * An off-road motorcycle from the side: wire wheels, long travel, high mudguards. `small` takes from the wheels' radius and lowers the
 * rest, without `lamp` the front carries a number plate, `smooth` puts street tyres on.
 */
export function dirtBike(s, { small = 0, lamp = true, smooth = false } = {}) {
  const { b, bd, bl, a, G } = s;
  s.shadow(600, 770, 520, 28);
  s.shadow(270, 772, 150, 16);
  s.shadow(934, 772, 150, 16);
  const wire = (cx, cy, r, dx) => {
    s.g(`fill="none"`, () => {
      s.circ(cx + dx, cy - 2, r - 18, 'none', `stroke="${material.rubber[0]}" stroke-width="34"`);
    });
    if (!smooth) s.path(s.lugs(cx + dx, cy - 2, r - 6, r + 4, 34, 0.6, 0.46), material.rubber[0]);
    s.circ(cx, cy, r - 20, 'none', `stroke="${material.rubber[1]}" stroke-width="38"`);
    if (!smooth) {
      s.path(s.lugs(cx, cy, r - 8, r + 6, 34, 0.62, 0.46), material.rubber[1]);
      s.path(s.lugs(cx, cy, r - 22, r - 4, 34, 0.36, 0.5), material.rubber[3], 'opacity=".8"');
    }
    s.circ(cx, cy, r - 34, 'none', `stroke="${material.rubber[3]}" stroke-width="3"`);
    s.line(
      `M${f(cx - (r - 12))} ${f(cy - 20)}A${r - 12} ${r - 12} 0 0 1 ${f(cx - 10)} ${f(cy - r + 12)}`,
      5,
      material.rubber[4],
      'opacity=".7"',
    );
    s.circ(cx, cy, r - 44, 'none', `stroke="${material.plastic[0]}" stroke-width="13"`);
    s.circ(cx, cy, r - 44, 'none', `stroke="${material.steel[2]}" stroke-width="4" opacity=".8"`);
    let q = '';
    for (let i = 0; i < 18; i++) {
      const t = (i * Math.PI) / 9;
      const u = t + (i % 2 ? 0.5 : -0.5);
      q += `M${f(cx + 18 * Math.cos(u))} ${f(cy + 18 * Math.sin(u))}L${f(cx + (r - 48) * Math.cos(t))} ${f(cy + (r - 48) * Math.sin(t))}`;
    }
    s.line(q, 2.6, material.steel[2]);
    s.circ(cx, cy, 52, 'none', `stroke="${material.steel[1]}" stroke-width="10" stroke-dasharray="9 5"`);
    s.circ(cx, cy, 24, material.plastic[0]);
    s.circ(cx - 1, cy - 1, 16, material.steel[2]);
    s.circ(cx - 2, cy - 3, 6, material.steel[4]);
  };
  wire(934, 630 + small, 138 - small, -22);
  s.shapes.push(`<g transform="translate(0 ${small})">`);
  s.path('M640 566L920 616L924 646L640 610Z', G.st);
  s.path('M640 566L920 616L921 624L640 578Z', '#fff', 'opacity=".55"');
  s.line('M690 604L926 644', 6, material.rubber[0]);
  s.circ(934, 632, 13, material.plastic[0]);
  s.shapes.push('</g>');
  wire(262, 620 + small, 150 - small, -18);
  s.shapes.push(`<g transform="translate(0 ${small})">`);
  s.steel('M378 330L300 520', 24);
  s.tube('M356 390L266 616', 30);
  s.path('M286 524L246 620L266 634L312 540Z', G.body);
  s.path('M286 524L246 620L252 624L294 530Z', bl);
  s.circ(264, 622, 16, material.plastic[0]);
  // engine
  s.path('M480 470L690 470L708 566L670 652L490 656L450 574Z', material.rubber[0]);
  s.rect(500, 560, 176, 92, 28, G.plH);
  s.circ(620, 600, 48, material.plastic[0]);
  s.circ(619, 599, 43, G.st);
  s.circ(619, 599, 26, material.plastic[1]);
  s.path('M500 452L590 446L610 560L516 566Z', G.st);
  for (let i = 0; i < 7; i++)
    s.path(
      `M${501 + i * 2} ${464 + i * 13}L${594 + i * 2} ${458 + i * 13}l1 5L${502 + i * 2} ${469 + i * 13}Z`,
      material.steel[0],
    );
  s.tube('M404 390L470 560L500 656L660 656', 18);
  s.path('M470 640L660 652L650 676L500 672Z', material.plastic[2]);
  s.path('M470 640L660 652L658 658L474 648Z', material.plastic[4]);
  // header and silencer
  s.steel('M520 470C452 474 440 560 486 600C520 622 600 560 680 500', 20);
  s.path('M690 470L900 388C920 382 934 396 930 412L920 430L710 512Z', G.st);
  s.path('M690 470L900 388C910 385 919 387 925 393L700 484Z', '#fff', 'opacity=".5"');
  s.ell(926, 408, 8, 19, material.rubber[0], 'transform="rotate(-22 926 408)"');
  s.shock(730, 590, 690, 446, 30);
  s.line('M664 656L726 654', 12, material.steel[1]);
  s.path('M470 400L720 380L760 420L690 500L560 470Z', material.rubber[0]);
  s.path('M372 300L420 290L450 400L420 430Z', material.rubber[0]);
  // number plate side panel
  s.path('M670 424L840 366L860 384L760 500L700 506Z', a);
  s.path('M670 424L840 366L846 372L684 434Z', '#fff', 'opacity=".6"');
  s.path('M700 506L760 500L860 384L868 392L770 512Z', bd, 'opacity=".5"');
  // rear mudguard
  s.path('M760 392L1000 318C1040 306 1078 316 1086 330C1040 330 990 350 950 372L840 404Z', G.body);
  s.path('M760 392L1000 318C1030 309 1060 312 1076 322C1020 320 960 340 900 364L800 396Z', G.lit);
  // seat
  s.path(
    'M540 372C580 352 640 378 700 374C780 366 850 342 950 318L968 334C900 362 820 396 720 406C650 412 580 408 536 396Z',
    G.pl,
  );
  s.path(
    'M540 372C580 352 640 378 700 374C780 366 850 342 950 318L955 322C860 352 780 380 700 388C630 392 580 376 538 386Z',
    material.plastic[4],
    'opacity=".8"',
  );
  // tank and shroud
  s.path('M410 372C430 334 500 324 560 352L620 396L560 440L452 430Z', G.body);
  s.path('M410 372C430 334 500 324 560 352L580 366C520 344 460 350 420 392Z', G.lit);
  s.path('M372 410L560 380L600 420L520 470L468 566L430 520C400 490 380 450 372 410Z', G.body);
  s.path('M372 410L560 380L572 392L400 428C410 466 430 500 462 540L468 566L430 520C400 490 380 450 372 410Z', G.lit);
  s.path('M420 440L540 414L500 456L462 520C440 492 426 466 420 440Z', a);
  s.path('M420 440L540 414L530 424L430 450Z', '#fff', 'opacity=".5"');
  s.circ(486, 340, 16, material.plastic[0]);
  s.circ(485, 338, 10, material.steel[2]);
  // front mudguard
  s.path('M96 430C150 390 230 376 300 388L420 404L408 424L300 424C230 420 160 424 112 446Z', G.body);
  s.path('M96 430C150 390 230 376 300 388L360 396C280 396 190 400 118 432Z', bl, 'opacity=".85"');
  // plate with lamp
  s.path('M306 266C330 246 370 250 386 262L396 356L360 386L318 370C302 340 300 300 306 266Z', a);
  s.path(
    'M306 266C330 246 370 250 386 262L387 272C364 262 336 264 314 282L320 368L318 370C302 340 300 300 306 266Z',
    '#fff',
    'opacity=".6"',
  );
  if (lamp) {
    s.path('M320 312C330 300 356 298 372 304L376 340L340 350C326 344 320 330 320 312Z', '#dfeff5');
    s.path('M326 314C336 305 352 304 364 307L342 326C334 332 330 326 326 314Z', '#fff');
  } else s.path('M318 292L384 288L392 350L360 376L326 362C318 340 316 314 318 292Z', '#f2c230');
  // bar, pad, hand guard
  s.tube('M388 300L420 226L520 216', 14);
  s.line('M404 250L470 226', 24, b);
  s.line('M402 246L464 223', 6, bl);
  s.line('M508 217L580 230', 24, material.rubber[1]);
  s.line('M508 213L574 224', 5, material.rubber[4]);
  s.path('M470 202C490 180 556 186 586 214L578 236C552 220 508 214 478 224Z', G.body);
  s.path('M470 202C490 180 556 186 586 214L583 221C552 200 504 196 474 212Z', bl);
  if (lamp) s.line('M690 650L676 742', 10, material.steel[1]);
  s.shapes.push('</g>');
}
