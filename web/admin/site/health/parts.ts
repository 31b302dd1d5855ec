/** The tabs of the page, as its address names them in `osa`; the first is shown without one. */
export const parts = ['tarkastus', 'postit', 'webhookit', 'tyot', 'varmuuskopiot', 'versiot'] as const;
export type Part = (typeof parts)[number];
