import { useI18n } from '#storefront/i18n/i18n.tsx';

/** A mail of the shop as an example: its text part here, its HTML part framed from the demo mailbox. */
export type MailExample = { kind: string; subject: string; text: string };

const words = {
  fi: { html: 'HTML-osa', text: 'Tekstiosa', open: 'Avaa omalla sivullaan' },
  en: { html: 'HTML part', text: 'Text part', open: 'Open on a page of its own' },
};

/** `allow-scripts`: the frame's policy runs none; without it accessibility checkers hang on the frame. */
export function MailExamples({ mails }: { mails: readonly MailExample[] }) {
  const { locale } = useI18n();
  const t = words[locale];
  return mails.map(({ kind, subject, text }) => {
    const src = `/mailbox/examples/${locale}/${kind}`;
    return (
      <article className="sg-mail" key={kind}>
        <h3>{subject}</h3>
        <iframe src={src} title={`${subject}, ${t.html}`} loading="lazy" sandbox="allow-popups allow-scripts" />
        <p>
          <a href={src}>
            {t.open}
            <span className="sr">: {subject}</span>
          </a>
        </p>
        <details>
          <summary>
            {t.text}
            <span className="sr">: {subject}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
          <pre tabIndex={0}>{text}</pre>
        </details>
      </article>
    );
  });
}
