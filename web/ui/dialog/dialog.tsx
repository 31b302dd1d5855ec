import { type ReactNode, useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  /** `full` fills the window, for pictures. */
  size?: 'm' | 'l' | 'full';
  children?: ReactNode;
};

export function Dialog({ open, onClose, title, actions, size = 'm', children }: Props) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <dialog {...useModal(open, onClose)} className={classes('dialog', `dialog-${size}`)} aria-labelledby={titleId}>
      <div className="dialog-in">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button look="ghost" square aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="x" />
          </Button>
        </div>
        {children}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </dialog>
  );
}
