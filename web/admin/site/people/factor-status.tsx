import type { ListedPerson } from '#backend/platform/staff/people/people-queries.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Status } from '#web/ui/admin/status.tsx';

/** How a person signs in, or why they cannot. */
export function FactorStatus({ person }: { person: ListedPerson }) {
  const t = useTexts(fi, en);
  if (person.isSuspended)
    return (
      <Status glyph="fail" tone="bad">
        {t('people.suspended')}
      </Status>
    );
  const ways = [...(person.passkeys > 0 ? [t('people.passkey')] : []), ...(person.hasApp ? [t('people.app')] : [])];
  if (ways.length > 0)
    return (
      <Status glyph="lock" tone="ok">
        {ways.join(', ')}
      </Status>
    );
  return person.invitedAt ? (
    <Status glyph="wait">{t('people.invited')}</Status>
  ) : (
    <Status glyph="fail" tone="bad">
      {t('people.missing')}
    </Status>
  );
}
