export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'robot-mower', x: 300, y: 330, width: 620 }],
};
