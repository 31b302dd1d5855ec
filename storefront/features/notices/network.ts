declare global {
  interface Window {
    /** What asks the network, where answers from memory stand before it. */
    network?: typeof fetch;
  }
}

export type Page = Pick<Window, 'fetch' | 'network'>;

/** What asks the network, as the page has it now. */
export const networkOf = (page: Page): typeof fetch => (page.network ?? page.fetch).bind(page);

/** Lets `answer` see each question first; it is given what asks the network, now and when that is watched later. */
export function answerBefore(page: Page, answer: (ask: typeof fetch) => typeof fetch) {
  page.network = networkOf(page);
  const ask = page.network;
  page.fetch = answer((input, init) => (page.network ?? ask)(input, init));
}

/** Watches what goes to the network, and only that: an answer from memory tells nothing of the shop. */
export function watchNetwork(page: Page, watch: (ask: typeof fetch) => typeof fetch) {
  const watched = watch(networkOf(page));
  if (page.network) page.network = watched;
  else page.fetch = watched;
}
