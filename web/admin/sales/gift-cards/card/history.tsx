import { Link } from 'react-router';
import type { CardChange, ShownEntry } from '#backend/sales/gift-cards/staff/staff-actions.ts';
import { formatEuros } from '#domain/base/money.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';

/** Everything that happened to the card's money, oldest first. */
export function Ledger({ entries }: { entries: ShownEntry[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('cards.ledger')}</h2>
      <div className="tbox entries">
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('cards.entry')}</th>
              <th scope="col">{t('cards.at')}</th>
              <th scope="col">{t('cards.why')}</th>
              <th scope="col" className="r">
                {t('cards.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, kind, cents, orderNumber, reason }) => (
              <tr key={id}>
                <th scope="row">{t(`entry.${kind}`)}</th>
                <td>
                  <When at={at} />
                </td>
                <td>{orderNumber ? <Link to={`/tilaukset/${orderNumber}`}>{orderNumber}</Link> : (reason ?? '–')}</td>
                <td className="r num">{formatEuros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const CHANGES: Record<string, 'cards.adjusted' | 'cards.resent' | 'cards.renewed'> = {
  'gift-cards.adjust': 'cards.adjusted',
  'gift-cards.above-limit': 'cards.adjusted',
  'gift-cards.resend': 'cards.resent',
  'gift-cards.renew': 'cards.renewed',
};

/** Who blocked the card or changed its balance, and why; newest first. */
export function Changes({ changes }: { changes: CardChange[] }) {
  const t = useTexts(fi, en);
  const textOf = ({ by, action, isBlocked }: CardChange) => {
    const key = CHANGES[action] ?? (isBlocked ? 'cards.blocked' : 'cards.unblocked');
    return t(key, { who: by ?? '–' });
  };
  return (
    <section className="sec">
      <h2>{t('cards.changes')}</h2>
      {changes.length === 0 && <p className="sub">{t('cards.noChanges')}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.at.toISOString()}>
            <b>{textOf(change)}</b> <When at={change.at} />
            {change.reason && <p>{change.reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
