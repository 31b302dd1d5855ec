import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { QuickFailure } from './quick-failure.tsx';
import { inColumns, inRows, quickGroups } from './quick-options.ts';
import { QuickPanel } from './quick-panel.tsx';
import { useAnswer } from './use-answer.ts';
import { useCloseFromOutside, useWide } from './use-panel.ts';

export type QuickSearchProps = {
  /** The id of the panel, which the field already names. */
  panel: string;
  box: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
};

/** Where the choice stands: an option's place, or the field itself. */
const FIELD = -1;

/**
 * Turns the search field into a combobox with suggestions. They show once an answer has come, and close on a page
 * change, scrolling, a press outside, Escape, sending and a pick (spec 4).
 */
export function QuickSearch({ panel, box, field }: QuickSearchProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const navigate = useNavigate();
  const { key } = useLocation();
  const arriving = useNavigation().location?.key;
  // what is typed belongs to the page it was typed on, or to the one that is just arriving
  const [typed, setTyped] = useState(() => ({ on: key, ...typedBefore(field.current) }));
  const [place, setPlace] = useState(FIELD);
  const isCurrent = typed.on === key || typed.on === arriving;
  const text = isCurrent ? typed.text : '';
  const { answer, isLost, forget } = useAnswer(text.trim());
  const wide = useWide();

  const open = answer !== null && text !== '' && !typed.closed;
  const failed = isLost && !open && text !== '' && !typed.closed;
  const groups = open ? (wide ? inColumns : inRows)(quickGroups(answer, { t, locale, to }), answer) : [];
  const options = groups.flatMap((group) => group.options);
  const active = options[place];
  const count = options.length;

  const type = (closed: boolean) => {
    setTyped({ on: arriving ?? key, text: field.current?.value ?? '', closed });
    setPlace(FIELD);
  };
  const close = () => type(true);
  useCloseFromOutside(open || failed, box, close);

  // the field keeps its element, and with it the cursor: only what the panel adds is told to it
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(open));
    if (active) field.current?.setAttribute('aria-activedescendant', active.id);
    else field.current?.removeAttribute('aria-activedescendant');
  });

  // another page: the field says what that page searched for, unless somebody has typed since
  useEffect(() => {
    if (!isCurrent) field.current?.form?.reset();
  }, [isCurrent, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed, isComposing } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
    if (isComposing || !(step || pressed === 'Escape' || pressed === 'Enter')) return;
    if (step && !open) type(false);
    else if (step) setPlace(((place + 1 + step + count + 1) % (count + 1)) - 1);
    else if (pressed === 'Escape' && (open || failed)) close();
    else if (pressed === 'Enter' && active) {
      close();
      navigate(active.to);
    } else return;
    event.preventDefault();
  };
  const onInput = () => {
    // what an earlier search found must not open under other words
    if (!open && field.current?.value.trim() !== text.trim()) forget();
    type(false);
  };
  // laid on before the browser can send another letter
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
        {open && (answer.products.length > 0 ? '' : `${t('quick.none')} `)}
        {open && count > 0 && t('quick.found', { count })}
        {failed && t('quick.failed')}
      </p>
      {open && <QuickPanel id={panel} query={answer.query} groups={groups} active={active?.id} onPick={close} />}
      {failed && <QuickFailure query={text.trim()} onPick={close} />}
    </>
  );
}

/** What somebody typed before quick search was there; they may have left the field since. */
const typedBefore = (field: HTMLInputElement | null) => ({
  text: field && field.value !== field.defaultValue ? field.value : '',
  closed: document.activeElement !== field,
});
