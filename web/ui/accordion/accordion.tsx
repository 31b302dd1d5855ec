import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  title: ReactNode;
  open?: boolean;
  /** Only one of the accordions with the same name is open at a time. */
  name?: string;
  /** Heading level on the page. */
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
};

export function Accordion({ title, open, name, level = 2, id, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className="acc" open={open} name={name} id={id}>
      <summary>
        <Heading>{title}</Heading>
        <Icon name="chevron-down" />
      </summary>
      <div className="acc-body">{children}</div>
    </details>
  );
}
