import { type Cents, centsFromEuros } from '#domain/base/money.ts';

/** A number as people type it, with a decimal comma and a minus of any kind; null when it is none. */
export function typedNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, '').replace(/^[−–]/, '-').replace(',', '.').replace(/^\+/, '');
  return /^-?\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Typed euros in cents. */
export function typedCents(typed: string): Cents | null {
  const euros = typedNumber(typed.replaceAll(/[\s€]/g, ''));
  return euros === null ? null : centsFromEuros(euros);
}
