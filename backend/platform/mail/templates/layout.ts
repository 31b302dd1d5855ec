import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import * as brandColours from '#domain/base/brand-colours.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

/** A piece of HTML whose values are already escaped; `html` of hono makes it. */
export type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A text of the message file with its `{placeholders}` filled. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const coloursOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(brandColours).map(([name, colour]) => [name, colour[theme]])) as Record<
    keyof typeof brandColours,
    string
  >;
/** The rules of all mails, as a text that a content policy can name by its hash. */
export function mailStyle(): string {
  const [light, dark] = [coloursOf('light'), coloursOf('dark')];
  return `
body{margin:0;background:${light.panel};color:${light.text};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color-scheme:light dark}
header,article,footer{box-sizing:border-box;max-width:640px;margin:0 auto;padding:16px 24px}
header{border-bottom:4px solid ${light.brand};background:${light.chrome};color:${light.onChrome};font-size:22px;font-weight:800;letter-spacing:-.02em}
article{background:${light.ground};padding-block:8px 24px}
h1{font-size:24px;line-height:1.25}h2{font-size:18px;margin:24px 0 8px}
a{color:${light.brand}}
blockquote{margin:8px 0;padding-left:12px;border-left:3px solid #9996}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 8px 8px 0;text-align:left;vertical-align:top;border-bottom:1px solid #9996}
.n{text-align:right;padding:8px 0 8px 8px;white-space:nowrap;font-variant-numeric:tabular-nums}
.s{font-size:14px}.p{float:left;margin:0 12px 16px 0;border-radius:6px;background:${light.panel}}.i{width:64px}.i .p{float:none;display:block;margin:0}.t td,.t th{font-weight:700}
.b{display:inline-block;padding:12px 24px;border-radius:8px;background:${light.brand};color:${light.onBrand};font-weight:700;text-decoration:none}
.k{margin:8px 0;font:700 32px/1.25 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em}.u{overflow-wrap:anywhere}.g{margin:8px 0;font:700 22px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.06em}
.c{max-width:340px;margin:16px 0;border-radius:16px;background:${light.chrome};color:${light.onChrome}}.c td{padding:16px 24px;border:0}.c p,.c h2{margin:0 0 8px}.c h2{font-size:24px}
footer{font-size:14px}
@media (prefers-color-scheme:dark){body{background:${dark.ground};color:${dark.text}}article{background:${dark.panel}}header{background:${dark.chrome}}a{color:${dark.brand}}.b{background:${dark.brand};color:${dark.onBrand}}}
`;
}

/** What a mail looks like: one column that fits a phone, system fonts, readable without pictures and with colours inverted. */
export const layout = ({
  locale,
  title,
  body,
}: {
  locale: Locale;
  title: string;
  body: Fragment;
}): Fragment => html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(mailStyle())}</style>
</head>
<body>
<header>${shop.name}</header>
<article>
<h1>${title}</h1>
${body}
</article>
<footer>${shop.company}, ${shop.businessId}<br>${shop.street}, ${shop.postcode} ${shop.city}<br>${shop.phone} · ${shop.email}</footer>
</body>
</html>`;

/** The same facts as the footer, for the text part. */
export const textFooter = (): string[] => [
  '-- ',
  `${shop.company}, ${shop.businessId}`,
  `${shop.street}, ${shop.postcode} ${shop.city}`,
  `${shop.phone} · ${shop.email}`,
];
