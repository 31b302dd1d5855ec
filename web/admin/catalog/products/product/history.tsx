import { Link } from 'react-router';
import type { ChangeSet } from '#backend/catalog/change-sets/service.ts';
import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { SetState } from '../../change-sets/set-state.tsx';
import { fieldText } from './problem-text.ts';
import styles from './product.module.css';

type Props = { changes: OpenProduct['changes']; waiting: readonly ChangeSet[] };

const MOST_NAMED = 4;

/** Changes that wait for a decision or for their time, and those that were made. */
export function History({ changes, waiting }: Props) {
  const t = useTexts(fi, en);
  const named = (fields: readonly string[]) => {
    const texts = [...new Set(fields.map((field) => fieldText(t, field)))];
    return texts.length > MOST_NAMED
      ? `${texts.slice(0, MOST_NAMED).join(', ')} ${t('history.more', { count: texts.length - MOST_NAMED })}`
      : texts.join(', ');
  };
  return (
    <>
      {waiting.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('part.waiting')}</h2>
          </div>
          <ul className={styles.rows}>
            {waiting.map((set) => (
              <li key={set.id}>
                <SetState state={set.state} /> <Link to={`/muutokset/${set.id}`}>{set.title}</Link>
                <div className="sub">
                  {set.author.name} <When at={set.createdAt} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="sec">
        <div className="sec-h">
          <h2>{t('part.history')}</h2>
        </div>
        {changes.length === 0 ? (
          <p className="sub">{t('history.none')}</p>
        ) : (
          <ul className={styles.rows}>
            {changes.map((change) => (
              <li key={change.at.toISOString()}>
                <When at={change.at} /> {change.by}
                <div className="sub">{named(change.fields)}</div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
