import type { LetterProblem } from '#backend/customers/newsletter/service.ts';
import type fi from '#web/messages/admin/fi/newsletter.ts';
import type { Translate } from '#web/messages/messages.ts';

type T = Translate<typeof fi>;

/** What the checks of files say about letters, in the person's language; a rare reason as they say it. */
export function reasonText(t: T, reason: string): string {
  if (reason === 'must not be empty' || reason === 'must be a text') return t('problem.missing');
  if (reason.startsWith('HTML is not allowed')) return t('problem.html');
  if (reason.startsWith('a letter shows no pictures')) return t('problem.picture');
  if (reason.startsWith('a letter has no room for')) return t('problem.block');
  const [, link] = /^links to (\S+), which is not/.exec(reason) ?? [];
  if (link) return t('problem.link', { link });
  const [, most] = /^must have at most (\d+) characters$/.exec(reason) ?? [];
  return most ? t('problem.long', { most }) : reason;
}

/** A problem with its line in a body. */
export const problemText = (t: T, { line, reason }: Pick<LetterProblem, 'line' | 'reason'>): string =>
  line === null ? reasonText(t, reason) : t('problem.line', { line, reason: reasonText(t, reason) });
