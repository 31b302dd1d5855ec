import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ServicePoint } from '#backend/sales/delivery/service.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { isAland, isPostcode } from '#domain/base/contact-details/postcode.ts';
import type { Edit, EditField } from '#domain/sales/orders/order-edit.ts';
import { shop } from '#shop.config';
import type { StoredOrder } from '../stored-order.ts';

/** What is wrong with a field; forms have a text for each. */
export type EditProblem = {
  field: EditField;
  problem: 'required' | 'too_long' | 'email' | 'phone' | 'postcode' | 'no_such_point' | 'no_such_store' | 'not_here';
};
/** Fields as they are stored (phones in E.164), what is wrong with them, and the chosen point. */
export type CheckedEdits = { fields: Edit[]; problems: EditProblem[]; point: ServicePoint | null };

/** As in the checkout. */
const LENGTHS: Partial<Record<EditField, number>> = {
  firstname: 50,
  lastname: 50,
  company: 100,
  reference: 50,
  email: 254,
  phone: 30,
  street: 50,
  postcode: 10,
  city: 30,
};
const REQUIRED: readonly EditField[] = ['firstname', 'lastname', 'email', 'phone', 'street', 'postcode', 'city'];
const ADDRESS: readonly EditField[] = ['street', 'postcode', 'city'];

/** Checks the touched fields of a form as the checkout does. An order without an address or a point gets none. */
export function checkEdits(order: StoredOrder, fields: readonly Edit[], point: ServicePoint | null): CheckedEdits {
  const normal = fields.map((edit) => ({ ...edit, mine: normalized(edit) }));
  const problems = normal.flatMap((edit): EditProblem[] => {
    const problem = edit.mine === edit.base ? null : problemOf(order, edit, point);
    return problem ? [{ field: edit.field, problem }] : [];
  });
  return { fields: normal, problems, point };
}

function normalized({ field, mine, base }: Edit): string {
  const text = mine.trim().replaceAll(/\p{Cc}/gu, ' ');
  if (text === base) return base;
  if (field === 'email') return normalizeEmail(text);
  if (field !== 'phone') return text;
  const phone = parsePhoneNumberFromString(text, 'FI');
  return phone?.isValid() ? phone.number : text;
}

function problemOf(
  order: StoredOrder,
  { field, mine }: Edit,
  point: ServicePoint | null,
): EditProblem['problem'] | null {
  if (mine === '' && REQUIRED.includes(field)) return 'required';
  if (mine.length > (LENGTHS[field] ?? 100)) return 'too_long';
  if (ADDRESS.includes(field) && !order.deliveryAddress) return 'not_here';
  const country = order.deliveryAddress?.country ?? 'FI';
  switch (field) {
    case 'email':
      return emailProblem(mine) ? 'email' : null;
    case 'phone':
      return parsePhoneNumberFromString(mine, 'FI')?.isValid() ? null : 'phone';
    case 'postcode':
      // Åland is outside the EU's VAT area, so the prices would change
      return isPostcode(mine, country) && !(country === 'FI' && isAland(mine)) ? null : 'postcode';
    case 'servicePoint':
      return point?.id === mine ? null : 'no_such_point';
    case 'store':
      return shop.stores.some(({ id }) => id === mine) ? null : 'no_such_store';
    default:
      return null;
  }
}
