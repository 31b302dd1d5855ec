export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'battery', x: 440, y: 280, width: 600 }],
};
