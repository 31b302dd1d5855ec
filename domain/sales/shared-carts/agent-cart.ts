import type { Locale } from '#domain/base/locale.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** The delivery that an agent has chosen for a checkout; of the address only what decides the price. `methodId` null: not chosen yet. */
export type AgentDelivery = {
  type: 'shipping' | 'pickup';
  methodId: string | null;
  country: string;
  postcode: string | null;
};

/** What an agent has put into a cart or a checkout (agent-4). */
export type AgentCart = {
  lines: WantedLine[];
  campaignCode: string | null;
  locale: Locale;
  delivery: AgentDelivery | null;
};
