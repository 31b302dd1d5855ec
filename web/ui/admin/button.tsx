import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Keys } from './keys.tsx';

export type Look = 'primary' | 'line' | 'danger' | 'danger-line' | 'soft' | 'quiet';

type Shape = {
  look?: Look;
  small?: boolean;
  icon?: IconName;
  /** The key that presses it, as in `aria-keyshortcuts`: `P`, `Control+Enter`. Shown on the button. */
  shortcut?: string;
  className?: string;
  /** Without text: only the icon, with an `aria-label`. */
  children?: ReactNode;
};

const classOf = ({ look = 'line', small, children, className }: Shape) =>
  classes('btn', look !== 'quiet' && `btn-${look}`, small && 'btn-s', children === undefined && 'btn-i', className);

function Inside({ icon, children, shortcut }: Shape) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && children !== undefined && <Keys of={shortcut} />}
    </>
  );
}

type ButtonProps = Shape & Omit<ComponentProps<'button'>, 'className' | 'children'>;

/** A button with its key. It submits nothing unless `type="submit"`. */
export function Button({ look, small, icon, shortcut, className, children, ...rest }: ButtonProps) {
  const shape = { look, small, icon, shortcut, className, children };
  return (
    <button type="button" {...rest} className={classOf(shape)} aria-keyshortcuts={shortcut}>
      <Inside {...shape} />
    </button>
  );
}

type LinkProps = Shape & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

/** A link that looks like a button. */
export function ButtonLink({ look, small, icon, shortcut, className, children, ...rest }: LinkProps) {
  const shape = { look, small, icon, shortcut, className, children };
  return (
    <Link {...rest} className={classOf(shape)} aria-keyshortcuts={shortcut}>
      <Inside {...shape} />
    </Link>
  );
}
