import type { LetterState } from '#domain/customers/newsletter/letters/letter.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  draft: { glyph: 'draft' },
  scheduled: { glyph: 'wait', tone: 'info' },
  sending: { glyph: 'half', tone: 'info' },
  sent: { glyph: 'sent', tone: 'ok' },
} as const;

export function LetterStateMark({ state, pill = false }: { state: LetterState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
