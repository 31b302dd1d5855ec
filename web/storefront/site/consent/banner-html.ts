import { locales } from '#domain/base/locale.ts';
import en from '#web/messages/en/site/consent.ts';
import fi from '#web/messages/fi/site/consent.ts';
import { askedPurposes, lettersOf } from '#web/storefront/base/consent/choice.ts';
import { links } from '#web/storefront/base/links.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { CONSENT_FORM } from './early-script.ts';

const texts = { fi, en };

/** A text in every language; the stylesheet shows that of the page, also after a change of language. */
const words = (key: keyof typeof fi) =>
  locales.map((locale) => `<span lang="${locale}">${texts[locale][key]}</span>`).join('');

const settings = () =>
  locales
    .map(
      (locale) =>
        `<a class="link" lang="${locale}" href="${links(locale).cookies()}">${texts[locale]['consent.settings']}</a>`,
    )
    .join('');

const button = (letters: string, key: keyof typeof fi) =>
  `<button type="submit" class="${buttonClass({ look: 'outline', size: 's' })}" name="allow" value="${letters}">${words(key)}</button>`;

/**
 * The banner's texts and form (consent-1), rendered on the server only, so that the browser loads no code for it. A
 * function, because a constant would stay in the browser build. Both buttons have equal weight: refusing is as easy
 * as accepting. The HTML depends on the settings only, never on the visitor.
 */
export const bannerHtml = (isMeasured: boolean) =>
  `<form class="wrap" method="post" action="${links('fi').cookies()}" ${CONSENT_FORM}="quiet"><div><strong id="consent-title">${words('consent.banner.title')}</strong><p>${words(isMeasured ? 'consent.banner.text' : 'consent.banner.videos')}</p><p role="alert" hidden>${words('consent.failed')}</p></div><div>${button(lettersOf(askedPurposes(isMeasured)), 'consent.all')}${button('', 'consent.necessary')}${settings()}</div></form>`;
