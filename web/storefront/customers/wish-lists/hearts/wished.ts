import { sessionStore } from '#web/storefront/customers/session/session.ts';

/** Shows a sku as wished or not, ahead of the server's answer, and once more with it: an older answer may come between. */
export function setWished(sku: string, isWished: boolean) {
  const { wishedSkus } = sessionStore.getState();
  const others = wishedSkus.filter((one) => one !== sku);
  sessionStore.setState({ wishedSkus: isWished ? [...others, sku] : others });
}

export const isWished = (sku: string): boolean => sessionStore.getState().wishedSkus.includes(sku);
