export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'oil', x: 560, y: 288, width: 560 }],
};
