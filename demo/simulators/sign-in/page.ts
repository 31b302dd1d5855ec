import { html, raw } from 'hono/html';
import { providerLabels } from '#backend/customers/sign-in/providers/ids.ts';
import { type Person, people } from './people.ts';
import type { AuthorizeRequest } from './request.ts';
import { texts } from './texts.ts';
import { behaviours } from './tokens.ts';

/** Own styles: the provider is not part of the shop. */
const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;font:inherit;font-weight:700;text-align:start;border:2px solid currentColor;border-radius:.5rem;background:transparent;color:inherit;overflow-wrap:anywhere}
button[hidden]{display:none}
button small{display:block;font-weight:400;font-size:.875rem}
button.main{background:#0b5c3b;border-color:#0b5c3b;color:#fff}
fieldset{border:1px solid #767676;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
label.text{display:block;margin:.5rem 0}
label.text input{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;flex:none}
summary{min-height:2.75rem;align-content:center;font-weight:700;cursor:pointer}`;

type Language = 'fi' | 'en';
type Body = ReturnType<typeof html>;

const page = (language: Language, title: string, body: Body) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Page on which the visitor chooses a person, an address and the provider's behaviour. */
export function choicePage({ provider, ...request }: AuthorizeRequest) {
  const language = request.ui_locales;
  const t = texts[language];
  const state = (person: Person) =>
    person.email ? `${person.email}, ${person.email_verified ? t.verified : t.unverified}` : t.noEmail;
  return page(
    language,
    `${t.title} – ${providerLabels[provider]}`,
    html`<p>${t.intro(providerLabels[provider])}</p>
<form method="post" action="/oidc/authorize">${hidden(request)}
${/* Enter in a field is for who is typed in */ html`<button name="person" value="own" hidden></button>`}
${people.map(
  (person) =>
    html`<button name="person" value="${person.sub}">${person.given_name} ${person.family_name}<small>${state(person)}</small></button>`,
)}
<details><summary>${t.other}</summary>
<label class="text">${t.name}<input name="name" autocomplete="off" value="Matti Meikäläinen" maxlength="80"></label>
<label class="text">${t.email}<input name="email" type="email" autocomplete="off" value="matti.meikalainen@posti.example" maxlength="200"></label>
<label><input type="checkbox" name="verified" value="1" checked>${t.verifiedBox}</label>
<button class="main" name="person" value="own">${t.goOn}</button>
</details>
<details><summary>${t.behaviour}</summary>
<fieldset><legend>${t.afterwards}</legend>
${behaviours.map(
  (name) =>
    html`<label><input type="radio" name="behaviour" value="${name}" ${name === 'right' ? 'checked' : ''}>${t.behaviours[name]}</label>`,
)}
</fieldset></details>
<button name="person" value="cancel">${t.cancel}</button>
</form>`,
  );
}

/** Response as a form that the browser posts, as Apple does; with a button for browsers without scripts. */
export function formPostPage(language: Language, to: string, fields: Record<string, string>, nonce: string) {
  const t = texts[language];
  return page(
    language,
    t.title,
    html`<form method="post" action="${to}">${hidden(fields)}<button class="main">${t.goOn}</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
  );
}

export const refusedPage = (language: Language) =>
  page(language, texts[language].title, html`<p>${texts[language].refused}</p>`);
