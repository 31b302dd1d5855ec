import type { CompanyService, MemberChanged } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { ownValue } from '#domain/base/records.ts';
import type { ResultCode } from '#web/storefront/customers/accounts/area/form-result.ts';
import { type FormAnswer, refused, textOf, typedValues } from '#web/storefront/customers/accounts/form/form-answer.ts';

/** What came of a form: a result for the next page, or the form again with its problems. */
type Outcome = ResultCode | FormAnswer;
type Sent = { companies: CompanyService; visitor: Visitor; form: FormData };

const changed = (done: MemberChanged, result: ResultCode): ResultCode => {
  if (done.ok) return result;
  return done.reason === 'last_owner' ? 'viimeinen-paakayttaja' : 'virhe';
};

async function apply({ companies, visitor, form }: Sent): Promise<Outcome> {
  const applied = await companies.apply(visitor, typedValues(form));
  if (applied.ok) return 'yritys-haettu';
  return applied.reason === 'invalid' ? refused(form, applied.details ?? []) : 'virhe';
}

async function details({ companies, visitor, form }: Sent): Promise<Outcome> {
  const saved = await companies.changeContact(visitor, typedValues(form));
  if (saved.ok) return 'yritys-tallennettu';
  return saved.reason === 'invalid' ? refused(form, saved.details ?? []) : 'virhe';
}

const inviteErrors = {
  member: 'company.error.member',
  too_many: 'company.error.tooMany',
  limited: 'company.error.limited',
} as const;

async function invite({ companies, visitor, form }: Sent): Promise<Outcome> {
  const invited = await companies.invitations.invite(visitor, typedValues(form));
  if (invited.ok) return 'kutsu-lahetetty';
  if (invited.reason === 'invalid') return refused(form, invited.details ?? []);
  if (invited.reason === 'not_owner') return 'virhe';
  return refused(form, [{ field: 'email', message: inviteErrors[invited.reason] }]);
}

const acts: Record<string, (sent: Sent) => Promise<Outcome>> = {
  'company-apply': apply,
  'company-details': details,
  'company-invite': invite,
  'company-withdraw': async ({ companies, visitor, form }) =>
    (await companies.invitations.withdraw(visitor, textOf(form, 'id'))) ? 'kutsu-peruttu' : 'virhe',
  'company-role': async ({ companies, visitor, form }) =>
    changed(await companies.setRole(visitor, textOf(form, 'id'), textOf(form, 'role')), 'yritys-tallennettu'),
  'company-limit': async ({ companies, visitor, form }) =>
    changed(await companies.setLimit(visitor, textOf(form, 'id'), textOf(form, 'limit')), 'yritys-tallennettu'),
  'company-remove': async ({ companies, visitor, form }) =>
    changed(await companies.removeMember(visitor, textOf(form, 'id')), 'jasen-poistettu'),
  'company-leave': async ({ companies, visitor }) => changed(await companies.leave(visitor), 'yritys-poistuttu'),
};

/** Does what a form of the company's page asks for. */
export function doCompanyAct(sent: Sent): Promise<Outcome> {
  const act = ownValue(acts, textOf(sent.form, 'form'));
  return act ? act(sent) : Promise.resolve('virhe');
}
