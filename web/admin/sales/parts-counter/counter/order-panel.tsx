import { useSearchParams } from 'react-router';
import type { CounterAnswer } from '#backend/sales/parts-counter/service.ts';
import type { ShownStore } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import type { CounterResult } from './act.ts';
import { OrderForm } from './order-form.tsx';

type Props = {
  answer: CounterAnswer;
  isOpen: boolean;
  result: CounterResult | null;
  store: string;
  stores: readonly ShownStore[];
  formKey: string;
  mayOrder: boolean;
  mayQuote: boolean;
};

/** What is done with the part: ordered for a customer, or put in a quote. */
export function OrderPanel({ answer, isOpen, result, mayOrder, mayQuote, ...form }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  // of the parts that replaced it the first; without one the part itself
  const part = answer.instead[0] ?? answer.asked;
  const opened = new URLSearchParams(params);
  opened.set('sku', answer.asked.sku);
  opened.set('panel', 'order');
  const failed = result && 'problems' in result ? result : null;
  return (
    <section className="sec form">
      {mayOrder && !isOpen && !failed && (
        <p>
          <ButtonLink to={{ search: opened.toString() }} look="primary" icon="package-plus" shortcut="S">
            {t('counter.order')}
          </ButtonLink>
        </p>
      )}
      {mayOrder && (isOpen || failed) && <OrderForm {...form} part={part} failed={failed} />}
      {mayQuote && (
        <p>
          <ButtonLink to={`/tarjoukset/uusi?sku=${encodeURIComponent(part.sku)}`} icon="file-pen-line" shortcut="Q">
            {t('counter.quote')}
          </ButtonLink>
        </p>
      )}
      {answer.asked.kind === 'goods' && (
        <p>
          <ButtonLink to={`/varasto?sku=${encodeURIComponent(answer.asked.sku)}`} icon="warehouse" reloadDocument>
            {t('counter.stores')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
