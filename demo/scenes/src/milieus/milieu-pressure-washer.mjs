export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'pressure-washer', x: 380, y: 300, width: 660 }],
};
