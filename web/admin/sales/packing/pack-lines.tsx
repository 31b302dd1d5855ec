import { Form } from 'react-router';
import type { PackingLine } from '#backend/sales/orders/packing/packing-order.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { dateText } from '#web/messages/dates.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { classes } from '#web/ui/classes.ts';
import { pictureUrl } from '#web/ui/picture/picture-sources.ts';
import styles from './pack-lines.module.css';

/** The goods to put into the parcel: what lacks units first. `current` is the line of the last scan. */
export function PackLines({ lines, current }: { lines: readonly PackingLine[]; current: number | null }) {
  const isDone = ({ packed, amount }: PackingLine) => packed === amount;
  const sorted = lines.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <ul className={styles.lines}>
      {sorted.map((line) => (
        <Line key={line.position} line={line} isCurrent={line.position === current && !isDone(line)} />
      ))}
    </ul>
  );
}

function Line({ line, isCurrent }: { line: PackingLine; isCurrent: boolean }) {
  const t = useTexts(fi, en);
  const { packed, amount, title } = line;
  const isDone = packed === amount;
  return (
    <li className={classes(styles.line, isCurrent && styles.now, isDone && styles.done)}>
      {line.image ? (
        <img
          className={styles.picture}
          src={pictureUrl(line.image, 'thumbnail')}
          alt=""
          width="84"
          height="84"
          loading="lazy"
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="image" />
        </span>
      )}
      <span className={styles.goods}>
        {line.place && (
          <span>
            {t('packing.shelf')} <b className="num">{line.place}</b>
          </span>
        )}
        <b className={styles.title}>{title}</b>
        <small className="num">{[line.sku, ...line.eans].join(' · ')}</small>
        <Places line={line} />
      </span>
      <span className={styles.amount}>
        <b className="num">
          {packed}
          <i>/{amount}</i>
        </b>
        {isDone ? (
          <Status glyph="done" tone="ok">
            {t('packing.collected')}
          </Status>
        ) : packed > 0 ? (
          <Status glyph="half" tone="info">
            {t('packing.more', { count: amount - packed })}
          </Status>
        ) : (
          <Status glyph="new">{t('packing.waits')}</Status>
        )}
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="position" value={line.position} />
        <input type="hidden" name="from" value={packed} />
        <input type="hidden" name="to" value={isDone ? 0 : amount} />
        <button
          type="submit"
          className={styles.tick}
          name="intent"
          value="count"
          aria-label={isDone ? t('packing.untick', { title }) : t('packing.tick', { title })}
        >
          <Icon name={isDone ? 'undo-2' : 'check'} large />
        </button>
      </Form>
    </li>
  );
}

/** Where the goods are: taken from another store, missing with their next delivery, or on which shelves. */
function Places({ line }: { line: PackingLine }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { note, elsewhere, missing, nextDelivery, stores } = line;
  const date = nextDelivery && dateText(nextDelivery, locale);
  return (
    <>
      {note && <span>{t(`packing.note.${note}`)}</span>}
      {elsewhere.map(({ store, qty }) => (
        <span key={store}>{t('packing.elsewhere', { store, qty })}</span>
      ))}
      {missing > 0 && (
        <Status glyph="warn" tone="warn">
          {date
            ? t('packing.missingUnits', { count: missing, date })
            : t('packing.missingUnitsUnknown', { count: missing })}
        </Status>
      )}
      {missing > 0 && stores.length > 0 && (
        <span>{t('packing.inStores', { stores: stores.map(({ store, qty }) => `${store} ${qty}`).join(', ') })}</span>
      )}
    </>
  );
}
