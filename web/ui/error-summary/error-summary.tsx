import { type ReactNode, useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

type Props = {
  /** `id` is the control's id. `isFixed`: corrected since; the line keeps its space, so that the form does not move. */
  errors: { id: string; message: ReactNode; isFixed?: boolean }[];
  title?: string;
};

/**
 * Lists the errors of a submitted form above it (checkout-6). Takes the focus when it appears; each line links to its
 * field.
 */
export function ErrorSummary({ errors, title }: Props) {
  const { t } = useI18n();
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of an invalid form starts here
    <div className="err-sum" ref={takeFocus} tabIndex={-1} autoFocus role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="alert" />
        {title ?? t('ui.checkFields')}
      </h2>
      <ul>
        {errors.map(({ id, message, isFixed }) => (
          <li key={id}>
            <a
              className={isFixed ? 'link is-fixed' : 'link'}
              href={`#${id}`}
              onClick={(event) => {
                const control = document.getElementById(id);
                if (!control) return;
                event.preventDefault();
                control.focus({ preventScroll: true });
                control.scrollIntoView({ block: 'center' });
              }}
            >
              {message}
              {isFixed ? <span className="sr">, {t('ui.fieldFixed')}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
