import { Fragment, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { navigationOf } from '#web/admin/base/navigation.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import type { Found } from '#web/admin/site/find/found.ts';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import { type Command, matching, stepIn } from './commands.ts';

/** Pause in typing after which the server is asked. */
const PAUSE_MS = 120;
const LEAST_LETTERS = 2;
const ICONS = {
  order: 'receipt-text',
  quote: 'file-pen-line',
  customer: 'users',
  message: 'message-square',
  product: 'tags',
  part: 'wrench',
  'gift-card': 'gift',
  return: 'undo-2',
  booking: 'calendar-clock',
  company: 'building-2',
} as const;

type Go = (path: string, asDocument?: boolean) => void;
/** `actions`: what the page offers, collected before this opened; null: closed. */
type Props = { actions: Command[] | null; onClose: () => void; role: StaffRole; go: Go };

/** Goes anywhere and does anything the role may: actions of this page, pages, and what the server finds. */
export function Palette({ actions, onClose, role, go }: Props) {
  const t = useTexts(fi, en);
  return (
    <Dialog open={actions !== null} onClose={onClose} label={t('shell.find')} className="palette">
      <Finder actions={actions ?? []} onClose={onClose} role={role} go={go} />
    </Dialog>
  );
}

/** What the server finds for a query that pauses. */
function useFound(query: string): Found[] {
  const { load, data } = useFetcher<{ found: Found[] }>();
  const asked = query.trim();
  const isAsked = asked.length >= LEAST_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => void load(`/etsi?q=${encodeURIComponent(asked)}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, isAsked, load]);
  return isAsked ? (data?.found ?? []) : [];
}

function useCommands(
  { actions, role, go }: Pick<Props, 'role' | 'go'> & { actions: Command[] },
  query: string,
): Command[] {
  const t = useTexts(fi, en);
  const found = useFound(query).map(
    ({ kind, title, sub, to }): Command => ({
      id: to,
      group: 'found',
      icon: ICONS[kind],
      text: title,
      sub,
      run: () => go(to),
    }),
  );
  const pages = navigationOf(role).flatMap(({ entries }) =>
    entries.map(
      ({ path, text, icon, key, document }): Command => ({
        id: path,
        group: 'pages',
        icon,
        text: t(text),
        keys: `G ${key}`,
        run: () => go(path, document),
      }),
    ),
  );
  return matching([...actions, ...found, ...pages], query);
}

const GROUPS = ['actions', 'found', 'pages'] as const;

function Finder({ actions, onClose, ...rest }: Omit<Props, 'actions'> & { actions: Command[] }) {
  const t = useTexts(fi, en);
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = useCommands({ actions, ...rest }, query);
  const ordered = GROUPS.flatMap((group) => commands.filter((command) => command.group === group));
  const at = Math.min(chosen, Math.max(ordered.length - 1, 0));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === 1 || by === -1) setChosen(stepIn(ordered.length, at, by));
    else if (event.key === 'Enter') run(ordered[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="q">
        <Icon name="search" large />
        <input
          role="combobox"
          aria-label={t('shell.find')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={ordered.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: a dialog to type into
          autoFocus
          value={query}
          placeholder={t('palette.hint')}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Keys of="Escape" />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('shell.find')}>
        {ordered.map((command, i) => (
          <Fragment key={command.id}>
            {command.group !== ordered[i - 1]?.group && (
              <div role="presentation" className="group">
                {t(`palette.${command.group}`)}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys */}
            <div
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              ref={i === at ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
              onClick={() => run(command)}
            >
              <Icon name={command.icon} />
              <span>{command.text}</span>
              {command.sub && <span className="sub">{command.sub}</span>}
              {command.keys && <Keys of={command.keys} />}
            </div>
          </Fragment>
        ))}
      </div>
      {ordered.length === 0 && <p className="none muted">{t('palette.none')}</p>}
    </>
  );
}
