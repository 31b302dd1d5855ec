const pages: readonly [carrier: RegExp, page: (code: string) => string][] = [
  [/^posti/i, (code) => `https://www.posti.fi/fi/seuranta#/lahetys/${code}`],
  [/^matkahuolto/i, (code) => `https://www.matkahuolto.fi/seuranta/tilanne/?package_code=${code}`],
];

/** The carrier's page that follows a parcel; null for a carrier that has none we know, or without a code. */
export function trackingLink(carrier: string, code: string | null): string | null {
  const page = pages.find(([name]) => name.test(carrier.trim()))?.[1];
  return page && code ? page(encodeURIComponent(code)) : null;
}
