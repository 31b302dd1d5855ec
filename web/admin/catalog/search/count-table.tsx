import { Link } from 'react-router';
import type { SearchCount } from '#backend/catalog/search/counts/search-counts.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Empty } from '#web/ui/admin/empty.tsx';

type Props = { view: 'missed' | 'unclicked' | 'all'; counts: readonly SearchCount[] };

const emptyTexts = {
  missed: ['search.emptyMissed', 'search.emptyMissedText'],
  unclicked: ['search.emptyUnclicked', 'search.emptyUnclickedText'],
  all: ['search.emptyAll', 'search.emptyAllText'],
} as const;

/** How many searches of a hundred opened a product; who chose a suggestion made no full search. */
export const clickRate = ({ times, clicks, quick }: Pick<SearchCount, 'times' | 'clicks' | 'quick'>) =>
  Math.min(100, Math.round((100 * (clicks + quick)) / Math.max(1, times + quick)));

/** What shoppers searched for in 30 days, with the way to teach the search each of it. */
export function CountTable({ view, counts }: Props) {
  const t = useTexts(fi, en);
  if (counts.length === 0)
    return (
      <Empty icon="text-search" title={t(emptyTexts[view][0])}>
        <p>{t(emptyTexts[view][1])}</p>
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
            <th scope="col" className="r">
              {t('search.clicks')}
            </th>
            <th scope="col" className="r">
              {t('search.ordered')}
            </th>
            <th scope="col">{t('search.favourite')}</th>
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
              <td className="r num">
                {count.clicks + count.quick} <small>{clickRate(count)} %</small>
              </td>
              <td className="r num">{count.ordered}</td>
              <td>
                {count.favourite && (
                  <Link to={`/tuotteet/${encodeURIComponent(count.favourite)}`}>{count.favourite}</Link>
                )}
              </td>
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
