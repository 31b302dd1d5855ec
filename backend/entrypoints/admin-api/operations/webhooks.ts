import { z } from 'zod';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import {
  type EndpointInput,
  type EndpointProblem,
  MOST_KEPT_HOURS,
  type WebhookEndpoint,
} from '#backend/sales/webhooks/service.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { deliveryStatuses, MOST_ENDPOINT_NAME, webhookKinds } from '#domain/sales/webhooks/webhook.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import { openCursor, sealCursor } from '../cursors.ts';
import { cursor, limit, moment, named } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';
import { refuseState } from '../problem.ts';

const kinds = z
  .array(z.enum(webhookKinds))
  .min(1)
  .max(webhookKinds.length)
  .nullable()
  .describe('What it is told; null: everything, kinds to come too.');

const endpoint = z
  .object({
    id: z.string(),
    version: z.string().describe('Its `ETag`.'),
    name: z.string(),
    url: z.string(),
    kinds: z.array(z.string()).nullable(),
    createdAt: moment,
    state: z
      .enum(['enabled', 'disabled', 'gone'])
      .describe('`gone`: it answered 410 and gets nothing until it is enabled again.'),
    pausedUntil: moment.nullable().describe('It asked for a pause (`Retry-After`).'),
    oldSecretUntil: moment.nullable().describe('Until then its former secret signs too.'),
    waiting: z.int(),
    failed: z.int().describe('Deliveries that were given up, of the last 30 days.'),
    lastSentAt: moment.nullable(),
  })
  .register(named, { id: 'WebhookEndpoint' });

const delivery = z.object({
  id: z.string().describe('Its `webhook-id`.'),
  kind: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});

const input = z.strictObject({
  name: z.string().trim().min(1).max(MOST_ENDPOINT_NAME).describe('Whose it is.'),
  url: z.string().min(1).max(500).describe('An https address on the public internet.'),
  kinds: kinds.default(null),
});

const time = (at: Date | null) => at?.toISOString() ?? null;
const stateOf = ({ disabledBecause }: WebhookEndpoint) =>
  disabledBecause === null ? 'enabled' : disabledBecause === 'gone' ? 'gone' : 'disabled';

const present = (read: WebhookEndpoint): z.input<typeof endpoint> => ({
  id: read.id,
  version: String(read.version),
  name: read.name,
  url: read.url,
  kinds: read.kinds,
  createdAt: read.createdAt.toISOString(),
  state: stateOf(read),
  pausedUntil: time(read.pausedUntil),
  oldSecretUntil: time(read.oldSecretUntil),
  waiting: read.waiting,
  failed: read.failed,
  lastSentAt: time(read.lastSentAt),
});

const unknown = () => new ShopError('not-found', 'There is no such endpoint.');

async function replyWith(shop: Shop, actor: ProgramActor, id: string) {
  const read = await shop.webhooks.endpoints.one(actor, id);
  if (!read) throw unknown();
  return { body: present(read), version: String(read.version) };
}

const messages: Record<EndpointProblem['reason'], string> = {
  required: 'is missing',
  too_long: 'is too long',
  invalid: 'must be an address without a name and password',
  not_https: 'must be an https address on the usual port',
  not_public: 'must be on the public internet',
};
const refuse = (problems: readonly EndpointProblem[] = []): never =>
  refuseFields(problems.map(({ field, reason }) => ({ field, code: reason, message: messages[reason] })));

const id = z.string().min(1).max(100);
const params = z.strictObject({ id });
const about = { tag: 'webhooks', scope: 'webhooks:write' } as const;
const names = 'Webhooks name customers, so the key needs `customers:read` too.';

/** What a change leaves out stays as it is. */
async function changedInput(shop: Shop, actor: ProgramActor, id: string, given: Partial<EndpointInput>) {
  const known = await shop.webhooks.endpoints.one(actor, id);
  if (!known) throw unknown();
  const { name = known.name, url = known.url } = given;
  return { known, input: { name, url, kinds: given.kinds === undefined ? known.kinds : given.kinds } };
}

