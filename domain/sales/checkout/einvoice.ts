const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;
/** Finland's code in front, a business id without its hyphen, up to five characters of the company's own. */
const OVT = /^0037\d{8}[0-9A-Z]{0,5}$/;

/** The remainder of an IBAN with its first four characters moved last and its letters as numbers; 1 when it is right. */
function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((rest, character) => {
    const digits = String(Number.parseInt(character, 36));
    return Number(`${rest}${digits}`) % 97;
  }, 0);
}

/** An e-invoice address or operator as typed, without spaces and hyphens, in capitals. */
export const normalizeEinvoice = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** True for a Finnish e-invoice address: an OVT id, or an IBAN whose check digits are right. */
export const isEinvoiceAddress = (text: string): boolean =>
  OVT.test(text) || (IBAN.test(text) && ibanRemainder(text) === 1);

/** True for the id of an operator by its form: an OVT id, a bank's BIC, or an id of the operators' own list. */
export const isEinvoiceOperator = (text: string): boolean =>
  OVT.test(text) || /^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(text) || /^[A-Z]?\d{6,12}$/.test(text);
