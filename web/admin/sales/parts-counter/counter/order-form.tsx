import { Form } from 'react-router';
import type { CounterPart } from '#backend/sales/parts-counter/service.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import type { ShownStore } from '#web/admin/base/store-choice.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CounterResult, TypedOrder } from './act.ts';

type Failed = Extract<CounterResult, { problems: unknown }>;
type Props = {
  part: CounterPart;
  store: string;
  stores: readonly ShownStore[];
  formKey: string;
  failed: Failed | null;
};

/** The customer first: who waits for the part is asked aloud. */
const CUSTOMER = [
  { name: 'name', type: 'text', required: true },
  { name: 'phone', type: 'tel', required: false },
  { name: 'email', type: 'email', required: false },
] as const;
const GOODS = [
  { name: 'pieces', type: 'text', required: true },
  { name: 'price', type: 'text', required: false },
  { name: 'deposit', type: 'text', required: false },
  { name: 'supplier', type: 'text', required: false },
  { name: 'expectedOn', type: 'date', required: false },
  { name: 'note', type: 'text', required: false },
] as const;

const euros = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

function begun({ sku, name, price, kind, brand }: CounterPart, storeId: string, locale: 'fi' | 'en'): TypedOrder {
  return {
    storeId,
    sku,
    title: name,
    pieces: '1',
    price: euros(price),
    deposit: '',
    expectedOn: '',
    note: '',
    supplier: kind === 'part' ? brand : '',
    name: '',
    phone: '',
    email: '',
    locale,
  };
}

/** Orders the part for a customer, whose name follows it to the counter. */
export function OrderForm({ part, store, stores, formKey, failed }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const typed = failed?.typed ?? begun(part, store, locale);
  const problems = failed?.problems ?? {};
  const draft = useDraft(`special-order:${part.sku}`);
  const field = ({ name, type, required }: (typeof CUSTOMER)[number] | (typeof GOODS)[number]) => {
    const problem = problems[name];
    return (
      <Field
        key={name}
        label={t(`orders.${name}`)}
        note={required ? undefined : t('orders.optional')}
        hint={name === 'deposit' ? t('orders.depositHint') : name === 'email' ? t('orders.emailHint') : undefined}
        error={problem && t(`orders.error.${problem}`)}
      >
        {(control) => (
          <input
            {...control}
            className="in"
            type={type}
            name={name}
            defaultValue={typed[name]}
            autoComplete="off"
            required={required}
            // biome-ignore lint/a11y/noAutofocus: the form was opened to type the customer's name
            autoFocus={name === 'name'}
          />
        )}
      </Field>
    );
  };
  return (
    <Form method="post" className="form" ref={draft}>
      <h2>{t('counter.order')}</h2>
      {failed && <Note tone="bad">{t('orders.invalid')}</Note>}
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="sku" value={typed.sku} />
      <input type="hidden" name="title" value={typed.title} />
      <p>
        {typed.title} <span className="muted num">{typed.sku}</span>
      </p>
      {CUSTOMER.map(field)}
      <Field label={t('orders.locale')}>
        {(control) => (
          <select {...control} className="sel" name="locale" defaultValue={typed.locale}>
            <option value="fi">{t('orders.locale.fi')}</option>
            <option value="en">{t('orders.locale.en')}</option>
          </select>
        )}
      </Field>
      <Field label={t('orders.store')}>
        {(control) => (
          <select {...control} className="sel" name="store" defaultValue={typed.storeId}>
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {GOODS.map(field)}
      <p>
        <Button type="submit" look="primary" icon="package-plus" shortcut="Control+Enter">
          {t('orders.save')}
        </Button>
      </p>
    </Form>
  );
}
