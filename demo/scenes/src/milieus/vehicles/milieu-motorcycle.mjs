export default {
  milieu: 'milieu-forest',
  crop: [330, 0, 1200],
  put: [{ scene: 'motorcycle', x: 370, y: 262, width: 780 }],
};
