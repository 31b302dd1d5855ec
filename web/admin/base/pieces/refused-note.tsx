import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';
import { Note } from '#web/ui/admin/note.tsx';

/** Above a form whose action lacks a fresh factor or a second person; what was typed stays in the form. */
export function RefusedNote({ answer }: { answer: unknown }) {
  const t = useTexts(fi, en);
  if (!isRefused(answer)) return null;
  return (
    <Note tone="warn">{t(answer.refused.reason === 'approval' ? 'lists.needsApproval' : 'lists.needsProof')}</Note>
  );
}
