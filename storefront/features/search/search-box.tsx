import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { useQuickSearch, warmUp } from './use-quick-search.ts';

const QuickPanel = lazy(() => import('./quick-panel.tsx').then(({ QuickPanel }) => ({ default: QuickPanel })));

const INPUT = 'haku';
const PANEL = 'pikahaku';
const SCROLLED_PX = 48;

/**
 * The header's search. Without JavaScript a form to `/haku?q=`; with it a combobox with suggestions, which close on a
 * page change, scrolling, a press outside, Escape and a pick (spec 4).
 */
export function SearchBox() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // what was typed belongs to the page it was typed on, or to the one that is just arriving
  const arriving = useNavigation().location?.key;
  const [typedAt, setTypedAt] = useState({ key, text: null as string | null, closed: false });
  const typed = typedAt.key === key || typedAt.key === arriving ? typedAt.text : null;
  const [activeIndex, setActiveIndex] = useState(-1);
  const { found, forget } = useQuickSearch(typed ?? '');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const shownQuery = pathname === to.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const open = found !== null && typed !== null && !typedAt.closed;
  const options = open ? found.groups.flatMap((group) => group.options) : [];
  const active = options[activeIndex];

  const close = () => {
    setTypedAt((now) => ({ ...now, closed: true }));
    setActiveIndex(-1);
  };
  useCloseFromOutside(open, box, close);
  // what was typed while the page was still loading counts
  const catchUp = () => {
    const text = input.current?.value ?? '';
    if (text !== shownQuery) setTypedAt({ key, text, closed: false });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box comes alive
  useEffect(catchUp, []);

  const step = (by: number) => {
    const count = options.length + 1;
    setActiveIndex(((activeIndex + 1 + by + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && found && typed !== null && !open) {
      event.preventDefault();
      setTypedAt((now) => ({ ...now, closed: false }));
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && active) {
      event.preventDefault();
      close();
      navigate(active.to);
    }
  };

  return (
    <div className="search-box" ref={box}>
      <Form className="search" role="search" action={to.search()}>
        <label className="sr" htmlFor={INPUT}>
          {t('search.label')}
        </label>
        <input
          id={INPUT}
          ref={input}
          type="search"
          name="q"
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          role="combobox"
          aria-expanded={open}
          aria-controls={PANEL}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          value={typed ?? shownQuery}
          onFocus={warmUp}
          onChange={(event) => {
            // what an earlier search found must not open under other words
            if (!open) forget();
            setTypedAt({ key: arriving ?? key, text: event.target.value, closed: false });
            setActiveIndex(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </Form>
      {open && (
        <Suspense>
          <QuickPanel id={PANEL} query={found.query} groups={found.groups} active={active?.id} onPick={close} />
        </Suspense>
      )}
    </div>
  );
}

/** A press or the focus outside, and scrolling the page, close the panel. */
function useCloseFromOutside(open: boolean, box: React.RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const start = window.scrollY;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const scrolled = () => {
      if (Math.abs(window.scrollY - start) > SCROLLED_PX) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('scroll', scrolled);
    };
  });
}
