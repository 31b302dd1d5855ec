import { useEffect, useRef } from 'react';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import type { ContactAnswer } from './contact-answer.ts';

type Props = { answer: Extract<ContactAnswer, { step: 'done' }>; isFeedback?: boolean };

/** The message has gone: its number, and where the copy is. Takes the focus, as the form is no more. */
export function ContactDone({ answer: { number, email }, isFeedback = false }: Props) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of a sent form begins here
    <div className="contact-done" ref={box} tabIndex={-1} autoFocus>
      <Banner kind="ok" live>
        {t('contact.done', { number, email })}
      </Banner>
      <p>{isFeedback ? t('contact.nextFeedback') : t('contact.next', { count: shop.quoteAnswerDays })}</p>
    </div>
  );
}
