import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import styles from './contact.module.css';
import type { ContactResult } from './contact-result.ts';

type Props = { answer: Extract<ContactResult, { step: 'done' }>; isFeedback?: boolean };

/** Confirmation with the message's number and the address of the copy. Takes the focus, because the form is gone. */
export function ContactDone({ answer: { number, email }, isFeedback = false }: Props) {
  const { t } = useI18n();
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript, moves the focus to the confirmation
    <div className={styles.done} ref={takeFocus} tabIndex={-1} autoFocus>
      <Banner kind="ok" live>
        {t('contact.done', { number, email })}
      </Banner>
      <p>{isFeedback ? t('contact.nextFeedback') : t('contact.next', { count: shop.quoteAnswerDays })}</p>
    </div>
  );
}
