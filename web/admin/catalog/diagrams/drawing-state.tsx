import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  published: { glyph: 'done', tone: 'ok' },
  draft: { glyph: 'draft' },
  changed: { glyph: 'diff', tone: 'warn' },
} as const;

/** Whether shoppers see a drawing, and whether they see it as it is here. */
export function DrawingState({ state, pill }: { state: keyof typeof looks; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`diagrams.state.${state}`)}
    </Status>
  );
}
