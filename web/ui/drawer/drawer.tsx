import { type ReactNode, useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  /** Stays at the bottom while the content scrolls. */
  foot?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** A panel of at most 500 px that slides in over the page; closing takes 500 ms (menu-1). */
export function Drawer({ open, onClose, title, side = 'left', foot, id, children }: Props) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose)}
      className={classes('drawer', side === 'right' && 'drawer-right')}
      id={id}
      aria-labelledby={titleId}
    >
      <div className="drawer-in">
        <div className="drawer-top on-chrome">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="drawer-close" aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className="drawer-body">{children}</div>
        {foot ? <div className="drawer-foot">{foot}</div> : null}
      </div>
    </dialog>
  );
}
