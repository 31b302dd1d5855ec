import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { loadLocale, useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { QuickSearchProps } from './quick-search.tsx';

const FIELD = 'haku';
const PANEL = 'pikahaku';

/**
 * The header's search: a form to `/haku?q=`. Quick search comes with the first touch and then drives the field, so that
 * no page waits for it and a failed load leaves the form.
 */
export function SearchBox() {
  const { t, locale } = useI18n();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [QuickSearch, setQuickSearch] = useState<ComponentType<QuickSearchProps> | null>(null);
  const to = links(locale);

  const wake = () => {
    Promise.all([import('./quick-search.tsx'), loadLocale(locale, 'quick')]).then(
      ([arrived]) => setQuickSearch(() => arrived.QuickSearch),
      (error) => console.error('quick search', error),
    );
  };
  // what was typed while the page was still loading counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box comes alive
  useEffect(() => {
    if (document.activeElement === field.current) wake();
  }, []);

  return (
    <div className="search-box" ref={box}>
      <Form className="search" role="search" action={to.search()}>
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
          onFocus={QuickSearch ? undefined : wake}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </Form>
      {QuickSearch && <QuickSearch panel={PANEL} box={box} field={field} />}
    </div>
  );
}
