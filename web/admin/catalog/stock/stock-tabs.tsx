import { NavLink } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';

const pages = [
  ['/varasto', 'title'],
  ['/varasto/inventointi', 'counts'],
  ['/varasto/siirrot', 'transfers'],
  ['/varasto/saapuneet', 'receipts'],
] as const;

/** The pages of the stock, as tabs. */
export function StockTabs() {
  const t = useTexts(fi, en);
  return (
    <nav className="views" aria-label={t('stock.title')}>
      {pages.map(([path, name]) => (
        <NavLink key={path} to={path} end={path === '/varasto'}>
          {t(`stock.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
