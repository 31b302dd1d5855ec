import type { ChangeSetState } from '#domain/catalog/change-sets/change-set.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  draft: { glyph: 'draft' },
  checked: { glyph: 'draft' },
  proposed: { glyph: 'wait', tone: 'warn' },
  queued: { glyph: 'hold' },
  scheduled: { glyph: 'wait', tone: 'info' },
  applied: { glyph: 'done', tone: 'ok' },
  undone: { glyph: 'back' },
  recalled: { glyph: 'back' },
  refused: { glyph: 'off' },
} as const;

/** The state of a change set, by shape and word. */
export function SetState({ state, pill }: { state: ChangeSetState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
