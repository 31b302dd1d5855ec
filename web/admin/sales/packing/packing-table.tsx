import { useEffect, useRef } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import type { PackingOrder } from '#backend/sales/orders/packing/packing-order.ts';
import type { QueuedOrder } from '#backend/sales/orders/packing/packing-queue.ts';
import { packedOf } from '#domain/sales/packing/scan.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { MissingForm } from './missing-form.tsx';
import type { PackingOutcome } from './outcome.ts';
import { PackLines } from './pack-lines.tsx';
import styles from './packing.module.css';
import { ParcelForm } from './parcel-form.tsx';
import { ScanSaid } from './scan-said.tsx';
import { useScans } from './use-scans.ts';

type Props = {
  order: PackingOrder;
  queue: readonly QueuedOrder[];
  booksLabel: boolean;
  outcome: PackingOutcome | null;
};

const SEND = 'send-parcel';

/** One order on the table: scan, count, measure, send. */
export function PackingTable({ order, queue, booksLabel, ...props }: Props) {
  const t = useTexts(fi, en);
  const outcome = useLast(props.outcome);
  const scans = useScans(outcome);
  const other = scans.order === order.number ? null : scans.order;
  const navigate = useNavigate();
  useEffect(() => {
    if (other) void navigate(`/pakkaus/${other}`);
  }, [other, navigate]);
  const { packed, amount } = packedOf(order.lines);
  const next = queue.find(({ number }) => number !== order.number) ?? null;
  const isOpen = amount > 0;
  // what was scanned into a parcel says nothing once it is sent
  const said = scans.last && !other && (isOpen || !('scan' in scans.last)) ? scans.last : null;
  return (
    <>
      <section className={styles.main} aria-labelledby="pack-order">
        <div className={styles.orderHead}>
          <div>
            <h2 id="pack-order">
              {order.number} <span>{order.name}</span>
            </h2>
            <p className="muted">
              {[order.delivery, order.servicePoint?.name].filter(Boolean).join(', ')} ·{' '}
              <Link to={`/tilaukset/${order.number}`}>{t('packing.toOrder')}</Link>
            </p>
          </div>
          {isOpen && (
            <Status pill glyph="packed" tone={packed === amount ? 'ok' : 'info'}>
              {t('packing.done', { packed, amount })}
            </Status>
          )}
        </div>
        <Result outcome={outcome} next={next} />
        {/* another field once the order is sent: it takes the focus, so that a scanner types into it */}
        <ScanField key={String(isOpen)} label={t(isOpen ? 'packing.scan' : 'packing.scanNext')} onCode={scans.add}>
          {said && <ScanSaid state={said} lines={order.lines} />}
        </ScanField>
        <PackLines lines={order.lines} current={scans.current} />
      </section>
      {isOpen && (
        <ParcelForm
          id={SEND}
          order={order}
          booksLabel={booksLabel}
          errors={outcome?.kind === 'errors' ? outcome.errors : {}}
        />
      )}
      {isOpen && <Actions order={order} booksLabel={booksLabel} left={amount - packed} />}
    </>
  );
}

/** What the last action came to. The label opens in a tab of its own, ready to print. */
function Result({ outcome, next }: { outcome: PackingOutcome | null; next: QueuedOrder | null }) {
  const t = useTexts(fi, en);
  const opened = useRef<number | null>(null);
  const label = outcome?.kind === 'sent' && outcome.hasPdf ? outcome.label : null;
  useEffect(() => {
    if (label === null || opened.current === label) return;
    opened.current = label;
    open(`/pakkaus/osoitekortti/${label}/osoitekortti.pdf`, '_blank', 'noopener');
  }, [label]);
  if (outcome?.kind === 'refused')
    return <Note tone="bad">{t(`packing.refused.${outcome.reason}`, { details: outcome.details })}</Note>;
  if (outcome?.kind === 'reported') return <Note tone="ok">{t('packing.reported')}</Note>;
  if (outcome?.kind !== 'sent' && outcome?.kind !== 'ready') return null;
  const { number } = outcome;
  const isPart = outcome.kind === 'sent' && outcome.isPart;
  const said = outcome.kind === 'ready' ? 'packing.readySaid' : isPart ? 'packing.sentPart' : 'packing.sent';
  return (
    <Note tone="ok">
      <p>
        {t(said, { number })}{' '}
        {outcome.kind === 'sent' && outcome.trackingCode && t('packing.sentCode', { code: outcome.trackingCode })}
      </p>
      <p className={styles.after}>
        {label !== null && (
          <a
            className="btn btn-line"
            href={`/pakkaus/osoitekortti/${label}/osoitekortti.pdf`}
            target="_blank"
            rel="noopener"
          >
            {t('packing.openLabel')}
          </a>
        )}
        {next && !isPart && (
          <ButtonLink look="primary" to={`/pakkaus/${next.number}`}>
            {t('packing.next')}
          </ButtonLink>
        )}
      </p>
    </Note>
  );
}

function Actions({ order, booksLabel, left }: { order: PackingOrder; booksLabel: boolean; left: number }) {
  const t = useTexts(fi, en);
  const isSending = useNavigation().state !== 'idle';
  const notCollected = left > 0 && <small>{t('packing.notCollected', { count: left })}</small>;
  return (
    <footer className={styles.foot}>
      <MissingForm lines={order.lines} />
      {order.isPickup ? (
        <Form method="post" className={styles.footMain}>
          <Button
            type="submit"
            look="primary"
            name="intent"
            value="ready"
            icon="package-check"
            disabled={isSending || left > 0}
          >
            {t('packing.ready')} {notCollected}
          </Button>
        </Form>
      ) : (
        <div className={styles.footMain}>
          <Button
            type="submit"
            form={SEND}
            look="primary"
            icon={booksLabel ? 'printer' : 'send'}
            disabled={isSending || packedOf(order.lines).packed === 0}
          >
            {left > 0 ? t('packing.sendPart') : booksLabel ? t('packing.print') : t('packing.sendCode')} {notCollected}
          </Button>
        </div>
      )}
    </footer>
  );
}
