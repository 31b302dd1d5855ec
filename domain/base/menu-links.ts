/** The fixed links of the menu below the categories, in their first order (menu-1). `services`: those of the shop that have an icon. */
export const menuLinks = ['campaigns', 'parts', 'tradeIns', 'services', 'brands', 'service', 'all'] as const;
export type MenuLink = (typeof menuLinks)[number];
/** Links that staff may leave out; some stand in header or footer as well. */
export const fixedLinks = [...menuLinks, 'outlet'] as const;
export type FixedLink = (typeof fixedLinks)[number];
