import { Form } from 'react-router';
import { eurosFromCents } from '#domain/base/money.ts';
import type { MonthBudget } from '#domain/sales/reports/figures.ts';
import { shop as config } from '#shop.config';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { ReportAnswer } from './act.ts';
import styles from './reports.module.css';

type Props = { months: readonly string[]; budgets: MonthBudget[]; answer: ReportAnswer | null };

/** What each store is to sell in each month of a period. */
export function Budgets({ months, budgets, answer }: Props) {
  const t = useTexts(fi, en);
  return (
    <>
      <p className="hint">{t('budget.text')}</p>
      {months.map((month) => (
        <section className="sec" key={month}>
          <h2>{month}</h2>
          <div className={styles.accounts}>
            {config.stores.map(({ id, name }) => {
              const cents = budgets.find((row) => row.month === month && row.storeId === id)?.cents ?? null;
              const isTyped = answer?.failed && answer.typed.month === month && answer.typed.store === id;
              return (
                <Form method="post" key={`${id} ${cents}`}>
                  <input type="hidden" name="intent" value="budget" />
                  <input type="hidden" name="month" value={month} />
                  <input type="hidden" name="store" value={id} />
                  <input type="hidden" name="seen" value={cents ?? ''} />
                  <Field label={t('budget.cell', { store: name, month })}>
                    {(control) => (
                      <input
                        {...control}
                        className="in"
                        name="sum"
                        inputMode="decimal"
                        autoComplete="off"
                        defaultValue={isTyped ? answer.typed.sum : cents === null ? '' : eurosFromCents(cents)}
                      />
                    )}
                  </Field>
                  <Button type="submit" small aria-label={`${t('books.save')}: ${name} ${month}`}>
                    {t('books.save')}
                  </Button>
                </Form>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}
