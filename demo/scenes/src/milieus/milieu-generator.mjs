export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'generator', x: 330, y: 330, width: 620 }],
};
