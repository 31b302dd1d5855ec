export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'spray-can', x: 560, y: 288, width: 560 }],
};
