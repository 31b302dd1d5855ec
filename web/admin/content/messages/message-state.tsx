import type { ContactState } from '#domain/content/contact/contact-state.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/messages.ts';
import fi from '#web/messages/admin/fi/messages.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  open: { glyph: 'warn', tone: 'warn' },
  answered: { glyph: 'done', tone: 'ok' },
  closed: { glyph: 'off' },
} as const;

/** The state of a message, by shape and word. */
export function MessageState({ state, pill }: { state: ContactState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`messages.one.${state}`)}
    </Status>
  );
}
