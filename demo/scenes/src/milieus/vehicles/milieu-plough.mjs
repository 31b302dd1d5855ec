export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [{ scene: 'plough', x: 480, y: 280, width: 680 }],
};
