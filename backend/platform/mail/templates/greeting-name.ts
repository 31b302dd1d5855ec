/**
 * The name a mail may greet by, or ''. Anybody can sign up with somebody else's address: a "name" that is a sentence or
 * an address of a site must not become an advertisement sent by the shop.
 */
export const greetingName = (firstname: string): string =>
  /^[\p{L}\p{M}'’ -]{1,30}$/u.test(firstname.trim()) ? firstname.trim() : '';
