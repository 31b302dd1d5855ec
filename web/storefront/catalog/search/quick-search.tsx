import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { QuickFailure } from './quick-failure.tsx';
import { inColumns, inRows, quickGroups } from './quick-options.ts';
import { QuickPanel } from './quick-panel.tsx';
import { noteOpened } from './search-clicks.ts';
import { useCloseFromOutside, useWide } from './use-panel.ts';
import { useQuickResults } from './use-quick-results.ts';

export type QuickSearchProps = {
  /** The id of the panel, which the field has in `aria-controls`. */
  panel: string;
  box: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
};

/** The active index when no option is selected. */
const NO_OPTION = -1;

/**
 * Turns the search field into a combobox with suggestions. The panel opens when results arrive (search-1) and closes on
 * navigation, scrolling, a press outside, Escape, submit and a choice (search-3).
 */
export function QuickSearch({ panel, box, field }: QuickSearchProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const navigate = useNavigate();
  const { key } = useLocation();
  const arriving = useNavigation().location?.key;
  // input belongs to the page it was typed on, or to the one that is loading
  const [typed, setTyped] = useState(() => ({ on: key, ...readEarlyInput(field.current) }));
  const [activeIndex, setActiveIndex] = useState(NO_OPTION);
  const isCurrent = typed.on === key || typed.on === arriving;
  const text = isCurrent ? typed.text : '';
  const { results, hasFailed, clear } = useQuickResults(text.trim());
  const wide = useWide();

  const open = results !== null && text !== '' && !typed.closed;
  const failed = hasFailed && !open && text !== '' && !typed.closed;
  const groups = open ? (wide ? inColumns : inRows)(quickGroups(results, { t, locale, to }), results) : [];
  const options = groups.flatMap((group) => group.options);
  const active = options[activeIndex];
  const count = options.length;

  const readField = (closed: boolean) => {
    setTyped({ on: arriving ?? key, text: field.current?.value ?? '', closed });
    setActiveIndex(NO_OPTION);
  };
  const close = () => readField(true);
  useCloseFromOutside(open || failed, box, close);

  // the field is not rendered here: it keeps its element and its cursor, and gets only these attributes
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(open));
    if (active) field.current?.setAttribute('aria-activedescendant', active.id);
    else field.current?.removeAttribute('aria-activedescendant');
  });

  // after a navigation the field shows the query of the page, unless the shopper has typed since
  useEffect(() => {
    if (!isCurrent) field.current?.form?.reset();
  }, [isCurrent, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed, isComposing } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
    if (isComposing || !(step || pressed === 'Escape' || pressed === 'Enter')) return;
    if (step && !open) readField(false);
    else if (step) setActiveIndex(((activeIndex + 1 + step + count + 1) % (count + 1)) - 1);
    else if (pressed === 'Escape' && (open || failed)) close();
    else if (pressed === 'Enter' && active) {
      close();
      noteOpened('quick', results?.query ?? '', active.to, locale);
      navigate(active.to);
    } else return;
    event.preventDefault();
  };
  const onInput = () => {
    // results of an earlier query must not open under another one
    if (!open && field.current?.value.trim() !== text.trim()) clear();
    readField(false);
  };
  // in a layout effect, so that no key press is missed in between
  useLayoutEffect(() => {
    const input = field.current;
    input?.addEventListener('input', onInput);
    input?.addEventListener('keydown', onKeyDown);
    input?.form?.addEventListener('submit', close);
    return () => {
      input?.removeEventListener('input', onInput);
      input?.removeEventListener('keydown', onKeyDown);
      input?.form?.removeEventListener('submit', close);
    };
  });

  return (
    <>
      <p className="sr" role="status">
        {open && (results.products.length > 0 ? '' : `${t('quick.none')} `)}
        {open && count > 0 && t('quick.found', { count })}
        {failed && t('quick.failed')}
      </p>
      {open && <QuickPanel id={panel} query={results.query} groups={groups} active={active?.id} onPick={close} />}
      {failed && <QuickFailure query={text.trim()} onPick={close} />}
    </>
  );
}

/** The input typed before quick search had loaded; closed when the field has lost the focus since. */
const readEarlyInput = (field: HTMLInputElement | null) => ({
  text: field && field.value !== field.defaultValue ? field.value : '',
  closed: document.activeElement !== field,
});
