import type { Hotspot } from '#domain/catalog/diagrams/hotspots.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { DrawingResult } from './act.ts';

const errors = [
  ...(['unknown', 'changed', 'invalid', 'empty', 'unknownParts', 'published_meanwhile'] as const),
  ...(['too_large', 'not_a_picture', 'damaged'] as const),
] as const;

/** What the last form came to: done, refused, or a clash with a colleague, place by place. */
export function Answer({ of }: { of: DrawingResult | null }) {
  const t = useTexts(fi, en);
  if (!of) return null;
  if ('done' in of) return <Note tone="ok">{t(`diagrams.${of.done}`)}</Note>;
  if ('error' in of) {
    const error = errors.find((one) => one === of.error) ?? 'damaged';
    return <Note tone="bad">{t(`diagrams.error.${error}`, { what: of.what })}</Note>;
  }
  const at = (spot: Hotspot | null) =>
    spot ? t('diagrams.at', { sku: spot.sku, x: spot.x, y: spot.y }) : t('diagrams.gone');
  return (
    <Note tone="warn">
      <p>{t('diagrams.clash', { who: of.clash.who ?? t('diagrams.somebody') })}</p>
      <ul>
        {of.clash.spots.map(({ base, mine, theirs }) => (
          <li key={JSON.stringify(base)}>
            {t('diagrams.clashSpot', { number: base?.number ?? '', theirs: at(theirs), mine: at(mine) })}
          </li>
        ))}
        {of.clash.fields.map(({ field, mine, theirs }) => (
          <li key={field}>{t('diagrams.clashField', { field: t(`diagrams.${field}`), theirs, mine })}</li>
        ))}
      </ul>
    </Note>
  );
}
