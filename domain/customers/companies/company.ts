import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { isBusinessId, normalizeBusinessId } from '#domain/base/contact-details/business-id.ts';
import { checkText } from '#domain/base/contact-details/check-text.ts';
import { isEinvoiceAddress, isEinvoiceOperator, normalizeEinvoice } from '#domain/base/contact-details/einvoice.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';

export const companyStatuses = ['applied', 'approved', 'rejected'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** What a company's owners keep up to date. E-invoice address and operator are both '' or both set. */
export type CompanyContact = {
  contactName: string;
  contactPhone: string;
  einvoiceAddress: string;
  einvoiceOperator: string;
};
/** What a company applies with (company-1). */
export type CompanyDetails = CompanyContact & { name: string; businessId: string };
export type CompanyField = keyof CompanyDetails;

const MAX_COMPANY = 100;
const MAX_CODE = 50;

type Typed = Readonly<Record<string, unknown>>;
type Problems = FieldProblem<CompanyField>[];

/** Checks what an owner changes: contact and e-invoice address (company-1). */
export function checkCompanyContact(input: Typed): Result<CompanyContact, 'invalid', Problems> {
  const contactName = checkText(input.contactName, { max: MAX_NAME, required: true });
  const contactPhone = checkText(input.contactPhone, { max: 30, required: true });
  const address = checkText(input.einvoiceAddress, { max: MAX_CODE });
  const operator = checkText(input.einvoiceOperator, { max: MAX_CODE });
  const einvoiceAddress = normalizeEinvoice(address.value);
  const einvoiceOperator = normalizeEinvoice(operator.value);
  const hasEinvoice = einvoiceAddress !== '' || einvoiceOperator !== '';

  const problems: Problems = [];
  if (contactName.error) problems.push({ field: 'contactName', message: contactName.error });
  if (contactPhone.error) problems.push({ field: 'contactPhone', message: contactPhone.error });
  else if (!PHONE.test(contactPhone.value)) problems.push({ field: 'contactPhone', message: 'account.error.phone' });
  if (address.error) problems.push({ field: 'einvoiceAddress', message: address.error });
  else if (hasEinvoice && !isEinvoiceAddress(einvoiceAddress))
    problems.push({ field: 'einvoiceAddress', message: 'account.error.einvoice' });
  if (operator.error) problems.push({ field: 'einvoiceOperator', message: operator.error });
  else if (hasEinvoice && !isEinvoiceOperator(einvoiceOperator))
    problems.push({ field: 'einvoiceOperator', message: 'account.error.einvoiceOperator' });
  if (problems.length > 0) return fail('invalid', problems);
  return ok({ contactName: contactName.value, contactPhone: contactPhone.value, einvoiceAddress, einvoiceOperator });
}

/** Checks an application as typed: name, business id with its check digit, contact, and e-invoice address if any (company-1). */
export function checkCompany(input: Typed): Result<CompanyDetails, 'invalid', Problems> {
  const name = checkText(input.name, { max: MAX_COMPANY, required: true });
  const typedId = checkText(input.businessId, { max: 20, required: true });
  const businessId = normalizeBusinessId(typedId.value);
  const contact = checkCompanyContact(input);
  const problems: Problems = [];
  if (name.error) problems.push({ field: 'name', message: name.error });
  if (typedId.error) problems.push({ field: 'businessId', message: typedId.error });
  else if (!isBusinessId(businessId)) problems.push({ field: 'businessId', message: 'account.error.businessId' });
  if (!contact.ok) problems.push(...(contact.details ?? []));
  if (problems.length > 0 || !contact.ok) return fail('invalid', problems);
  return ok({ name: name.value, businessId, ...contact.value });
}
