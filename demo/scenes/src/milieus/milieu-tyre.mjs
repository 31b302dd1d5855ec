export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'tyre', x: 480, y: 202, width: 700 }],
};
