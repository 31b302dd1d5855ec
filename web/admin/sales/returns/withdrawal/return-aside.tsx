import { Form } from 'react-router';
import type { WithdrawalPage } from '#backend/sales/returns/service.ts';
import { shop as config } from '#shop.config';
import { AssigneeForm } from '#web/admin/base/pieces/assignee-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/returns.ts';
import fi from '#web/messages/admin/fi/returns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';

type Props = { withdrawal: WithdrawalPage; people: { id: string; name: string }[]; formKey: string };

/** Beside a return: who handles it, the carrier's label, and the address for a parcel without one. */
export function ReturnAside({ withdrawal, people, formKey }: Props) {
  const { mayHandle, assignee, label, mayBookLabel, order, orderNumber } = withdrawal;
  return (
    <aside className="aside">
      {mayHandle && (
        <section className="sec">
          <AssigneeForm people={people} assignee={assignee?.id ?? null} />
        </section>
      )}
      {(label?.trackingCode || mayBookLabel) && <CarrierLabel withdrawal={withdrawal} formKey={formKey} />}
      <Address number={order?.number ?? orderNumber} storeId={order?.storeId ?? null} />
    </aside>
  );
}

function CarrierLabel({ withdrawal, formKey }: Omit<Props, 'people'>) {
  const t = useTexts(fi, en);
  const { id, label, email, mayHandle, state } = withdrawal;
  if (!label?.trackingCode)
    return (
      <section className="sec">
        <h2>{t('returns.card')}</h2>
        {label?.problem && <Note tone="bad">{t('returns.cardProblem', { problem: label.problem })}</Note>}
        <p className="sub">{t('returns.cardHint')}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="label" small>
            {t('returns.cardBook')}
          </Button>
        </Form>
      </section>
    );
  return (
    <section className="sec">
      <h2>{t('returns.card')}</h2>
      <p className="num">{label.trackingCode}</p>
      {email !== null && (
        <p>
          <a
            className="btn btn-s btn-line"
            href={`/palautukset/${id}/palautuskortti.pdf`}
            target="_blank"
            rel="noopener"
          >
            {t('returns.cardPrint')}
          </a>
        </p>
      )}
      {mayHandle && state === 'received' && email !== null && (
        <Form method="post">
          <input type="hidden" name="key" value={formKey} />
          <p className="sub">{t('returns.cardTo', { email })}</p>
          <Button type="submit" name="intent" value="mail-label" icon="send" small>
            {t('returns.cardMail')}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** What stands on the parcel, to be read out on the phone or copied into a mail. */
function Address({ number, storeId }: { number: string; storeId: string | null }) {
  const t = useTexts(fi, en);
  const store = config.stores.find(({ id }) => id === storeId) ?? config.stores[0];
  if (!store) return null;
  return (
    <section className="sec">
      <h2>{t('returns.label')}</h2>
      <address>
        {config.name} {store.name}
        <br />
        {store.street}
        <br />
        {store.postcode} {store.city}
        <br />
        {t('returns.labelText', { number })}
      </address>
    </section>
  );
}
