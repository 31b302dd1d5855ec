import { Form } from 'react-router';
import type { CounterAnswer } from '#backend/sales/parts-counter/service.ts';
import { lostReasons } from '#domain/sales/special-orders/lost-sale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from '../counter.module.css';

type Props = { code: string; answer: CounterAnswer | null; store: string; formKey: string };

/** One press notes that a customer left without the part. */
export function LostForm({ code, answer, store, formKey }: Props) {
  const t = useTexts(fi, en);
  return (
    <section className="sec form">
      <h2>{t('counter.lost')}</h2>
      <p className="muted">{t('counter.lostHint')}</p>
      <Form method="post" className="form" preventScrollReset>
        <input type="hidden" name="intent" value="lost" />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="store" value={store} />
        <input type="hidden" name="typed" value={answer?.asked.code ?? code} />
        <input type="hidden" name="sku" value={answer?.asked.sku ?? ''} />
        <input type="hidden" name="title" value={answer?.asked.name ?? ''} />
        <p className={styles.buttons}>
          {lostReasons.map((reason) => (
            <Button key={reason} type="submit" name="reason" value={reason} small>
              {t(`counter.lost.${reason}`)}
            </Button>
          ))}
        </p>
      </Form>
    </section>
  );
}
