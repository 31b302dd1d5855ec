/** The facts of the demo's company. A live shop refuses them in its `shop.config.ts` and on its pages. */
const DEMO_FACTS = ['Tieva Demo Oy', '1234567-1', '010 000 000', 'tieva.example'] as const;

/** The demo's street in each of its towns; a street alone may be somebody's own. */
const DEMO_ADDRESSES = [
  { street: 'Äimätie 14', postcode: '90400' },
  { street: 'Teollisuustie 22', postcode: '96320' },
  { street: 'Keskustie 9', postcode: '97700' },
] as const;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** The first of the demo's facts that a text holds, however it is spaced; null: none. */
export const demoFactIn = (text: string): string | null =>
  DEMO_FACTS.find((fact) => withoutSpaces(text).includes(withoutSpaces(fact))) ?? null;

/** Whether an address is that of one of the demo's stores. */
export const isDemoAddress = ({ street, postcode }: { street: string; postcode: string }): boolean =>
  DEMO_ADDRESSES.some(
    (demo) => demo.postcode === postcode.trim() && withoutSpaces(demo.street) === withoutSpaces(street),
  );

/** `.example` is reserved for examples (RFC 2606): mail to it reaches nobody. */
export const isExampleAddress = (email: string): boolean => /(?:@|\.)example>?$/i.test(email.trim());
