import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePlace } from '#web/admin/base/place/use-place.ts';
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

/** The way back, to where the list was left. */
function Back({ to, text }: { to: string; text: string }) {
  const t = useTexts(fi, en);
  const place = usePlace(to);
  return (
    <Link {...place} aria-label={t('shell.back', { page: text })}>
      <span className="phone">
        <Icon name="chevron-left" large />
      </span>
      <span className="wide">{text}</span>
    </Link>
  );
}

/** The bar at the top of every page: the way back, the page's only `h1`, its status, its actions. */
export function PageBar({ title, back, beside, children }: Props) {
  return (
    <header className="bar">
      <div className="bar-title">
        {back && (
          <span className="crumb">
            <Back {...back} />
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
