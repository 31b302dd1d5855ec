import { useEffect, useRef } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { useTell } from '#web/storefront/base/analytics/use-tell.ts';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** The request is on its way: its number, and what happens now. Takes the focus, for the form is gone. */
export function RequestSent({ number }: { number: string }) {
  const { t, locale } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useTell('generate_lead', { value: null }, number);
  return (
    <section className="quote-sent" aria-labelledby="quote-sent">
      <Icon name="check-circle" />
      <h2 id="quote-sent" tabIndex={-1} ref={title}>
        {t('quote.sent.title')}
      </h2>
      <p>{t('quote.sent.number', { number })}</p>
      <p>{t('quote.sent.mail')}</p>
      <ButtonLink look="outline" to={links(locale).category()}>
        {t('quote.sent.on')}
      </ButtonLink>
    </section>
  );
}
