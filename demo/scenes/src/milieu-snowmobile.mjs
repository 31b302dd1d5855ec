export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [
    {
      scene: 'snowmobile',
      x: 480,
      y: 268,
      width: 820,
      over: '<path d="M560 716C600 700 660 704 720 706C780 700 860 708 920 710C1000 702 1080 706 1140 710C1190 706 1230 708 1250 714C1200 734 1080 742 920 738C760 742 600 736 560 716Z" fill="#c9dae5"/>',
    },
  ],
};
