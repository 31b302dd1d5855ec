export default {
  milieu: 'milieu-forest',
  crop: [280, 0, 1200],
  put: [{ scene: 'atv', x: 330, y: 258, width: 760 }],
};
