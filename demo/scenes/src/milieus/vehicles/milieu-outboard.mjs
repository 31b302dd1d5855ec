export default {
  milieu: 'milieu-lake',
  crop: [300, 0, 1200],
  put: [
    {
      scene: 'outboard',
      x: 470,
      y: 120,
      width: 860,
      under:
        '<g><path d="M300 520H850V600H300Z" fill="#7a5a38"/><path d="M300 520H850V534H300Z" fill="#b98f5c"/><path d="M300 556H850M300 580H850" stroke="#5a4128" stroke-width="4"/><path d="M340 600H400V900H340ZM700 600H756V900H700Z" fill="#5f4529"/><path d="M340 600H356V900H340ZM700 600H714V900H700Z" fill="#8d6b43"/></g>',
    },
  ],
};
