import { Form } from 'react-router';
import type { StaffOrder, StaffOrderLine } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { carrierName } from '#domain/sales/orders/tracking.ts';
import { shop } from '#shop.config';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import listEn from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/order.ts';
import listFi from '#web/messages/admin/fi/orders.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { classes } from '#web/ui/classes.ts';
import { LinePicture } from '../line-picture.tsx';
import { fullTime } from '../times.ts';
import styles from './order.module.css';

type Piece = { line: StaffOrderLine; amount: number };

/** The lines of an order by its parcels, and what is still to be sent. */
export function Lines({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const locale = useLocale();
  const inParcels = new Set(order.parcels.flatMap(({ lines }) => lines.map(({ position }) => position)));
  const waiting = order.lines
    .filter(({ left, position }) => left > 0 || !inParcels.has(position))
    .map((line) => ({ line, amount: line.left > 0 ? line.left : line.amount }));
  return (
    <div className={styles.parcels}>
      {order.parcels.map((parcel, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is known by its number
        <div className={styles.parcel} key={i}>
          <div className={styles.parcelHead}>
            <Status glyph="sent" tone="ok">
              {list('status.sent')}
            </Status>
            <b>{t('order.parcel', { n: i + 1 })}</b>
            <span className="muted">
              {carrierName(parcel.carrier)}, {fullTime(parcel.at, locale)}
            </span>
            {parcel.label !== null && (
              <a
                className="btn btn-s btn-line push"
                href={`/pakkaus/osoitekortti/${parcel.label}/osoitekortti.pdf`}
                target="_blank"
                rel="noopener"
              >
                <Icon name="printer" />
                {t('order.label')}
              </a>
            )}
            {parcel.code ? (
              <a className={classes('link num', parcel.label === null && 'push')} href={parcel.link ?? undefined}>
                {parcel.code}
              </a>
            ) : (
              order.may.fulfil && <TrackingForm parcel={i + 1} />
            )}
          </div>
          <Table pieces={piecesOf(order, parcel.lines)} />
        </div>
      ))}
      {waiting.length > 0 && (
        <div className={styles.parcel}>
          {order.parcels.length > 0 && (
            <div className={styles.parcelHead}>
              <Status glyph="part" tone="warn">
                {list('status.part')}
              </Status>
              <b>{t('order.waiting')}</b>
            </div>
          )}
          <Table pieces={waiting} showsStock={['paid', 'preparing'].includes(order.status)} may={order.may.fulfil} />
        </div>
      )}
    </div>
  );
}

const piecesOf = ({ lines }: StaffOrder, inside: readonly { position: number; amount: number }[]): Piece[] =>
  inside.flatMap(({ position, amount }) => {
    const line = lines[position];
    return line ? [{ line, amount }] : [];
  });

/** For a parcel that was sent before its code was known. */
function TrackingForm({ parcel }: { parcel: number }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className={`push ${styles.inline}`}>
      <input type="hidden" name="intent" value="tracking" />
      <input type="hidden" name="parcel" value={parcel} />
      <input className="in" name="tracking" required maxLength={100} aria-label={t('ship.tracking')} />
      <Button type="submit" small>
        {t('ship.addTracking')}
      </Button>
    </Form>
  );
}

type TableProps = { pieces: Piece[]; showsStock?: boolean; may?: boolean };

function Table({ pieces, showsStock = false, may = false }: TableProps) {
  const t = useTexts(fi, en);
  return (
    <table className={`t in-sec ${styles.lines}`}>
      <thead>
        <tr>
          <th scope="col">{t('order.product')}</th>
          <th scope="col" className="r">
            {t('order.amount')}
          </th>
          <th scope="col" className={`r ${styles.wide}`}>
            {t('order.price')}
          </th>
          <th scope="col" className={`r ${styles.wide}`}>
            {t('order.discount')}
          </th>
          <th scope="col" className="r">
            {t('order.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ line, amount }) => (
          <tr key={line.position}>
            <td>
              <div className="pc">
                <LinePicture image={line.image} />
                <div>
                  <b className={styles.name}>{line.title}</b>
                  <small className={styles.under}>
                    {[line.variation, line.sku].filter(Boolean).join(' · ')}
                    {line.refunded > 0 && `, ${t('order.refundedPieces', { count: line.refunded })}`}
                  </small>
                  {showsStock && line.left > 0 && <Picking line={line} may={may} />}
                </div>
              </div>
            </td>
            <td className="r num">{amount}</td>
            <td className={`r num ${styles.wide}`}>{formatEuros(line.unit)}</td>
            <td className={`r num muted ${styles.wide}`}>{line.discount > 0 ? formatEuros(-line.discount) : ''}</td>
            <td className="r num">{formatEuros(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;

/** Where the pieces of a line are, and when missing ones are expected. */
function Picking({ line, may }: { line: StaffOrderLine; may: boolean }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { elsewhere, missing, stock, position } = line;
  const day = line.expectedOn ?? line.nextDelivery;
  const stocks = Object.entries(stock ?? {}).map(([store, qty]) => `${storeName(store)} ${qty}`);
  const facts = [
    ...elsewhere.map(({ store, qty }) => t('order.elsewhere', { count: qty, store })),
    ...(missing > 0 ? [t('order.missing', { count: missing })] : []),
    ...(missing > 0 && day ? [t('order.expected', { day: shortDateText(day, locale) })] : []),
    ...(stocks.length > 0 ? [t('order.stock', { stock: stocks.join(', ') })] : []),
  ];
  return (
    <small className={missing > 0 ? styles.missing : styles.under}>
      {facts.join('; ')}
      {missing > 0 && may && (
        <Form method="post" className={styles.inline}>
          <input type="hidden" name="intent" value="expect" />
          <input type="hidden" name="position" value={position} />
          <input
            className="in"
            type="date"
            name="day"
            defaultValue={line.expectedOn ?? ''}
            aria-label={t('order.expectDay')}
            title={t('order.expectHint')}
          />
          <Button type="submit" small>
            {t('order.saveDay')}
          </Button>
        </Form>
      )}
    </small>
  );
}
