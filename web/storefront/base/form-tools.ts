/**
 * Attributes that make a form a tool of agents in browsers (WebMCP, a draft of the W3C's Web Machine Learning group, October 2026): they
 * fill it in, and a person looks on. The server writes them, and scripts leave them as they are: spread them behind `import.meta.env.SSR`,
 * so that no script of a built shop carries the texts, and behind `DEV`, where React compares both.
 */
export const searchTool = {
  toolname: 'search_products',
  tooldescription: 'Search the shop’s products, pages and spare parts by words.',
};

export const sparePartTool = {
  toolname: 'find_spare_part',
  tooldescription: 'Find a spare part by the manufacturer’s code; replaced codes lead to the part that is sold now.',
};
