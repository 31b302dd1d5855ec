import { formatEuros } from '#domain/base/money.ts';
import type { Refused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/permissions.ts';
import fi from '#web/messages/admin/fi/permissions.ts';

const ROW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a confirmation holds for, in words: the action, its thing and its sum. */
export function useConfirmed({ permission, subject, cents }: Refused['refused']): string {
  const named = useTexts(fi, en);
  // an id of a row or the word for all of a kind tells a person nothing
  const thing = subject && /[\d@]/.test(subject) && !ROW_ID.test(subject) ? subject : null;
  return [named(permission), thing, cents === null ? null : formatEuros(cents)].filter(Boolean).join(', ');
}
