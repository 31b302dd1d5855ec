export default {
  milieu: 'milieu-winter',
  crop: [400, 0, 1200],
  put: [{ scene: 'sledge', x: 470, y: 300, width: 760 }],
};
