import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { ownPath } from '#web/admin/base/own-path.ts';
import type { Refused } from '#web/admin/base/refused.ts';
import { type StepUpWays, stepUpWays } from './step-up-answers.ts';

/** Begins the names of the fields of the confirmation, which stand beside those of the form that is repeated. */
export const OWN = 'step-up.';

/**
 * A form that was sent without scripts and refused for want of a fresh factor or a second person: where it goes, what was typed, and
 * the person's ways to confirm it. Files cannot be repeated.
 */
export type RepeatedForm = Refused & {
  repeat: { to: string; fields: [name: string, value: string][]; hasFiles: boolean };
  start: StepUpWays;
};

/** What a refused form needs to be confirmed and sent again. */
export async function repeatedForm(
  { shop, actor }: { shop: Shop; actor: StaffActor },
  { refused }: Refused,
  { to, form }: { to: string; form: FormData },
): Promise<RepeatedForm> {
  const { permission, subject, cents } = refused;
  const entries = [...form].filter(([name]) => !name.startsWith(OWN));
  const fields = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    refused,
    repeat: { to: ownPath(to), fields, hasFiles: fields.length < entries.length },
    start: await stepUpWays(shop, actor, { permission, subject: subject ?? '', cents }),
  };
}

/** Whether the data of an error is such a form. */
export const isRepeatedForm = (value: unknown): value is RepeatedForm =>
  typeof value === 'object' && value !== null && 'repeat' in value && 'start' in value;

/** The address of the form with what was given for it. */
export function withConsents(to: string, consents: { proof: string; approval?: string }): string {
  const url = new URL(to, 'http://admin');
  for (const name of ['proof', 'approval']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(consents)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
