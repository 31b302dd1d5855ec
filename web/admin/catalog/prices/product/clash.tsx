import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import type { PlanClash } from './plan-action.ts';
import { planText } from './plan-text.ts';
import type { TypedDraft } from './read-draft.ts';

/** Somebody changed the prices meanwhile: as they were, as they are now and by whom, and what this person typed. */
export function Clash({ clash: { now, base }, mine }: { clash: PlanClash; mine: TypedDraft }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const sign = mine.how === 'price' ? `${mine.value} €` : `−${mine.value} %`;
  const dated = [sign, `${mine.from}–${mine.until}`].filter((part) => part !== '–').join(' ');
  return (
    <>
      <Note tone="warn">
        <b>{t('clash.title')}</b>
        <p>{t('clash.text')}</p>
      </Note>
      <ScrollTable
        label={t('clash.title')}
        heads={[t('clash.sku'), t('clash.base'), t('clash.theirs'), t('clash.mine')]}
      >
        {now.map(({ sku, name, plan, decisions: [last] }) => (
          <tr key={sku}>
            <th scope="row">
              {name} <small>{sku}</small>
            </th>
            <td className="muted">{base.get(sku) ?? '–'}</td>
            <td>
              {planText(plan, new Date(), locale, t('prices.none'))}
              <small className="sub">{last?.decider ?? last?.author ?? '–'}</small>
            </td>
            <td>{dated}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
