export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [{ scene: 'snow-blower', x: 470, y: 250, width: 720 }],
};
