/** Finnish registration numbers and VINs (ISO 3779) of 17 characters; old frames have other numbers. */
const CODE = /^[0-9A-ZÅÄÖ][0-9A-ZÅÄÖ -]{1,19}$/;

/** A typed registration number or VIN in capitals, '' if there is none; null if it cannot be one. */
export function readVehicleCode(typed: unknown): string | null {
  if (typed !== undefined && typed !== null && typeof typed !== 'string') return null;
  const code = (typed ?? '').trim().toUpperCase();
  return code === '' || CODE.test(code) ? code : null;
}

/** What a vehicle register is asked with. */
export type RegisterKey = { kind: 'plate' | 'vin'; code: string };

/** ISO 3779: 17 characters without I, O and Q. */
const VIN = /^[0-9A-HJ-NPR-Z]{17}$/;
const PLATE = /^(?:([A-ZÅÄÖ]{1,3})([0-9]{1,4})|([0-9]{1,4})([A-ZÅÄÖ]{1,3}))$/;

/**
 * A typed number as a register knows it: `ABC-123`, or a VIN without spaces; null when it is neither. A number that cannot exist is
 * refused here, as each question to the register costs money.
 */
export function readRegisterKey(typed: unknown): RegisterKey | null {
  const code = readVehicleCode(typed)?.replaceAll(/[ -]/g, '');
  if (!code) return null;
  if (VIN.test(code)) return { kind: 'vin', code };
  const [, ...parts] = PLATE.exec(code) ?? [];
  const [first, second] = parts.filter(Boolean);
  return first && second ? { kind: 'plate', code: `${first}-${second}` } : null;
}
