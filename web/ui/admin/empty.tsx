import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type Props = {
  icon: IconName;
  title: string;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** What stands in place of rows: why there are none, or what failed and what is safe, with at most one action. */
export function Empty({ icon, title, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
