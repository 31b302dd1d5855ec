import { Link } from 'react-router';
import type { Occasion } from '#backend/entrypoints/date-preview/service.ts';
import { localize } from '#domain/base/locale.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { previewPath } from '#web/admin/base/preview-path.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/date-preview.ts';
import fi from '#web/messages/admin/fi/date-preview.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

/** What changes in the shop by itself, each with its moment (date-preview-4). */
export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  if (occasions.length === 0) return <Empty icon="calendar-days" title={t('next.none')} />;
  return (
    <section className="sec">
      <h2>{t('next.title')}</h2>
      <p className="hint">{t('next.about')}</p>
      <ScrollTable label={t('next.title')} heads={[t('next.when'), t('next.what')]}>
        {occasions.map((occasion) => {
          const { at, kind, name, count, page } = occasion;
          return (
            <tr key={`${at.getTime()} ${kind} ${page} ${name.fi}`}>
              <th scope="row" className="num">
                <When at={at} />
              </th>
              <td>
                <Link to={previewPath(at, page)}>
                  {t(`kind.${kind}`, { name: localize(name, locale).text, count })}
                </Link>
              </td>
            </tr>
          );
        })}
      </ScrollTable>
    </section>
  );
}
