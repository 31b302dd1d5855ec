export default {
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
};
