export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'log-splitter', x: 230, y: 290, width: 760 }],
};
