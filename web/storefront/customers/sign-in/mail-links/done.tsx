import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

type Props = { title: string; text: string; children: ReactNode };

/** Confirmation; takes the focus, because the pressed button is gone. */
export function Done({ title, text, children }: Props) {
  return (
    <div className="wrap auth">
      <div className="auth-main auth-done" ref={takeFocus} tabIndex={-1}>
        <span className="auth-icon">
          <Icon name="check" />
        </span>
        <h1>{title}</h1>
        <p className="auth-lead">{text}</p>
        <div className="auth-acts">{children}</div>
      </div>
    </div>
  );
}
