export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'toolset', x: 400, y: 206, width: 740 }],
};
