export default {
  milieu: 'milieu-workshop',
  crop: [200, 0, 1200],
  put: [{ scene: 'helmet', x: 480, y: 208, width: 680 }],
};
