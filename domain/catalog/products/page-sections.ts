/** The sections of a product's page that its data makes, in the order shoppers see them. */
export const pageSectionNames = [
  ...(['pictures', 'choices', 'phrases', 'description', 'attributes', 'fitment'] as const),
  ...(['documents', 'maker', 'milieu', 'accessories', 'related'] as const),
] as const;
export type PageSectionName = (typeof pageSectionNames)[number];

/** `finnish`: English shoppers read it in Finnish, as its English text is missing. */
export type PageSection = { name: PageSectionName; state: 'shown' | 'finnish' | 'missing' };
