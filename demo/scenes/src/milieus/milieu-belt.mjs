export default {
  milieu: 'milieu-workshop',
  crop: [60, 0, 1200],
  put: [{ scene: 'belt', x: 240, y: 262, width: 720 }],
};
