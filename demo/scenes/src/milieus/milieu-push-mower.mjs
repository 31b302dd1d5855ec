export default {
  milieu: 'milieu-forest',
  crop: [160, 0, 1200],
  put: [{ scene: 'push-mower', x: 300, y: 310, width: 680 }],
};
