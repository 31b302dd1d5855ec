import { data, Form, Link, redirect, useSearchParams } from 'react-router';
import { letterStates } from '#domain/customers/newsletter/letters/letter.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { LetterStateMark } from '../letter-state.tsx';
import type { Route } from './+types/route';

const INVALID = 422;

/** Letters of the newsletter by state. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { text, view } = listRequest(url, ['all', ...letterStates] as const);
  const page = await shop.newsletter.staff.list(actor, { state: view === 'all' ? null : view, text });
  return { ...page, maySuppress: mayTry(actor, 'newsletter.suppress') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const typed = String((await request.formData()).get('id') ?? '');
  const made = await shop.newsletter.staff.add(actor, typed);
  if (made.ok) throw redirect(`/uutiskirjeet/${made.value.id}`);
  return data({ failed: made.reason, typed }, INVALID);
}

export default function Letters({ loaderData: { letters, counts, maySuppress }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['letter']);
  const [params] = useSearchParams();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const columns = [t('letters.letter'), t('letters.state'), t('letters.time'), { right: t('letters.readers') }];
  return (
    <>
      <PageBar title={t('letters.title')}>
        {maySuppress && (
          <ButtonLink icon="ban" to="/markkinointikiellot">
            {t('suppressions.title')}
          </ButtonLink>
        )}
        <ButtonLink to="?uusi=1" look="primary" icon="plus" shortcut="C">
          {t('letters.new')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <div className={params.has('uusi') ? 'peeked' : undefined}>
          <div className="listcol">
            <ListFrame
              views={[
                { name: 'all', label: t('letters.all'), count: all },
                ...counts.map(({ name, count }) => ({ name, label: t(`state.${name}`), count })),
              ]}
              searchLabel={t('letters.search')}
              icon="mail"
              empty={t(all === 0 ? 'letters.nothingYet' : 'letters.none')}
              isEmpty={letters.length === 0}
              next={null}
            >
              <ListTable columns={columns}>
                {letters.map(({ id, subject, state, sendAt, createdAt, readers }) => (
                  <tr key={id} data-row="">
                    <th scope="row">
                      <Link className="id" to={`/uutiskirjeet/${id}`}>
                        {id}
                      </Link>{' '}
                      <span className="sub">{subject || t('letters.noSubject')}</span>
                    </th>
                    <td>
                      <LetterStateMark state={state} />
                    </td>
                    <td className="num">
                      <When at={sendAt ?? createdAt} />
                    </td>
                    <td className="r num">{state === 'sent' ? readers.fi + readers.en : '–'}</td>
                  </tr>
                ))}
              </ListTable>
            </ListFrame>
          </div>
          {params.has('uusi') && (
            <section className="peek" aria-labelledby="new-letter">
              <div className="peek-h">
                <h2 id="new-letter">{t('letters.new')}</h2>
                <span className="push">
                  <ButtonLink small icon="x" look="quiet" to="?" shortcut="Escape" aria-label={t('letters.title')} />
                </span>
              </div>
              <Form method="post" className="peek-b form">
                <Field
                  label={t('field.id')}
                  hint={t('field.idHint')}
                  error={actionData ? t(`fail.${actionData.failed}`) : null}
                >
                  {(control) => (
                    <input
                      {...control}
                      className="in"
                      name="id"
                      required
                      maxLength={81}
                      autoComplete="off"
                      defaultValue={actionData?.typed}
                    />
                  )}
                </Field>
                <Button type="submit" look="primary" shortcut="Control+Enter">
                  {t('act.add')}
                </Button>
              </Form>
            </section>
          )}
        </div>
      </main>
    </>
  );
}
