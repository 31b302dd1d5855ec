import type { LinkProps } from 'react-router';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes('link', className)} />;
}

/** "Näytä kaikki →" at the end of a section's heading. */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes('more', className)}>
      {children}
      <Icon name="arrow-right" small />
    </Link>
  );
}
