export default {
  milieu: 'milieu-forest',
  crop: [280, 0, 1200],
  put: [{ scene: 'utv', x: 320, y: 228, width: 800 }],
};
