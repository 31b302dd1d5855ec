import type { ImportState } from '#domain/catalog/imports/import-run.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  checking: { glyph: 'wait' },
  checked: { glyph: 'half', tone: 'info' },
  unreadable: { glyph: 'fail', tone: 'bad' },
  applying: { glyph: 'wait' },
  applied: { glyph: 'done', tone: 'ok' },
  handed: { glyph: 'diff', tone: 'info' },
  undone: { glyph: 'back' },
  dropped: { glyph: 'off' },
} as const;

export function RunState({ state, pill }: { state: ImportState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} {...(pill && { pill })}>
      {t(`state.${state}`)}
    </Status>
  );
}
