import { material } from '../../scene.mjs';
export default {
  detail: [110, 230, 520],
  idPrefix: 'mw',
  colours: ['#c8501f', '#7d2a0c', '#f08a55', '#e9eef0'],
  draw(s) {
    const { G, bd, bl, a } = s;
    s.shadow(610, 752, 540, 36);
    s.shadow(860, 754, 220, 20);
    s.shadow(300, 754, 160, 18);
    // far wheels
    s.wheel(262, 652, 82, { dx: -24, dy: -3, n: 26, lug: 0.05, far: true, style: 'disc', rim: 0.52, sidelugs: 0 });
    s.wheel(820, 606, 126, { dx: -30, dy: -3, n: 26, lug: 0.07, far: true, style: 'disc', rim: 0.5, sidelugs: 0 });
    // collector
    s.path('M950 330L1090 340C1110 344 1118 360 1116 380L1104 640C1102 660 1088 670 1068 670L940 664Z', G.pl);
    s.path('M950 330L1090 340C1104 343 1112 352 1115 364L950 352Z', material.plastic[4]);
    for (let i = 0; i < 7; i++)
      s.path(`M966 ${390 + i * 34}l130 2l-1 14l-129 -2Z`, material.plastic[0], 'opacity=".75"');
    // chassis
    s.path('M300 560L960 550L960 640L300 640Z', material.rubber[0]);
    // deck
    s.path(
      'M396 640C410 604 440 592 480 590L700 590C740 592 764 606 772 640L780 700C780 712 772 716 760 716L404 716C392 716 386 710 388 698Z',
      G.body,
    );
    s.path('M396 640C410 604 440 592 480 590L700 590C740 592 764 606 770 632C700 614 470 614 396 640Z', bl);
    s.path('M388 694L780 694L780 700C780 712 772 716 760 716L404 716C392 716 386 710 388 698Z', material.rubber[0]);
    s.circ(430, 706, 24, material.rubber[0]);
    s.circ(430, 706, 21, material.rubber[2]);
    s.circ(430, 706, 9, material.steel[2]);
    // footplate
    s.path('M440 540L690 540L720 590L470 594C452 590 440 566 440 540Z', G.pl);
    s.path('M452 574L706 570L720 590L470 594Z', material.plastic[4]);
    for (let i = 0; i < 10; i++) s.path(`M${476 + i * 23} 578l13 0l3 9l-13 0Z`, material.plastic[0]);
    // wheels
    s.wheel(306, 662, 90, { dx: -30, dy: -3, n: 26, lug: 0.05, style: 'disc', rim: 0.54, rimc: 'light', sidelugs: 0 });
    // hood
    s.path(
      'M148 520C140 440 164 392 230 372C310 350 420 344 500 350L520 380L520 560L440 600C420 590 400 570 380 566C350 554 260 554 230 580L170 584C154 576 150 550 148 520Z',
      G.body,
    );
    s.path(
      'M150 470C156 416 176 388 230 372C310 350 420 344 500 350L512 368C420 364 330 372 262 392C210 408 176 430 150 470Z',
      G.lit,
    );
    s.path(
      'M148 520C148 500 150 486 152 470C180 420 220 400 262 392L256 420C226 430 206 456 200 500L196 584L170 584C154 576 150 550 148 520Z',
      G.pl,
    );
    for (let i = 0; i < 5; i++) s.path(`M${158 + i} ${486 + i * 18}l38 -4l-1 8l-36 4Z`, material.rubber[0]);
    s.path('M170 440C186 418 214 404 246 398L240 422C218 430 204 444 196 462L160 468Z', '#e2f0f5');
    s.path('M170 440C186 418 214 404 246 398L244 406C214 414 190 432 178 456Z', '#fff');
    s.path('M300 440L470 424L470 520L430 552C400 530 340 528 300 540Z', bd, 'opacity=".45"');
    for (let i = 0; i < 5; i++)
      s.path(`M${330 + i * 28} ${448 - i * 2.4}l14 -1.4l-6 66l-14 3Z`, material.rubber[0], 'opacity=".85"');
    s.path(
      'M206 560C260 528 360 524 430 566L440 600C420 590 400 570 380 566C350 554 260 554 230 580L196 584Z',
      material.plastic[0],
    );
    s.path('M262 404L500 372L508 384L262 418Z', a, 'opacity=".92"');
    s.tube('M150 560C130 566 128 590 150 596L230 604', 13);
    // dash
    s.path('M500 350C520 330 560 324 588 340L612 380L600 470L560 560L500 560Z', G.pl);
    s.path('M500 350C520 330 560 324 588 340L594 350C560 338 530 344 510 364Z', material.plastic[4]);
    s.line('M560 350L606 286', 20, material.plastic[0]);
    s.line('M556 346L601 284', 5, material.plastic[4]);
    s.ell(614, 278, 92, 20, 'none', `stroke="${material.rubber[0]}" stroke-width="19" transform="rotate(28 614 278)"`);
    s.ell(613, 275, 92, 20, 'none', `stroke="${material.rubber[3]}" stroke-width="7" transform="rotate(28 613 275)"`);
    s.line('M540 242L690 318', 10, material.plastic[2]);
    s.ell(612, 280, 24, 13, material.plastic[3], 'transform="rotate(28 612 280)"');
    // rear fender + seat
    s.path(
      'M660 540C670 470 720 420 800 410L960 404C1000 408 1020 440 1020 500L1020 560C1000 480 950 452 880 452C800 452 760 500 744 580L690 590Z',
      G.body,
    );
    s.path(
      'M664 520C680 460 724 420 800 410L960 404C984 406 1002 420 1012 446C980 424 930 420 880 424C790 430 730 450 700 540Z',
      G.lit,
    );
    s.path(
      'M690 590L744 580C760 500 800 452 880 452C950 452 1000 480 1020 560L1020 580C990 500 940 474 880 474C816 474 784 520 770 596Z',
      G.pl,
    );
    s.path('M700 410L900 404L908 424L720 430Z', material.plastic[0]);
    s.path('M688 384C700 366 730 366 760 374L880 370C910 370 920 390 908 406L720 416C694 412 684 398 688 384Z', G.pl);
    s.path(
      'M688 384C700 366 730 366 760 374L880 370C898 370 908 378 911 388C860 384 800 386 760 388C730 386 702 380 690 396Z',
      material.plastic[4],
    );
    s.path(
      'M868 384C880 320 896 250 920 226C940 210 976 216 980 240C984 290 960 360 934 398C916 416 880 412 868 384Z',
      G.pl,
    );
    s.path(
      'M868 384C880 320 896 250 920 226C928 219 940 216 950 217C924 240 906 320 896 400C882 402 872 396 868 384Z',
      material.plastic[4],
    );
    s.line('M936 260C934 300 924 340 910 376', 3, material.plastic[0]);
    s.tube('M700 452L676 396L668 380', 10);
    s.circ(667, 378, 13, '#c4261d');
    s.circ(664, 374, 5, '#ff8c7c');
    s.wheel(870, 618, 136, { dx: -40, dy: -3, n: 24, lug: 0.07, style: 'disc', rim: 0.5, rimc: 'light' });
  },
};
