import { useFetcher } from 'react-router';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { type Session, SessionTable } from './session-table.tsx';

type Tablet = { id: string; name: string; store: string };
type Props = { sessions: Session[]; tablets: Tablet[]; stores: { id: string; name: string }[]; mayEnrol: boolean };

/** Who is signed in where, and the tablets of the stores. */
export function SessionsAndTablets({ sessions, tablets, stores, mayEnrol }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<{ enrolled?: boolean }>();
  const stepUp = useStepUp(fetcher);
  return (
    <>
      <SessionTable sessions={sessions} mayEnd={mayEnrol} fetcher={fetcher} names />
      <section className="sec form">
        <h2>{t('people.tablets')}</h2>
        {tablets.length === 0 && <p>{t('people.noTablets')}</p>}
        {tablets.map(({ id, name, store }) => (
          <fetcher.Form key={id} method="post">
            <input type="hidden" name="intent" value="remove-tablet" />
            <input type="hidden" name="id" value={id} />
            <b>{name}</b> {stores.find((one) => one.id === store)?.name}{' '}
            {mayEnrol && (
              <Button type="submit" small>
                {t('people.remove', { name })}
              </Button>
            )}
          </fetcher.Form>
        ))}
        {fetcher.data?.enrolled && <Note tone="ok">{t('people.enrolled')}</Note>}
        {mayEnrol && (
          <fetcher.Form method="post" className="form measure">
            <input type="hidden" name="intent" value="enrol" />
            <Field label={t('people.tabletName')}>
              {(control) => <input {...control} className="in" name="name" maxLength={60} required />}
            </Field>
            <Field label={t('people.stores')}>
              {(control) => (
                <select {...control} className="sel" name="store">
                  {stores.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Button type="submit">{t('people.enrol')}</Button>
          </fetcher.Form>
        )}
        {stepUp}
      </section>
    </>
  );
}
