import { html } from 'hono/html';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { simulatedMethods } from './methods.ts';
import type { SimulatedPayment } from './queries.ts';

export type PageLanguage = 'fi' | 'en';

const texts = {
  fi: {
    title: 'Maksusimulaattori',
    intro: 'Tämä on esittelykaupan maksusivu. Rahaa ei siirry.',
    other: 'In English',
    payee: 'Maksun saaja',
    reference: 'Viite',
    amount: 'Summa',
    method: 'Maksutapa',
    pay: 'Maksa',
    cancel: 'Peruuta',
    pending: 'Jätä odottamaan',
    pendingHint: 'Odottava maksu vahvistuu itsestään alla annetun ajan kuluttua.',
    more: 'Lisää',
    callbacks: 'Ilmoitus kaupalle',
    once: 'Kerran, heti',
    twice: 'Kahdesti',
    late: 'Myöhässä',
    never: 'Ei koskaan',
    seconds: 'Viive sekunteina',
    noRedirect: 'Älä palaa kauppaan (vain ilmoitus)',
    paid: 'Maksu on jo maksettu.',
    back: 'Palaa kauppaan',
    done: 'Valmis. Selainta ei ohjata takaisin kauppaan.',
    missing: 'Maksua ei löydy.',
  },
  en: {
    title: 'Payment simulator',
    intro: 'This is the demo shop’s payment page. No money moves.',
    other: 'Suomeksi',
    payee: 'Payee',
    reference: 'Reference',
    amount: 'Amount',
    method: 'Payment method',
    pay: 'Pay',
    cancel: 'Cancel',
    pending: 'Leave pending',
    pendingHint: 'A pending payment is confirmed by itself after the time given below.',
    more: 'More',
    callbacks: 'Notice to the shop',
    once: 'Once, at once',
    twice: 'Twice',
    late: 'Late',
    never: 'Never',
    seconds: 'Delay in seconds',
    noRedirect: 'Do not return to the shop (notice only)',
    paid: 'The payment has been paid.',
    back: 'Return to the shop',
    done: 'Done. The browser is not sent back to the shop.',
    missing: 'No such payment.',
  },
};

/** Own styles, as the gateway is not part of the shop. */
const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:700}dd{margin:0;overflow-wrap:anywhere}
fieldset{border:1px solid #767676;border-radius:.5rem;margin:1rem 0;padding:.5rem 1rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;flex:none}
input[type=number]{font:inherit;width:6rem;padding:.5rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;font:inherit;font-weight:700;border:2px solid currentColor;border-radius:.5rem;background:transparent;color:inherit}
button.main{background:#0b5c3b;border-color:#0b5c3b;color:#fff}
summary{min-height:2.75rem;align-content:center;font-weight:700;cursor:pointer}`;

const page = (language: PageLanguage, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts[language].title}</title>
<style>${style}</style>
</head>
<body><main><h1>${texts[language].title}</h1>${body}</main></body>
</html>`;

const radio = (name: string, value: string, label: string, isChosen: boolean) =>
  html`<label><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''}>${label}</label>`;

/** The page where the shopper pays, cancels or leaves the payment pending. */
export function paymentPage(payment: SimulatedPayment, language: PageLanguage, chosenMethod: string | null) {
  const t = texts[language];
  const other = language === 'fi' ? 'en' : 'fi';
  const chosen = chosenMethod ?? payment.method ?? 'osuuspankki';
  const methods = simulatedMethods.filter(
    (method, index) => simulatedMethods.findIndex(({ id }) => id === method.id) === index,
  );
  return page(
    language,
    html`<p>${t.intro} <a href="?language=${other}&method=${encodeURIComponent(chosen)}" lang="${other}">${t.other}</a></p>
<dl><dt>${t.payee}</dt><dd>${shop.company}</dd><dt>${t.reference}</dt><dd>${payment.reference}</dd><dt>${t.amount}</dt><dd>${formatEuros(payment.amount)}</dd></dl>
<form method="post" action="/simulator/pay/${payment.transactionId}">
<input type="hidden" name="language" value="${language}">
${
  payment.status === 'ok'
    ? html`<p>${t.paid}</p><input type="hidden" name="callbacks" value="once"><button class="main" name="action" value="pay">${t.back}</button>`
    : html`<fieldset><legend>${t.method}</legend>${methods.map(({ id, name }) => radio('method', id, name, id === chosen))}</fieldset>
<button class="main" name="action" value="pay">${t.pay}</button>
<button name="action" value="cancel">${t.cancel}</button>
<button name="action" value="pending">${t.pending}</button>
<details><summary>${t.more}</summary>
<fieldset><legend>${t.callbacks}</legend>
${radio('callbacks', 'once', t.once, true)}${radio('callbacks', 'twice', t.twice, false)}${radio('callbacks', 'late', t.late, false)}${radio('callbacks', 'never', t.never, false)}
</fieldset>
<p>${t.pendingHint}</p>
<label>${t.seconds} <input type="number" name="seconds" value="5" min="0" max="3600"></label>
<label><input type="checkbox" name="noRedirect" value="1">${t.noRedirect}</label>
</details>`
}
</form>`,
  );
}

export const donePage = (language: PageLanguage) => page(language, html`<p>${texts[language].done}</p>`);
export const missingPage = (language: PageLanguage) => page(language, html`<p>${texts[language].missing}</p>`);
