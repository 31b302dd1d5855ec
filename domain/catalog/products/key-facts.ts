/** More facts would take a third line of a card on a phone. */
export const MAX_CARD_FACTS = 3;

/** A number and its unit stay on one line. */
const joined = (fact: string): string => fact.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');

/** The first part of an attribute's value: `397 cm³` of `397 cm³, two-stroke, air-cooled`. A decimal comma has no space after it. */
const shortFact = (value: string): string => joined(value.split(', ', 1)[0] ?? '');

// the dot stays on the line of the fact before it
const SEPARATOR = '\u00a0· ';

/** The line of facts on a product card (listing-7), from attribute values in the order of their category: `397 cm³ · 2027`. */
export const keyFacts = (values: readonly string[]): string =>
  values.slice(0, MAX_CARD_FACTS).map(shortFact).join(SEPARATOR);
