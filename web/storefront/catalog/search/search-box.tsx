import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { loadLocale, useI18n } from '#web/messages/i18n.tsx';
import { searchTool } from '#web/storefront/base/form-tools.ts';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { QuickSearchProps } from './quick-search.tsx';

const FIELD = 'haku';
const PANEL = 'pikahaku';

/**
 * The search of the header: a form to `/haku?q=` (search-4). Quick search loads at the first focus and then controls the
 * field; when it fails to load, the form still works.
 */
export function SearchBox() {
  const { t, locale } = useI18n();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [QuickSearch, setQuickSearch] = useState<ComponentType<QuickSearchProps> | null>(null);
  const to = links(locale);

  const loadQuickSearch = () => {
    Promise.all([import('./quick-search.tsx'), loadLocale(locale, 'quick')]).then(
      ([module]) => setQuickSearch(() => module.QuickSearch),
      (error) => console.error('quick search', error),
    );
  };
  const applyEarlyFocus = useEffectEvent(() => {
    if (document.activeElement === field.current) loadQuickSearch();
  });
  // input typed before hydration counts
  useEffect(() => applyEarlyFocus(), []);

  return (
    <div className="search-box" ref={box}>
      <Form
        className="search"
        role="search"
        action={to.search()}
        {...(import.meta.env.SSR || import.meta.env.DEV ? searchTool : null)}
      >
        <label className="sr" htmlFor={FIELD}>
          {t('search.label')}
        </label>
        <input
          id={FIELD}
          ref={field}
          type="search"
          name="q"
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          role="combobox"
          aria-expanded={false}
          aria-controls={PANEL}
          aria-autocomplete="list"
          defaultValue={pathname === to.search() ? (new URLSearchParams(search).get('q') ?? '') : ''}
          onFocus={QuickSearch ? undefined : loadQuickSearch}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </Form>
      {QuickSearch && <QuickSearch panel={PANEL} box={box} field={field} />}
    </div>
  );
}
