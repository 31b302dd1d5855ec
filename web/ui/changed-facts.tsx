import { createContext, use } from 'react';
import { shop } from '#shop.config';

const ID = 'shop-facts';

/** Facts of the shop that staff changed after the scripts were built, as JSON; null when none differs. Set by the server. */
export const ChangedFacts = createContext<string | null>(null);

/** Light and dark values of the brand's tokens, if staff changed its colour. Set by the server. */
export const ChangedTokens = createContext<Record<string, readonly [string, string]> | null>(null);

/** The changed tokens as the style of an element. Rendered on the server only: browsers keep it. */
export const tokenStyle = (tokens: Record<string, readonly [string, string]> | null) =>
  tokens
    ? Object.fromEntries(
        Object.entries(tokens).map(([name, [light, dark]]) => [`--${name}`, `light-dark(${light}, ${dark})`]),
      )
    : undefined;

/** The changed facts as data in the head, for `takeChangedFacts`. Rendered on the server only. */
export function ChangedFactsData() {
  const json = use(ChangedFacts);
  // "<" could end the element
  const data = json?.replaceAll('<', '\\u003c');
  if (!data) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own JSON, escaped above
  return <script id={ID} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />;
}

/** Lays the changed facts over those of the scripts; call it before hydration. */
export function takeChangedFacts(): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const changed: Record<string, unknown> = JSON.parse(json);
  // null in JSON: the fact is not given
  for (const key in changed) changed[key] ??= undefined;
  Object.assign(shop, changed);
}
