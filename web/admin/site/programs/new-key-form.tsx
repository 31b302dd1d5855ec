import type { FetcherWithComponents } from 'react-router';
import { keyScopes } from '#domain/staff/key-scopes.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/programs.ts';
import fi from '#web/messages/admin/fi/programs.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { keyDays } from './key-form.ts';

/** Makes a key: whose, for what, and until when. */
export function NewKeyForm({ fetcher }: { fetcher: FetcherWithComponents<unknown> }) {
  const t = useTexts(fi, en);
  return (
    <details>
      <summary className="btn btn-line">{t('programs.new')}</summary>
      <fetcher.Form method="post" className="form measure">
        <input type="hidden" name="intent" value="create" />
        <Field label={t('programs.name')} hint={t('programs.nameHint')}>
          {(control) => <input {...control} className="in" name="name" maxLength={60} autoComplete="off" required />}
        </Field>
        <fieldset>
          <legend className="label">{t('programs.scopes')}</legend>
          {keyScopes.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" className="box" name="scopes" value={scope} /> {t(`scope.${scope}`)}{' '}
              <code className="muted">{scope}</code>
            </label>
          ))}
        </fieldset>
        <Field label={t('programs.days')}>
          {(control) => (
            <select {...control} className="sel" name="days" defaultValue="365">
              {keyDays.map((days) => (
                <option key={days} value={days}>
                  {t(`programs.days.${days}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="primary">
          {t('programs.create')}
        </Button>
      </fetcher.Form>
    </details>
  );
}
