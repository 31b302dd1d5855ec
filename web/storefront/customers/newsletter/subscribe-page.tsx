import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import type { AskAnswer } from './answer.ts';
import { AskForm } from './ask-form.tsx';
import { Frame } from './frame.tsx';
import { Sent } from './sent.tsx';

type Props = { stamp: string; email: string; answer: AskAnswer | undefined };

/** `/tilaa-uutiskirje`: page to subscribe to the newsletter (newsletter-1). */
export function SubscribePage({ stamp, email, answer }: Props) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail />
      {answer?.done ? (
        <Sent answer={answer} about="letter" again={links(locale).newsletter()} />
      ) : (
        <Frame title={t('newsletter.title')} lead={t('newsletter.lead')}>
          <AskForm key={answer?.at} answer={answer} stamp={stamp} email={email} about="letter" />
        </Frame>
      )}
    </>
  );
}
