import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** Page numbers to show: first, last, current and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // a gap of one page shows that page instead
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

type Props = {
  page: number;
  pages: number;
  href: (page: number) => string;
  /** Replace the texts "Sivut", "Edellinen sivu" and "Seuraava sivu". */
  labels?: { nav?: string; previous?: string; next?: string };
};

export function Pagination({ page, pages, href, labels }: Props) {
  const { t } = useI18n();
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: 'chevron-left' | 'chevron-right', rel: string) =>
    to >= 1 && to <= pages ? (
      <Link to={href(to)} aria-label={label} rel={rel}>
        <Icon name={icon} small />
      </Link>
    ) : null;
  return (
    <nav className="pages" aria-label={labels?.nav ?? t('ui.pages')}>
      {step(page - 1, labels?.previous ?? t('ui.previousPage'), 'chevron-left', 'prev')}
      {pageNumbers(page, pages).map((number, index, shown) =>
        number === null ? (
          <span key={`gap-${shown[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={href(number)}
            aria-label={t('ui.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {step(page + 1, labels?.next ?? t('ui.nextPage'), 'chevron-right', 'next')}
    </nav>
  );
}
