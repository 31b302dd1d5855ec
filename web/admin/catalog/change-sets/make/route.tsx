import { data, Form, redirect } from 'react-router';
import type { Selection } from '#domain/catalog/change-sets/change-set.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { textsOf, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import styles from './make.module.css';
import { type FormErrors, readForm, readSelection, selections } from './read-form.ts';
import { RuleFields } from './rule-fields.tsx';
import { ruleTitle } from './rule-title.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  // the list's right is that of making one
  await shop.changeSets.list(actor, 'open');
  const { searchParams } = url;
  const typed = Object.fromEntries([...searchParams].filter(([name]) => ['by', 'which', 'kind'].includes(name)));
  return { typed, mayReadCosts: mayTry(actor, 'prices.read-costs') };
}

type Typed = Record<string, string>;
type Answer = { typed: Typed; selection: Selection | null; errors: FormErrors; isEmpty: boolean };

/** The list of products sends what is selected; the form itself sends the rule too. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const form = await request.formData();
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  if (form.get('intent') !== 'make')
    return { typed: {}, selection: readSelection(form), errors: {}, isEmpty: false } satisfies Answer;
  const { rule, selection, errors } = readForm(form, shop.now());
  const kept = { typed, selection: form.has('sku') || form.has('query') ? selection : null, errors };
  if (!selection || Object.keys(errors).length > 0) return data<Answer>({ ...kept, isEmpty: false }, 400);
  const title = typed.title?.trim().slice(0, 200) || ruleTitle(rule, selection, textsOf(locale, fi, en));
  const made = await shop.changeSets.make(actor, { title, source: 'rule', rule, selection });
  if (made.ok) throw redirect(`/muutokset/${made.value.id}`);
  return data<Answer>({ ...kept, isEmpty: true }, 400);
}

export default function MakeSet({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { typed, selection, errors, isEmpty }: Answer = actionData ?? {
    typed: loaderData.typed,
    selection: null,
    errors: {},
    isEmpty: false,
  };
  return (
    <>
      <PageBar title={t('sets.new')} back={{ to: '/muutokset', text: t('sets.title') }}>
        <Button type="submit" form="make" name="intent" value="make" look="primary" icon="eye" shortcut="Control+Enter">
          {t('make.preview')}
        </Button>
      </PageBar>
      <main id="sisalto">
        <Form method="post" id="make" className={`form ${styles.make}`}>
          <section className="sec">
            <Note>{t('make.nothingYet')}</Note>
            {isEmpty && <Note tone="bad">{t('make.error.empty')}</Note>}
            <h2>{t('make.goods')}</h2>
            <Goods typed={typed} selection={selection} errors={errors} />
          </section>
          <RuleFields typed={typed} errors={errors} mayReadCosts={loaderData.mayReadCosts} />
          <section className="sec">
            <Field label={t('make.name')} hint={t('make.nameHint')}>
              {(control) => (
                <input className="in" {...control} name="title" maxLength={200} defaultValue={typed.title ?? ''} />
              )}
            </Field>
          </section>
        </Form>
      </main>
    </>
  );
}

/** What the list of products sent stays as it is; else goods are named here. */
function Goods({ typed, selection, errors }: Pick<Answer, 'typed' | 'selection' | 'errors'>) {
  const t = useTexts(fi, en);
  if (selection?.by === 'filter')
    return (
      <p>
        {t('make.filter')}
        <input type="hidden" name="of" value="query" />
        <input type="hidden" name="query" value={selection.query} />
      </p>
    );
  if (selection?.by === 'skus')
    return (
      <p>
        {t('make.selected', { count: selection.skus.length })}
        {selection.skus.map((sku) => (
          <input key={sku} type="hidden" name="sku" value={sku} />
        ))}
      </p>
    );
  return (
    <div className={styles.line}>
      <Field label={t('make.by')}>
        {(control) => (
          <select className="sel" {...control} name="by" defaultValue={typed.by ?? 'skus'}>
            {selections.map((by) => (
              <option key={by} value={by}>
                {t(`make.by.${by}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('make.which')} hint={t('make.whichHint')} error={errors.which && t(`make.error.${errors.which}`)}>
        {(control) => <textarea className="in" {...control} name="which" rows={3} defaultValue={typed.which ?? ''} />}
      </Field>
    </div>
  );
}
