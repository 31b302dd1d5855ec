import type { FieldError } from '#domain/base/error-codes.ts';
import { localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import { type Template, TemplatePicker } from '#web/admin/base/pieces/template-picker.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { errorOf } from './field-errors.ts';
import { LineTable } from './line-table.tsx';
import type { TypedReply } from './reply-form.ts';

type Props = {
  typed: TypedReply;
  errors: FieldError[];
  listPrices: Record<string, Cents>;
  templates: Template[];
  /** Offers to fill in the catalog's prices. */
  fillsPrices?: boolean;
};

/** Fields of a reply: lines, trade-in, terms, words. Buttons that only change the form submit it with another `intent`. */
export function ReplyFields({ typed, errors, listPrices, templates, fillsPrices = false }: Props) {
  const t = useTexts(fi, en);
  const message = (field: string) => {
    const key = errorOf(errors, field);
    return key && t(key);
  };
  return (
    <>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('quotes.lines')}</h2>
          <span className="push">
            {fillsPrices && (
              <Button type="submit" name="intent" value="prices" small>
                {t('quotes.fillPrices')}
              </Button>
            )}
            <Button type="submit" name="intent" value="add-line" small icon="plus">
              {t('quotes.addLine')}
            </Button>
          </span>
        </div>
        <LineTable lines={typed.lines} errors={errors} listPrices={listPrices} />
      </section>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('quotes.tradeIn')}</h2>
        </div>
        <div className="f2">
          <Field label={t('quotes.tradeInTitle')} note={t('quotes.optional')} error={message('tradeIn.title')}>
            {(control) => <input {...control} className="in" name="tradeInTitle" defaultValue={typed.tradeIn.title} />}
          </Field>
          <Field label={t('quotes.tradeInCredit')} note={t('quotes.optional')} error={message('tradeIn.credit')}>
            {(control) => (
              <input
                {...control}
                className="in n"
                name="tradeInCredit"
                inputMode="decimal"
                defaultValue={typed.tradeIn.credit}
              />
            )}
          </Field>
        </div>
        <Note>{t('quotes.tradeInNote')}</Note>
      </section>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('quotes.terms')}</h2>
        </div>
        <Terms typed={typed} message={message} />
        <Words typed={typed} message={message} templates={templates} />
      </section>
    </>
  );
}

type Part = { typed: TypedReply; message: (field: string) => string | null };

function Terms({ typed, message }: Part) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <div className="f2">
      <Field label={t('quotes.validUntil')} error={message('validUntil')}>
        {(control) => (
          <input {...control} className="in" type="date" name="validUntil" defaultValue={typed.validUntil} />
        )}
      </Field>
      <Field label={t('quotes.deliveryTime')} note={t('quotes.optional')} error={message('deliveryTime')}>
        {(control) => <input {...control} className="in" name="deliveryTime" defaultValue={typed.deliveryTime} />}
      </Field>
      <Field label={t('quotes.delivery')} error={message('delivery') ?? message('delivery.method')}>
        {(control) => (
          <select {...control} className="sel" name="method" defaultValue={typed.delivery.method}>
            <option value="">{t('quotes.deliveryAtCheckout')}</option>
            {shippingMethods().map(({ id, label }) => (
              <option key={id} value={id}>
                {localize(label, locale).text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('quotes.deliveryPrice')} note={t('quotes.optional')} error={message('delivery.price')}>
        {(control) => (
          <input
            {...control}
            className="in n"
            name="deliveryPrice"
            inputMode="decimal"
            defaultValue={typed.delivery.price}
          />
        )}
      </Field>
    </div>
  );
}

function Words({ typed, message, templates }: Part & { templates: Template[] }) {
  const t = useTexts(fi, en);
  return (
    <>
      <Field label={t('quotes.words')} error={message('words')}>
        {(control) => (
          // a template is filled in by the server: the key makes the field show it
          <textarea {...control} key={typed.words} className="ta" name="words" rows={5} defaultValue={typed.words} />
        )}
      </Field>
      <TemplatePicker templates={templates} />
    </>
  );
}
