import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  /** The pages from the root; the last one is the current page. */
  items: { to: string; label: string }[];
  label?: string;
};

export function Breadcrumb({ items, label }: Props) {
  const { t } = useI18n();
  return (
    <nav aria-label={label ?? t('ui.breadcrumb')}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={item.to}>
            {index > 0 ? <Icon name="chevron-right" small /> : null}
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