export const webhookOperations: readonly Operation[] = [
  operation({
    ...about,
    name: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    summary: 'Programs that are told of events',
    details: 'Not that of the settings (`WEBHOOK_URL`).',
    answer: z.object({ webhooks: z.array(endpoint) }),
    run: async ({ shop, actor }) => ({
      body: { webhooks: (await shop.webhooks.endpoints.list(actor)).map(present) },
    }),
  }),
  operation({
    ...about,
    name: 'addWebhook',
    method: 'post',
    path: '/webhooks',
    summary: 'Tell another program of events',
    details: `Signed as Standard Webhooks says, with a secret of its own (docs/orders.md). ${names}`,
    creates: true,
    body: input,
    answer: endpoint,
    async run({ shop, actor, body, key }) {
      const made = await shop.webhooks.endpoints.add(actor, body, key);
      if (!made.ok) return refuse(made.details);
      const { id } = made.value;
      return { body: (await replyWith(shop, actor, id)).body, location: `/webhooks/${id}` };
    },
  }),
  operation({
    ...about,
    name: 'getWebhook',
    method: 'get',
    path: '/webhooks/{id}',
    summary: 'One of them',
    versioned: true,
    params,
    answer: endpoint,
    run: ({ shop, actor, params }) => replyWith(shop, actor, params.id),
  }),
  operation({
    ...about,
    name: 'patchWebhook',
    method: 'patch',
    path: '/webhooks/{id}',
    summary: 'Change name, address or kinds; disable or enable',
    details: `Only the named fields change. Disabling gives up what waits. ${names}`,
    versioned: true,
    params,
    body: input
      .partial()
      .extend({ kinds: kinds.optional(), enabled: z.boolean().optional() })
      .refine((given) => Object.keys(given).length > 0, { error: 'must name a field' }),
    answer: endpoint,
    async run({ shop, actor, params: { id }, body: { enabled, ...given }, seen }) {
      const { endpoints } = shop.webhooks;
      const { known, input } = await changedInput(shop, actor, id, given);
      if (seen !== null && seen !== String(known.version))
        throw new ShopError('precondition-failed', 'The endpoint changed since it was read.');
      if (Object.keys(given).length > 0) {
        const changed = await endpoints.change(actor, id, input, known.version);
        if (!changed.ok && changed.reason === 'invalid') return refuse(changed.details);
        if (!changed.ok) throw new ShopError('precondition-failed', 'The endpoint changed meanwhile.');
      }
      if (enabled !== undefined) await endpoints.enable(actor, id, enabled);
      return replyWith(shop, actor, id);
    },
  }),
  operation({
    ...about,
    name: 'removeWebhook',
    method: 'delete',
    path: '/webhooks/{id}',
    summary: 'Remove it with its deliveries',
    details: names,
    params,
    answer: z.object({ removed: z.boolean() }),
    async run({ shop, actor, params }) {
      if (!(await shop.webhooks.endpoints.remove(actor, params.id))) throw unknown();
      return { body: { removed: true } };
    },
  }),
  operation({
    ...about,
    name: 'getWebhookSecret',
    method: 'get',
    path: '/webhooks/{id}/secret',
    summary: 'The secret that verifies its signatures',
    details: `Each look is in the audit log. ${names}`,
    params,
    answer: z.object({ secret: z.string().describe('`whsec_…`') }),
    async run({ shop, actor, params }) {
      const secret = await shop.webhooks.endpoints.secret(actor, params.id);
      if (secret === null) throw unknown();
      return { body: { secret } };
    },
  }),
  operation({
    ...about,
    name: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/{id}/secret/rotation',
    summary: 'Make a new secret',
    details: `The former one signs too for some hours: \`webhook-signature\` then has two signatures. ${names}`,
    params,
    body: z.strictObject({
      keepHours: z.int().min(0).max(MOST_KEPT_HOURS).default(24).describe('How long the former secret signs too.'),
    }),
    answer: endpoint,
    async run({ shop, actor, params: { id }, body: { keepHours } }) {
      if ((await shop.webhooks.endpoints.rotate(actor, id, keepHours)) === null) throw unknown();
      return { body: (await replyWith(shop, actor, id)).body };
    },
  }),
  operation({
    ...about,
    name: 'testWebhook',
    method: 'post',
    path: '/webhooks/{id}/test',
    summary: 'Send it a `webhook.test`',
    refusals: ['disabled'],
    params,
    answer: endpoint,
    async run({ shop, actor, params: { id } }) {
      const { body } = await replyWith(shop, actor, id);
      if (!(await shop.webhooks.test(actor, id))) return refuseState('disabled', 'The endpoint is disabled.');
      return { body };
    },
  }),
  operation({
    ...about,
    name: 'listWebhookDeliveries',
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    summary: 'What it was sent in the last 30 days, newest first',
    params,
    query: z.strictObject({ after: cursor.optional(), limit, status: z.enum(deliveryStatuses).optional() }),
    answer: z.object({ deliveries: z.array(delivery), next: z.string().nullable() }),
    async run({ shop, actor, params: { id }, query: { after, limit, status = null } }) {
      const { body } = await replyWith(shop, actor, id);
      const list = `webhook ${body.id}`;
      const asked = { after: openCursor(shop, list, after), limit };
      const page = await shop.webhooks.deliveries(actor, { endpointId: body.id, status }, asked);
      const next = sealCursor(shop, list, page.next);
      const deliveries = page.rows.map(({ id, kind, status, attempts, ...row }) => ({
        id,
        kind,
        status,
        attempts,
        error: row.last_error,
        createdAt: row.created_at.toISOString(),
        sentAt: time(row.sent_at),
      }));
      return { body: { deliveries, next }, next };
    },
  }),
  operation({
    ...about,
    name: 'redeliverWebhook',
    method: 'post',
    path: '/webhooks/deliveries/{delivery}/attempts',
    summary: 'Send one delivery again, under its id',
    details: 'Also one that arrived.',
    refusals: ['being_sent'],
    params: z.strictObject({ delivery: z.uuid() }),
    answer: z.object({ queued: z.boolean() }),
    async run({ shop, actor, params: { delivery } }) {
      if (!(await shop.webhooks.sendAgain(actor, delivery)))
        return refuseState('being_sent', 'There is no such delivery, or it is being sent.');
      return { body: { queued: true } };
    },
  }),
];
