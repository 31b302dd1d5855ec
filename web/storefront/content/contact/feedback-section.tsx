import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './contact.module.css';
import { ContactDone } from './contact-done.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactResult, ContactValues } from './contact-result.ts';

type Props = { given: ContactValues; answer: ContactResult | undefined };

/** Form for accessibility feedback below the accessibility statement (Act 306/2019). */
export function FeedbackSection({ given, answer }: Props) {
  const { t } = useI18n();
  return (
    <section className={classes(styles.write, styles.feedback)} aria-labelledby="palaute">
      <h2 id="palaute">{t('contact.feedbackTitle')}</h2>
      {answer?.step === 'done' ? (
        <ContactDone answer={answer} isFeedback />
      ) : (
        <>
          <p>{t('contact.feedbackLead')}</p>
          <ContactForm given={given} answer={answer} isFeedback />
        </>
      )}
    </section>
  );
}
