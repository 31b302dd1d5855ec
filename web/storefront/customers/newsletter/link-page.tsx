import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { shop } from '#shop.config';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Frame } from './frame.tsx';
import type { EndingAnswer, EndingLink, LinkAbout, LinkAnswer } from './link-server.ts';

type Props<Link = LinkAbout> = { link: Link | null; answer: LinkAnswer<Link> | undefined };

/** Layout of a page that only mails link to; its breadcrumb is its title. */
function LinkFrame(props: ComponentProps<typeof Frame>) {
  return (
    <>
      <CrumbTrail title={props.title} />
      <Frame {...props} />
    </>
  );
}

/** Button that a mail's link leads to: mail scanners open links but do not press buttons. */
function Press({ label, isLimited = false, all = false }: { label: string; isLimited?: boolean; all?: boolean }) {
  const { t } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  return (
    <>
      {isLimited ? (
        <Banner kind="bad" live>
          {t('newsletter.error.limited', { count: 10 })}
        </Banner>
      ) : null}
      <Form method="post">
        {all ? <input type="hidden" name="all" value="1" /> : null}
        <Button type="submit" look={all ? 'outline' : 'primary'} busy={isSending}>
          {label}
        </Button>
      </Form>
    </>
  );
}

function Home() {
  const { t, locale } = useI18n();
  return (
    <p>
      <ButtonLink look="outline" to={links(locale).home()}>
        {t('newsletter.home')}
      </ButtonLink>
    </p>
  );
}

const doneText = (about: LinkAbout['about']) => {
  if (about === 'new_match') return 'newsletter.search.readyText';
  return about === 'letter' ? 'newsletter.confirm.doneLetter' : 'newsletter.confirm.doneWatch';
};

/** `/uutiskirje/vahvista`: confirms a subscription or an alert (newsletter-1, alert-1). */
export function ConfirmPage({ link, answer }: Props) {
  const { t, locale } = useI18n();
  const shown = answer?.link ?? link;
  if (!shown || answer?.state === 'old')
    return (
      <LinkFrame
        isAnswer={answer !== undefined}
        title={t('newsletter.confirm.old')}
        lead={t('newsletter.confirm.oldText')}
      >
        <p>
          <TextLink to={links(locale).newsletter()}>{t('newsletter.title')}</TextLink>
        </p>
      </LinkFrame>
    );
  const { about, email } = shown;
  if (answer?.state === 'done' || shown.isDone)
    return (
      <LinkFrame
        isAnswer={answer !== undefined}
        title={t('newsletter.confirm.done')}
        lead={t(doneText(about), { email })}
      >
        <Home />
      </LinkFrame>
    );
  return (
    <LinkFrame title={t('newsletter.confirm.title')} lead={t(`newsletter.confirm.${about}`, { email })}>
      <Press label={t('newsletter.confirm.submit')} isLimited={answer?.state === 'limited'} />
    </LinkFrame>
  );
}

/** What the link ends, in words. */
function endingTexts(t: T, link: EndingLink) {
  if (link.about === 'reminder')
    return {
      title: t('newsletter.unsubscribe.reminderTitle'),
      lead: t('newsletter.unsubscribe.reminder', { machine: link.machine }),
      button: t('newsletter.unsubscribe.reminderTitle'),
      done: t('newsletter.unsubscribe.doneReminder'),
    };
  if (link.about === 'search') {
    const { email, search } = link;
    return {
      title: t('newsletter.unsubscribe.searchTitle'),
      lead: t('newsletter.unsubscribe.search', { email, search }),
      button: t('newsletter.unsubscribe.searchTitle'),
      done: t('newsletter.unsubscribe.doneSearch', { search }),
    };
  }
  const { about, email } = link;
  if (about === 'letter')
    return {
      title: t('newsletter.unsubscribe.title'),
      lead: t('newsletter.unsubscribe.letter', { email }),
      button: t('newsletter.unsubscribe.submitLetter'),
      done: t('newsletter.unsubscribe.doneLetter', { email }),
    };
  return {
    title: t('newsletter.unsubscribe.watchTitle'),
    lead: t('newsletter.unsubscribe.watch', { email }),
    button: t('newsletter.unsubscribe.submitWatch'),
    done: t('newsletter.unsubscribe.doneWatch', { email }),
  };
}

/** `/uutiskirje/peruuta`: ends the newsletter, alerts or service reminders. The link never expires. */
export function UnsubscribePage({ link, answer }: { link: EndingLink | null; answer: EndingAnswer | undefined }) {
  const { t, locale } = useI18n();
  const shown = answer?.link ?? link;
  if (!shown || answer?.state === 'old')
    return (
      <LinkFrame
        isAnswer={answer !== undefined}
        title={t('newsletter.unsubscribe.old')}
        lead={t('newsletter.unsubscribe.oldText', { email: shop.email })}
      />
    );
  const { title, lead, button, done } = endingTexts(t, shown);
  // one saved search has ended, or will: the others of the address end by a button of their own
  const others =
    shown.about === 'search' && shown.hasOthers && !answer?.isAll ? (
      <Press all label={t('newsletter.unsubscribe.all')} />
    ) : null;
  if (answer?.state === 'done' || shown.isDone)
    return (
      <LinkFrame
        isAnswer={answer !== undefined}
        title={t('newsletter.unsubscribe.done')}
        lead={answer?.isAll && shown.about === 'search' ? t('newsletter.unsubscribe.doneWatch', shown) : done}
      >
        {others}
        {shown.about === 'letter' ? (
          <p>
            <TextLink to={links(locale).newsletter()}>{t('newsletter.unsubscribe.again')}</TextLink>
          </p>
        ) : null}
        <Home />
      </LinkFrame>
    );
  return (
    <LinkFrame title={title} lead={lead}>
      <Press label={button} />
      {others}
    </LinkFrame>
  );
}
