export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [
    {
      scene: 'snowmobile',
      x: 480,
      y: 268,
      width: 820,
    },
  ],
};
