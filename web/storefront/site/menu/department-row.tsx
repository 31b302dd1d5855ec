import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { categoryLink, links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { useShellData } from '#web/storefront/base/shell-data.ts';
import { optional } from '#web/storefront/site/notices/lost-file.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const DepartmentPanels = lazyComponent(() => optional(import('./department-panels.tsx')));

/** The departments in one line on wide screens. Their panels load with the first pointer or focus (menu-2). */
export function DepartmentRow({ className }: { className: string }) {
  const { t, locale } = useI18n();
  const departments = useShellData()?.departments ?? [];
  const { pathname } = useLocation();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const to = links(locale);
  return (
    <nav
      className={className}
      aria-label={t('common.menu.departments')}
      onPointerEnter={({ currentTarget }) => setRow(currentTarget)}
      onFocus={({ currentTarget }) => setRow(currentTarget)}
    >
      <ul className="wrap">
        {departments.map(({ path, name, lang }) => {
          const page = categoryLink(to, path);
          return (
            <li key={path}>
              <PrefetchLink
                to={page}
                lang={lang}
                aria-current={pathname === page || pathname.startsWith(`${page}/`) || undefined}
              >
                {name}
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
      {row && (
        <Suspense>
          <DepartmentPanels row={row} />
        </Suspense>
      )}
    </nav>
  );
}
