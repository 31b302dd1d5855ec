import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';

export type NewCampaignAnswer = {
  failed: 'code' | 'name' | 'taken' | 'unknown' | 'invalid';
  typed: { code: string; fi: string; en: string };
};

/** Asks the code and the name of a campaign; the draft's own page has the rest. */
export function NewCampaign({ answer }: { answer: NewCampaignAnswer | null }) {
  const t = useTexts(fi, en);
  const failed = answer?.failed;
  const codeError = failed === 'code' || failed === 'taken' ? t(`fail.${failed}`) : null;
  return (
    <section className="peek" aria-labelledby="new-campaign">
      <div className="peek-h">
        <h2 id="new-campaign">{t('campaigns.new')}</h2>
        <span className="push">
          <ButtonLink small icon="x" look="quiet" to="?" shortcut="Escape" aria-label={t('campaigns.list')} />
        </span>
      </div>
      <Form method="post" className="peek-b form">
        {(failed === 'unknown' || failed === 'invalid') && <Note tone="bad">{t(`fail.${failed}`)}</Note>}
        <Field label={t('field.code')} hint={t('field.codeHint')} error={codeError}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="code"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={answer?.typed.code}
            />
          )}
        </Field>
        <Field label={t('field.name.fi')} error={failed === 'name' ? t('fail.name') : null}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="fi"
              lang="fi"
              required
              maxLength={100}
              defaultValue={answer?.typed.fi}
            />
          )}
        </Field>
        <Field label={t('field.name.en')}>
          {(control) => (
            <input {...control} className="in" name="en" lang="en" maxLength={100} defaultValue={answer?.typed.en} />
          )}
        </Field>
        <Button type="submit" look="primary" shortcut="Control+Enter">
          {t('act.add')}
        </Button>
      </Form>
    </section>
  );
}
