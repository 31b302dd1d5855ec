import { Form, Link, useSearchParams } from 'react-router';
import type { StaffQuote } from '#backend/sales/quotes/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { AssigneeForm } from '#web/admin/base/pieces/assignee-form.tsx';
import { timeText, When } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { QuoteFiles } from '../files/quote-files.tsx';
import { ShownMail } from '../mail-preview.tsx';
import styles from '../quotes.module.css';
import type { ShownPreview } from './act.ts';
import { PayLink } from './pay-link.tsx';

type Props = {
  quote: StaffQuote;
  people: { id: string; name: string }[];
  preview: ShownPreview | null;
  formKey: string;
};

/** Beside the reply: the mail as the customer gets it, the assignee, what was sent and said. */
export function QuoteAside({ quote, people, preview, formKey }: Props) {
  const t = useTexts(fi, en);
  return (
    <aside className={styles.side}>
      {quote.payLink && <PayLink url={quote.payLink} />}
      {quote.order && (
        <section className="sec">
          <Link to={`/tilaukset/${quote.order}`}>{t('quotes.order', { number: quote.order })}</Link>
        </section>
      )}
      {quote.forOrder && (
        <section className="sec">
          <Link className="link" to={`/tilaukset/${quote.forOrder}`}>
            {t('quotes.forOrder', { number: quote.forOrder })}
          </Link>
        </section>
      )}
      {quote.may.answer && <Preview number={quote.number} preview={preview} />}
      {quote.may.assign && (
        <section className="sec">
          <AssigneeForm people={people} assignee={quote.assignee?.id ?? null} />
        </section>
      )}
      {quote.contact && <QuoteFiles {...quote} />}
      <Sent quote={quote} />
      <Messages quote={quote} formKey={formKey} />
      {quote.may.withdraw && <Withdraw quote={quote} />}
    </aside>
  );
}

function Withdraw({ quote: { number, version } }: { quote: StaffQuote }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <Form method="post" className="form" ref={useDraft(`quote-why:${number}:${version}`)}>
        <Field label={t('quotes.withdrawWhy')} note={t('quotes.optional')}>
          {(control) => <textarea {...control} className="ta" name="why" rows={2} />}
        </Field>
        <Button type="submit" name="intent" value="withdraw" look="danger-line" small>
          {t('quotes.withdrawButton')}
        </Button>
      </Form>
    </section>
  );
}

function Preview({ number, preview }: { number: string; preview: ShownPreview | null }) {
  const t = useTexts(fi, en);
  return (
    <ShownMail preview={preview}>
      <form method="post" action={`/tarjoukset/${number}/tarjous.pdf`} target="_blank" rel="noopener">
        <input type="hidden" name="reply" value={preview?.input ?? ''} />
        <Button type="submit" small icon="download">
          {t('quotes.pdf')}
        </Button>
      </form>
    </ShownMail>
  );
}

function Sent({ quote: { replies } }: { quote: StaffQuote }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const [params] = useSearchParams();
  if (replies.length === 0) return null;
  return (
    <section className="sec">
      <h2>{t('quotes.versions')}</h2>
      <ul className={styles.versions}>
        {replies.map(({ version, author, at, answer }) => (
          <li key={version}>
            <Link
              to={`?versio=${version}`}
              preventScrollReset
              aria-current={params.get('versio') === String(version) ? 'page' : undefined}
            >
              {t('quotes.version', {
                name: author ?? t('quotes.shop'),
                time: timeText(at, locale),
                total: formatEuros(quoteReplyTotals(answer).payNow),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Messages({ quote, formKey }: Pick<Props, 'quote' | 'formKey'>) {
  const t = useTexts(fi, en);
  const draft = useDraft(`quote-say:${quote.number}:${quote.messages.length}`);
  return (
    <section className="sec">
      <h2>{t('quotes.messages')}</h2>
      <ul>
        {quote.messages.map(({ id, byShop, author, message, at }) => (
          <li key={id}>
            <b>{byShop ? (author ?? t('quotes.shop')) : t('quotes.customer')}</b>{' '}
            <span className="sub">
              <When at={at} />
            </span>
            <p className={styles.said}>{message}</p>
          </li>
        ))}
      </ul>
      {quote.may.say && (
        <Form method="post" className="form" ref={draft} key={quote.messages.length}>
          <input type="hidden" name="key" value={formKey} />
          <Field label={t('quotes.say')}>
            {(control) => <textarea {...control} className="ta" name="said" rows={3} required />}
          </Field>
          <Button type="submit" name="intent" value="say" small icon="send">
            {t('quotes.sayButton')}
          </Button>
        </Form>
      )}
    </section>
  );
}
