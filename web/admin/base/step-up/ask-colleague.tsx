import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/step-up.ts';
import fi from '#web/messages/admin/fi/step-up.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { StepUpStart } from './step-up-answers.ts';

type Props = { approval: StepUpStart['approval']; onAsk: (reason: string) => void };

/** The request for a colleague's consent, and how far it is. */
export function AskColleague({ approval, onAsk }: Props) {
  const t = useTexts(fi, en);
  if (approval?.state === 'open') return <Note>{t('approval.waiting')}</Note>;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(String(new FormData(event.currentTarget).get('reason')));
      }}
    >
      {approval && <Note tone="warn">{t('approval.refused', { name: approval.decider ?? '' })}</Note>}
      <p>{t('approval.intro')}</p>
      <Field label={t('approval.reason')}>
        {(control) => <textarea {...control} className="ta" name="reason" required maxLength={500} />}
      </Field>
      <Button type="submit" look="primary">
        {t('approval.ask')}
      </Button>
    </form>
  );
}
