import { type Locale, localeOf, locales } from '#domain/base/locale.ts';
import { localMinute } from '#domain/base/time/local-minute.ts';
import { shop } from '#shop.config';
import { PREVIEW_END } from './service.ts';

const words: Record<Locale, { shown: string; refused: string; leave: string; change: string; label: string }> = {
  fi: {
    label: 'Kaupan esikatselu',
    shown: 'Näet kaupan sellaisena kuin se on',
    refused: 'Esikatselussa ei voi tilata eikä lähettää mitään.',
    leave: 'Poistu esikatselusta',
    change: 'Vaihda aika',
  },
  en: {
    label: 'Preview of the shop',
    shown: 'You see the shop as it will be on',
    refused: 'Nothing can be ordered or sent in a preview.',
    leave: 'Leave the preview',
    change: 'Change the time',
  },
};

/** "torstaina 24.12.2026 klo 10.30", "Thursday, 24 December 2026 at 10:30". */
const momentText = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'fi' ? 'fi-FI' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: locale === 'fi' ? 'numeric' : 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shop.timeZone,
  }).format(at);

/** Why a changing request was refused, in the language of its page. */
export const refusedText = (path: string): string => words[localeOf(path)].refused;

/** An element that no page has: React skips it when it takes over the document. */
export const BAR = 'date-preview';

/**
 * The browser's clock shows the moment too, for opening hours and campaigns in the cart. Forms are not sent, and at its end the preview
 * is left. The script has no place in the shop's own files: only previews carry it.
 */
const script = (at: Date, endsInMs: number) => `{
const Real = Date, ahead = ${at.getTime()} - Real.now(), bar = document.querySelector('${BAR}');
// the choice of cookies cannot be sent
document.documentElement.dataset.consent ??= '';
Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length ? given : [Real.now() + ahead], made),
  apply: () => new Date().toString(),
  get: (target, name) => name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name),
});
addEventListener('submit', (event) => {
  if ((event.submitter?.formMethod || event.target.method) !== 'post') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  scrollTo({ top: 0 });
  const note = bar.querySelector('[role=alert]');
  note.previousElementSibling.hidden = true;
  note.textContent = note.previousElementSibling.textContent;
}, true);
setTimeout(() => location.assign('${PREVIEW_END}?sivu=' + encodeURIComponent(location.pathname + location.search)), ${endsInMs});
}`;

type Bar = { path: string; at: Date; endsInMs: number; nonce: string | null; adminUrl: string };

/** The bar above each page of a preview: the moment, the way out, and the clock of the page's scripts. */
export function previewBar({ path, at, endsInMs, nonce, adminUrl }: Bar): string {
  const { label, shown, refused, leave, change } = words[localeOf(path)];
  const [paiva = '', klo = ''] = localMinute(at, shop.timeZone).split('T');
  const end = `${PREVIEW_END}?${new URLSearchParams({ sivu: path })}`;
  const admin = `${adminUrl}/esikatselu?${new URLSearchParams({ paiva, klo, sivu: path })}`.replaceAll('&', '&amp;');
  return [
    `<${BAR} role="region" aria-label="${label}" style="display:block;background:var(--warn-tint);color:var(--text)">`,
    '<div class="wrap" style="display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-1) var(--s-4);padding-block:var(--s-2)">',
    `<p style="margin:0;flex:1 1 18rem"><strong>${shown} ${momentText(at, localeOf(path))}.</strong> <span>${refused}</span>`,
    '<strong role="alert" style="color:var(--sale)"></strong></p>',
    `<a class="link" href="${admin}">${change}</a>`,
    `<a class="btn btn-outline btn-s" href="${end}">${leave}</a>`,
    `</div><script${nonce ? ` nonce="${nonce}"` : ''}>${script(at, endsInMs)}</script></${BAR}>`,
  ].join('');
}

/** Puts the bar at the beginning of a document's body. */
export const withBar = (html: string, bar: string): string => html.replace(/<body(?: [^>]*)?>/, (body) => body + bar);

/** A page in place of one that cannot be shown, such as of an old link. */
export function notePage(path: string, kind: 'ended' | 'refused'): string {
  const locale = localeOf(path);
  const text = {
    ended: {
      fi: 'Esikatselulinkki ei ole enää voimassa. Avaa kauppa uudelleen hallinnasta.',
      en: 'This preview link is no longer valid. Open the shop again from the admin.',
    },
    refused: Object.fromEntries(locales.map((each) => [each, words[each].refused])) as Record<Locale, string>,
  }[kind][locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words[locale].label}</title></head><body style="font-family:system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;line-height:1.5"><main><h1>${words[locale].label}</h1><p>${text}</p><p><a href="${PREVIEW_END}">${words[locale].leave}</a></p></main></body></html>`;
}
