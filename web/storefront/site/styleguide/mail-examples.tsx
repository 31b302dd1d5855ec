import { useI18n } from '#web/messages/i18n.tsx';

/** A mail as an example: its text part, and its HTML part framed from the demo mailbox. */
export type MailExample = { kind: string; subject: string; text: string };

const words = {
  fi: { html: 'HTML-osa', text: 'Tekstiosa', open: 'Avaa omalla sivullaan' },
  en: { html: 'HTML part', text: 'Text part', open: 'Open on a page of its own' },
};

/**
 * Collapsed except the first, so that not every frame loads. `allow-scripts`: accessibility checkers hang without it.
 */
export function MailExamples({ mails }: { mails: readonly MailExample[] }) {
  const { locale } = useI18n();
  const t = words[locale];
  return mails.map(({ kind, subject, text }, i) => {
    const src = `/mailbox/examples/${locale}/${kind}`;
    return (
      <details className="sg-mail" key={kind} open={i === 0}>
        <summary>{subject}</summary>
        <iframe src={src} title={`${subject}, ${t.html}`} loading="lazy" sandbox="allow-popups allow-scripts" />
        <p>
          <a href={src}>
            {t.open}
            <span className="sr">: {subject}</span>
          </a>
        </p>
        <h3>
          {t.text}
          <span className="sr">: {subject}</span>
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <pre tabIndex={0}>{text}</pre>
      </details>
    );
  });
}
