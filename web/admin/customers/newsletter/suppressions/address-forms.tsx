import { Form } from 'react-router';
import type { ListedAddress } from '#backend/customers/newsletter/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';

export type AddressAnswer =
  | { found: ListedAddress; done: 'find' | 'suppress' | 'allow' }
  | { failed: 'email'; typed: string };

/** Looks an address up, stops it or allows it again (admin-letter-5). */
export function AddressForms({ answer }: { answer: AddressAnswer | null }) {
  const t = useTexts(fi, en);
  const found = answer && 'found' in answer ? answer.found : null;
  const failed = answer && 'failed' in answer ? answer : null;
  return (
    <div>
      <section className="sec">
        <h2>{t('suppressions.find')}</h2>
        <p className="sub">{t('suppressions.hashes')}</p>
        <Form method="post" className="form">
          <Field label={t('field.email')} error={failed ? t('fail.email') : null}>
            {(control) => (
              <input
                {...control}
                className="in"
                name="email"
                type="email"
                required
                maxLength={254}
                autoComplete="off"
                key={found?.email}
                defaultValue={found?.email ?? failed?.typed}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="find" look="primary">
            {t('act.find')}
          </Button>
        </Form>
      </section>
      {found && answer && 'done' in answer && (
        <section className="sec" aria-live="polite">
          <h2>{found.email}</h2>
          {answer.done !== 'find' && <Note tone="ok">{t(`done.${answer.done}`)}</Note>}
          <p>
            {found.status ? t(`status.${found.status}`) : t('suppressions.unknown')}
            {'. '}
            {found.suppressed
              ? t('suppressions.is', { reason: t(`reason.${found.suppressed}`) })
              : t('suppressions.isNot')}
          </p>
          <Form method="post" className="form">
            <input type="hidden" name="email" value={found.email} />
            {found.suppressed && (
              <Button type="submit" name="intent" value="allow">
                {t('act.allow')}
              </Button>
            )}
            {(found.suppressed === null || found.suppressed === 'unsubscribed') && (
              <>
                <Field label={t('field.reason')}>
                  {(control) => (
                    <select {...control} className="sel" name="reason">
                      {(['asked', 'complaint', 'bounce'] as const).map((reason) => (
                        <option key={reason} value={reason}>
                          {t(`reason.${reason}`)}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <Button type="submit" name="intent" value="suppress" look="danger-line">
                  {t('act.suppress')}
                </Button>
              </>
            )}
          </Form>
        </section>
      )}
    </div>
  );
}
