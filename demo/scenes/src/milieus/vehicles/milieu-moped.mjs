export default {
  milieu: 'milieu-forest',
  crop: [400, 0, 1200],
  put: [{ scene: 'moped', x: 480, y: 268, width: 760 }],
};
