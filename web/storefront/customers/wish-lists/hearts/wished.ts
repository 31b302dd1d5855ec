import { sessionStore } from '#web/storefront/customers/session/session.ts';

/**
 * Marks a sku as wished or not. Called before the request and again after its response, because an older session
 * response may come in between.
 */
export function setWished(sku: string, isWished: boolean) {
  const { wishedSkus } = sessionStore.getState();
  const others = wishedSkus.filter((one) => one !== sku);
  sessionStore.setState({ wishedSkus: isWished ? [...others, sku] : others });
}

export const isWished = (sku: string): boolean => sessionStore.getState().wishedSkus.includes(sku);
