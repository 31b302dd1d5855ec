const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;
/** OVT id: Finland's code 0037, the business id without hyphen, and up to five characters chosen by the company. */
const OVT = /^0037\d{8}[0-9A-Z]{0,5}$/;

/** The IBAN checksum (ISO 13616): the remainder modulo 97, 1 when valid. */
function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((rest, character) => {
    const digits = String(Number.parseInt(character, 36));
    return Number(`${rest}${digits}`) % 97;
  }, 0);
}

/** Normalises a typed e-invoice address or operator: no spaces or hyphens, upper case. */
export const normalizeEinvoice = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** True for an account number without spaces and with a valid checksum. */
export const isIban = (text: string): boolean => IBAN.test(text) && ibanRemainder(text) === 1;

/** True for a Finnish e-invoice address: an OVT id, or an IBAN with a valid checksum. */
export const isEinvoiceAddress = (text: string): boolean => OVT.test(text) || isIban(text);

/** True for the format of an operator id: an OVT id, a bank's BIC, or an id of the operators' list. */
export const isEinvoiceOperator = (text: string): boolean =>
  OVT.test(text) || /^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(text) || /^[A-Z]?\d{6,12}$/.test(text);
