import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import type { ExampleProps } from '#web/ui/example.ts';
import '#web/ui/styles/styleguide.css';
import { examples } from './examples.ts';
import { Colours, Type } from './foundations.tsx';
import { type MailExample, MailExamples } from './mail-examples.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The page's own texts; not in the message files, because no shopper reads them. */
export const words = {
  fi: {
    title: 'Tyyliopas',
    lead: 'Jokainen osa sellaisena kuin kauppa sitä käyttää.',
    colours: 'Värit',
    type: 'Tekstit',
    mails: 'Sähköpostit',
  },
  en: {
    title: 'Styleguide',
    lead: 'Every part as the shop uses it.',
    colours: 'Colours',
    type: 'Type',
    mails: 'Mails',
  },
};

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="sg-part" id={id}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

/** The styleguide for developers: not linked, not indexed. */
export function Styleguide({ images, mails }: ExampleProps & { mails: readonly MailExample[] }) {
  const { locale } = useI18n();
  const text = words[locale];
  return (
    <>
      <CrumbTrail title={text.title} />
      <div className="wrap sg">
        <div className="stack">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <ThemeSwitch />
        </div>
        <Part id="colours" title={text.colours}>
          <Colours />
        </Part>
        <Part id="type" title={text.type}>
          <Type />
        </Part>
        {examples.map(({ id, name, Example }) => (
          <Part key={id} id={id} title={name[locale]}>
            <Example images={images} />
          </Part>
        ))}
        {mails.length > 0 ? (
          <Part id="mails" title={text.mails}>
            <MailExamples mails={mails} />
          </Part>
        ) : null}
      </div>
    </>
  );
}
