import { Link } from 'react-router';
import type { SearchCount } from '#backend/catalog/search/counts/search-counts.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Empty } from '#web/ui/admin/empty.tsx';

type Props = { view: 'missed' | 'all'; counts: readonly SearchCount[] };

/** What shoppers searched for in 30 days, with the way to teach the search each of it. */
export function CountTable({ view, counts }: Props) {
  const t = useTexts(fi, en);
  if (counts.length === 0)
    return (
      <Empty icon="text-search" title={t(view === 'missed' ? 'search.emptyMissed' : 'search.emptyAll')}>
        <p>{t(view === 'missed' ? 'search.emptyMissedText' : 'search.emptyAllText')}</p>
      </Empty>
    );
  const ruleFor = (kind: string, { query, locale }: SearchCount) =>
    `?${new URLSearchParams({ nakyma: view, saanto: 'uusi', laji: kind, sana: query, kieli: locale, kokeile: query, kokeilukieli: locale })}`;
  return (
    <div className="tbox">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('search.query')}</th>
            <th scope="col">{t('search.language')}</th>
            <th scope="col" className="r">
              {t('search.times')}
            </th>
            <th scope="col" className="r">
              {t('search.found')}
            </th>
            <th scope="col">{t('search.last')}</th>
            <th scope="col">
              <span className="sr">{t('search.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={`${count.locale} ${count.query}`} data-row>
              <th scope="row">{count.query}</th>
              <td>{count.locale}</td>
              <td className="r num">{count.times}</td>
              <td className="r num">{count.found}</td>
              <td>
                <When at={new Date(`${count.lastOn}T12:00:00Z`)} day />
              </td>
              <td className="r">
                <span className="btns">
                  <Link
                    className="btn btn-s btn-line"
                    to={ruleFor('synonyms', count)}
                    aria-label={t('search.synonymFor', { query: count.query })}
                    data-open
                  >
                    {t('search.synonym')}
                  </Link>
                  <Link
                    className="btn btn-s"
                    to={ruleFor('redirect', count)}
                    aria-label={t('search.redirectFor', { query: count.query })}
                  >
                    {t('search.redirect')}
                  </Link>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
