import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Icon } from '#web/ui/admin/icon.tsx';

type Props = {
  title: string;
  /** The list that this thing belongs to. */
  back?: { to: string; text: string };
  /** Beside the title: its status as a pill, a date, a sum. */
  beside?: ReactNode;
  /** Actions, the primary one last. */
  children?: ReactNode;
};

/** The bar at the top of every page: the way back, the page's only `h1`, its status, its actions. */
export function PageBar({ title, back, beside, children }: Props) {
  const t = useTexts(fi, en);
  return (
    <header className="bar">
      <div className="bar-title">
        {back && (
          <span className="crumb">
            <Link to={back.to} aria-label={t('shell.back', { page: back.text })}>
              <span className="phone">
                <Icon name="chevron-left" large />
              </span>
              <span className="wide">{back.text}</span>
            </Link>
            <Icon name="chevron-right" className="wide" />
          </span>
        )}
        <h1>{title}</h1>
        {beside}
      </div>
      {children && <div className="bar-acts">{children}</div>}
    </header>
  );
}
