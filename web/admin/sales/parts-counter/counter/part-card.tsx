import { Link } from 'react-router';
import type { CounterAnswer, CounterPart } from '#backend/sales/parts-counter/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from '../counter.module.css';
import { ChainLine } from './chain-line.tsx';
import { Diagrams } from './diagrams.tsx';
import { Fits } from './fits.tsx';
import { Levels, OnTheWay } from './levels.tsx';

/** Everything the counter asks of a part: what is sold in its place first. */
export function PartCard({ answer, shopUrl }: { answer: CounterAnswer; shopUrl: string }) {
  const { asked, line, instead, fitment, diagrams } = answer;
  const t = useTexts(fi, en);
  const isReplaced = line !== null && line.at < line.steps.length - 1;
  return (
    <>
      {isReplaced && (
        <section className="sec">
          <Note tone="warn">
            {t(instead.length > 0 ? 'counter.insteadOf' : 'counter.noInstead', { code: asked.code })}
          </Note>
        </section>
      )}
      {instead.map((part) => (
        <OnePart key={part.sku} part={part} opens />
      ))}
      <OnePart part={asked} isReplaced={isReplaced} />
      {line && <ChainLine line={line} />}
      <Fits fitment={fitment} />
      <Diagrams of={diagrams} shopUrl={shopUrl} />
    </>
  );
}

function OnePart({ part, isReplaced, opens }: { part: CounterPart; isReplaced?: boolean; opens?: boolean }) {
  const { sku, code, name, brand, price, isSold } = part;
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{name}</h2>
        <span className="muted num">
          {opens ? <Link to={`/varaosat?sku=${encodeURIComponent(sku)}`}>{code}</Link> : code} {brand}
        </span>
      </div>
      <p className={styles.price}>
        <b className="big">{price === null ? t('counter.noPrice') : formatEuros(price)}</b>
        <Status glyph={isSold ? 'done' : 'off'} tone={isSold ? 'ok' : undefined}>
          {t(isSold ? 'counter.sold' : isReplaced ? 'counter.replaced' : 'counter.notSold')}
        </Status>
      </p>
      {!isReplaced && (
        <>
          <Levels part={part} />
          <OnTheWay part={part} />
        </>
      )}
    </section>
  );
}
