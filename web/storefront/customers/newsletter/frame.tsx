import type { ReactNode } from 'react';
import { takeFocus } from '#web/ui/take-focus.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** The page has changed after a form: its title announces that and takes the focus. */
  isAnswer?: boolean;
  children?: ReactNode;
};

/** Layout of a newsletter page: title and one column. */
export function Frame({ title, lead, isAnswer = false, children }: Props) {
  return (
    <div className="wrap narrow-page">
      <div className="narrow-main">
        <h1 ref={isAnswer ? takeFocus : undefined} tabIndex={-1} className="narrow-title">
          {title}
        </h1>
        {lead ? <p className="narrow-lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
