export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [{ scene: 'ice-auger', x: 560, y: 300, width: 600 }],
};
