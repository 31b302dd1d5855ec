import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type ChipProps = { pressed?: boolean; count?: ReactNode } & ComponentProps<'button'>;

/** A toggle button. */
export function Chip({ pressed, count, children, className, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={className ? `chip ${className}` : 'chip'} aria-pressed={pressed}>
      {children}
      {count === undefined ? null : <span className="n">{count}</span>}
    </button>
  );
}

/** A link to a part of the listing; mark the current one with `aria-current`. */
export function ChipLink({ count, children, className, ...rest }: { count?: ReactNode } & LinkProps) {
  return (
    <Link {...rest} className={className ? `chip ${className}` : 'chip'}>
      {children}
      {count === undefined ? null : <span className="n">{count}</span>}
    </Link>
  );
}

/** An active filter: the link leads to the listing without it. */
export function FilterChip({ label, ...rest }: { label: string } & Omit<LinkProps, 'children'>) {
  const { t } = useI18n();
  return (
    <Link {...rest} className="chip chip-x" aria-label={t('ui.removeFilter', { label })}>
      {label}
      <Icon name="x" small />
    </Link>
  );
}

/** A row of chips; with `scroll` one line that scrolls sideways on phones. */
export function Chips({ scroll, children }: { scroll?: boolean; children: ReactNode }) {
  return <div className={scroll ? 'chips scroll' : 'chips'}>{children}</div>;
}
