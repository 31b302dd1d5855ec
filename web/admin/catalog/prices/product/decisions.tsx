import { Link } from 'react-router';
import type { PriceDecision } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { SetState } from '../../change-sets/set-state.tsx';

/** Who changed the prices of a sku, and when. */
export function Decisions({ decisions }: { decisions: readonly PriceDecision[] }) {
  const t = useTexts(fi, en);
  const euros = (cents: number | null) => (cents === null ? '–' : formatEuros(cents));
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('prices.decisions')}</h2>
      </div>
      {decisions.length === 0 && <p className="muted">{t('prices.noDecisions')}</p>}
      <ul>
        {decisions.map(({ set, title, state, author, decider, at, before, after }) => (
          <li key={set}>
            <When at={at} /> <Link to={`/muutokset/${set}`}>{title}</Link>{' '}
            <span className="num">
              {euros(before)} → {euros(after)}
            </span>{' '}
            <SetState state={state} />
            <small className="sub">
              {author && t('prices.madeBy', { name: author })} {decider && t('prices.decidedBy', { name: decider })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
