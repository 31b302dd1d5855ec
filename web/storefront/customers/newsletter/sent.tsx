import { useI18n } from '#web/messages/i18n.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import type { AskAnswer } from './answer.ts';
import { type AskAbout, wordsOf } from './ask-form.tsx';
import { Frame } from './frame.tsx';

type Props = { answer: AskAnswer; about: AskAbout; again: string };

/** Confirmation of a sent form. Only the mail reveals whether the address was known (newsletter-1). */
export function Sent({ answer: { email, done }, about, again }: Props) {
  const { t } = useI18n();
  const words = wordsOf[about];
  if (done === 'ready') return <Frame isAnswer title={t(`${words}.ready`)} lead={t(`${words}.readyText`, { email })} />;
  return (
    <Frame isAnswer title={t('newsletter.sent')} lead={t(`${words}.sentText`, { email })}>
      <p className="small muted">{t('newsletter.sentSpam')}</p>
      <p>
        <TextLink to={again}>{t('newsletter.otherEmail')}</TextLink>
      </p>
    </Frame>
  );
}
