import { Link } from 'react-router';
import type { StoredRule } from '#backend/catalog/search/curation/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Empty } from '#web/ui/admin/empty.tsx';

/** The rules of staff, the latest first. */
export function RuleTable({ rules }: { rules: readonly StoredRule[] }) {
  const t = useTexts(fi, en);
  if (rules.length === 0)
    return (
      <Empty icon="text-search" title={t('search.emptyRules')}>
        <p>{t('search.emptyRulesText')}</p>
      </Empty>
    );
  return (
    <div className="tbox">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('search.rule')}</th>
            <th scope="col">{t('search.kind')}</th>
            <th scope="col">{t('search.others')}</th>
            <th scope="col">{t('search.language')}</th>
            <th scope="col">{t('search.changedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.toReversed().map(({ id, kind, term, others, locale, changedAt, changedBy }) => (
            <tr key={id} data-row>
              <th scope="row">
                <Link className="id" to={`?nakyma=rules&saanto=${id}`}>
                  {term}
                </Link>
              </th>
              <td>{t(`search.kind.${kind}`)}</td>
              <td>{others.join(', ') || '–'}</td>
              <td>{locale ?? t('search.both')}</td>
              <td>
                {changedBy ?? '–'}, <When at={changedAt} day />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
