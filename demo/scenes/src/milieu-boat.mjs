export default {
  milieu: 'milieu-lake',
  crop: [300, 0, 1200],
  put: [
    {
      scene: 'boat',
      x: 420,
      y: 296,
      width: 840,
      over: '<g><path d="M470 728C620 716 760 724 900 718C1040 722 1140 716 1230 722L1236 800C1000 820 640 820 460 790Z" fill="#7ba5b3"/><path d="M480 742C620 730 760 740 900 734C1040 738 1140 732 1226 736C1100 752 700 760 480 742Z" fill="#1b4a3f" opacity=".35"/><path d="M450 728C600 714 780 722 900 717C1040 721 1160 714 1260 722" fill="none" stroke="#eef6f7" stroke-width="6" stroke-linecap="round"/><path d="M500 764c60-8 120-8 180 0M760 776c70-9 140-9 210 0M1010 758c60-8 110-8 170 0" fill="none" stroke="#e4f0f2" stroke-width="4" stroke-linecap="round" opacity=".6"/></g>',
    },
  ],
};
