import { Form } from 'react-router';
import type { Mailing } from '#backend/sales/bookkeeping/mailing.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { ReportAnswer } from './act.ts';
import styles from './reports.module.css';

/** `own`: the number that was set; '' while the example's is used. */
export type ListedAccount = { account: string; name: string; number: string; own: string };
type Props = { accounts: ListedAccount[]; mailings: Mailing[]; answer: ReportAnswer | null };

/** The account numbers of the journals, and who gets them by mail. One form each, so that colleagues do not overwrite others. */
export function BookSettings({ accounts, mailings, answer }: Props) {
  const t = useTexts(fi, en);
  const typed = (name: string) => (answer?.failed ? answer.typed[name] : undefined);
  return (
    <>
      <section className="sec">
        <h2>{t('books.mailing')}</h2>
        <p className="hint">{t('books.mailingText')}</p>
        {mailings.map(({ kind, recipients }) => (
          <Form method="post" className="form" key={`${kind} ${recipients.join()}`}>
            <input type="hidden" name="intent" value="mailing" />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="seen" value={recipients.join()} />
            <Field label={t(`books.mail.${kind}`)} hint={t('books.mailHint')}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  name="recipients"
                  maxLength={1000}
                  autoComplete="off"
                  defaultValue={typed('kind') === kind ? typed('recipients') : recipients.join(', ')}
                />
              )}
            </Field>
            <Button type="submit">{t('books.save')}</Button>
          </Form>
        ))}
      </section>
      <section className="sec">
        <h2>{t('books.accounts')}</h2>
        <p className="hint">{t('books.accountsText')}</p>
        <div className={styles.accounts}>
          {accounts.map(({ account, name, number, own }) => (
            <Form method="post" key={`${account} ${number}`}>
              <input type="hidden" name="intent" value="account" />
              <input type="hidden" name="account" value={account} />
              <input type="hidden" name="seen" value={own} />
              <Field label={name}>
                {(control) => (
                  <input
                    {...control}
                    className="in"
                    name="number"
                    inputMode="numeric"
                    maxLength={8}
                    autoComplete="off"
                    defaultValue={typed('account') === account ? typed('number') : number}
                  />
                )}
              </Field>
              <Button type="submit" small aria-label={`${t('books.save')}: ${name}`}>
                {t('books.save')}
              </Button>
            </Form>
          ))}
        </div>
      </section>
    </>
  );
}
