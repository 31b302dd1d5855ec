/** The demo company's facts, which a live shop refuses in `shop.config.ts` and on pages (operation-2). */
const DEMO_FACTS = ['Tieva Demo Oy', '1234567-1', '010 000 000', 'tieva.example'] as const;

/** The demo's streets with their towns; a street alone may be real. */
const DEMO_ADDRESSES = [
  { street: 'Äimätie 14', postcode: '90400' },
  { street: 'Teollisuustie 22', postcode: '96320' },
  { street: 'Keskustie 9', postcode: '97700' },
] as const;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** The first demo fact in a text, ignoring whitespace; null if none. */
export const demoFactIn = (text: string): string | null =>
  DEMO_FACTS.find((fact) => withoutSpaces(text).includes(withoutSpaces(fact))) ?? null;

/** Whether an address is one of the demo's stores. */
export const isDemoAddress = ({ street, postcode }: { street: string; postcode: string }): boolean =>
  DEMO_ADDRESSES.some(
    (demo) => demo.postcode === postcode.trim() && withoutSpaces(demo.street) === withoutSpaces(street),
  );

/** Whether an address is in `.example`, which is reserved (RFC 2606): mail to it is undeliverable. */
export const isExampleAddress = (email: string): boolean => /(?:@|\.)example>?$/i.test(email.trim());
