import { type ReactNode, type Ref, useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  number: number;
  state: 'done' | 'now' | 'next';
  title: ReactNode;
  /** Ref of the heading, for moving the focus to the step. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** "Muuta", at the right of the title. */
  action?: ReactNode;
  /** The choice made, shown when the step is done. */
  summary?: ReactNode;
  children?: ReactNode;
};

/** One step of the checkout. */
export function StepSection({ number, state, title, headingRef, action, summary, children }: Props) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <section
      className={`step is-${state}`}
      aria-labelledby={titleId}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <div className="step-head">
        <span className="step-n" aria-hidden="true">
          {state === 'done' ? <Icon name="check" small /> : number}
        </span>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
          {state === 'done' ? <span className="sr">, {t('ui.stepDone')}</span> : null}
        </h2>
        {action}
      </div>
      {summary ? <div className="step-sum">{summary}</div> : null}
      {children ? <div className="step-body">{children}</div> : null}
    </section>
  );
}
