import { Hono } from 'hono';
import type { Simulators } from '#backend/shop.ts';
import { withAgentProfile } from './agent-profile.ts';
import { simulatedLabels } from './carriers/labels.ts';
import { simulatedMatkahuolto } from './carriers/matkahuolto.ts';
import { simulatedPosti } from './carriers/posti.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { simulatedProvider } from './sign-in/provider.ts';
import { providerRoutes } from './sign-in/routes.ts';
import { simulatedTextMessages } from './text-messages.ts';
import { simulatedRegister } from './vehicle-register.ts';

type Opened = Parameters<Simulators['routes']>[0];

export const simulatorRoutes = (shop: Opened, gateway: Gateway): Hono =>
  new Hono()
    .route('/simulator', gatewayRoutes(shop.baseUrl, gateway))
    .route('/mailbox', mailboxRoutes(shop))
    .route('/oidc', providerRoutes(shop));

/** Every simulator of the demo shop. Loaded by `openShop` in demo mode only. */
export const simulators: Simulators = {
  carriers: (now) => ({ posti: simulatedPosti(now), matkahuolto: simulatedMatkahuolto() }),
  labels: simulatedLabels,
  signInProvider: simulatedProvider,
  vehicleRegister: simulatedRegister,
  textMessages: simulatedTextMessages,
  agentProfile: withAgentProfile,
  routes: (shop) => simulatorRoutes(shop, createGateway(shop, shop.jobs)),
};
