import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';

/** The companies that have a list; a company's own page gives it. */
export function Companies({ companies }: { companies: { id: string; name: string }[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('contracts.companies')}</h2>
      {companies.length === 0 && <p className="muted">{t('contracts.noCompanies')}</p>}
      <ul className="rows">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/yritykset/${id}`}>{name}</Link>{' '}
            <Link className="muted" to={`/yritykset/${id}/hinnat`}>
              {t('contracts.preview')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
