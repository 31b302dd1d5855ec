export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'mower', x: 240, y: 268, width: 760 }],
};
