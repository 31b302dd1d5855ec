export default {
  milieu: 'milieu-lake',
  crop: [300, 0, 1200],
  put: [
    {
      scene: 'boat',
      x: 420,
      y: 296,
      width: 840,
      waterline: 716,
      over: '<path d="M462 720c40-8 60-6 100-3s80 2 130 0 120 3 200 0 130-3 190 0 90-2 120 2" fill="none" stroke="#eef6f7" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M520 752c60-8 120-8 180 0M800 764c70-9 140-9 210 0M1020 744c50-7 90-7 140 0" fill="none" stroke="#e4f0f2" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
    },
  ],
};
