import { type Locale, locales } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import en from '#web/messages/en/site/newsletter.ts';
import fi from '#web/messages/fi/site/newsletter.ts';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';

const texts = { fi, en };

function formOf(locale: Locale): string {
  const t = texts[locale];
  const to = links(locale);
  const consent = t['newsletter.consent'].replace('{shop}', shop.name);
  const field = `<label><span class="small">${t['newsletter.where']}</span><input class="input" type="email" name="email" required maxlength="254" autocomplete="email" placeholder="${t['newsletter.example']}"></label>`;
  const send = `<button class="${buttonClass({ look: 'snow' })}">${t['newsletter.submit']}</button>`;
  const trap = `<div class="sr" aria-hidden="true"><label>${t['newsletter.website']}<input name="website" tabindex="-1" autocomplete="off"></label></div>`;
  const agreed = `<p class="small muted">${consent} <a href="${to.content(PRIVACY)}">${t['newsletter.privacy']}</a></p>`;
  return `<form lang="${locale}" method="post" action="${to.newsletter()}"><h2><a href="${to.newsletter()}">${t['newsletter.title']}</a></h2>${field}${send}<input type="hidden" name="source" value="footer">${trap}${agreed}</form>`;
}

/**
 * HTML of the newsletter form in every language; CSS shows the page's one. Rendered by the server only: the browser
 * needs neither its texts nor its code, and the form works without JavaScript.
 */
export const footerHtml = (): string => locales.map(formOf).join('');
