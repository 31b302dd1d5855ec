/** States of a message to the shop: waiting for an answer, answered by the shop, or closed without one. */
export const contactStates = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** What a template of staff is for. */
export const templateKinds = ['quote', 'message'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** A template's text with the customer's first name in the place of `{nimi}` and without one neither. */
export const fillTemplate = (body: string, firstname: string): string =>
  firstname ? body.replaceAll('{nimi}', firstname) : body.replaceAll(/ ?\{nimi\}/g, '');
