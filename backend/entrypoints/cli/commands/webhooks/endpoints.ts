import { z } from 'zod';
import type { EndpointProblem, WebhookEndpoint } from '#backend/sales/webhooks/service.ts';
import { MOST_KEPT_HOURS } from '#backend/sales/webhooks/service.ts';
import { webhookKinds } from '#domain/sales/webhooks/webhook.ts';
import { actorName, argument, command, commandActor, json, option, text, wholeNumber, words } from '../../command.ts';
import { CommandFailed, localMinute, printTable } from '../../output.ts';

const id = argument('<id>', text, 'as webhooks endpoints prints it');
const kinds = option(
  '--kind <kind>',
  `what it is told; may come several times, all without: ${webhookKinds.join(', ')}`,
  z.array(z.enum(webhookKinds, `Give kinds of ${webhookKinds.join(', ')}.`)).default([]),
);

const unknown = () => new CommandFailed('There is no such endpoint.', 'See them: npm run shop -- webhooks endpoints');

const REASONS: Record<EndpointProblem['reason'], string> = {
  required: 'is missing',
  too_long: 'is too long',
  invalid: 'is no address',
  not_https: 'must be an https address on the usual port, as events name customers',
  not_public: 'must be on the public internet',
};
const refused = (problems: readonly EndpointProblem[] = []) =>
  new CommandFailed(
    problems.map(({ field, reason }) => `The ${field} ${REASONS[reason]}.`).join(' '),
    'Nothing was changed.',
  );

const stateOf = ({ disabledAt, disabledBecause, pausedUntil }: WebhookEndpoint, now: Date): string => {
  if (disabledAt) return `disabled ${localMinute(disabledAt)}${disabledBecause === 'gone' ? ' (it answered 410)' : ''}`;
  return pausedUntil && pausedUntil > now ? `paused until ${localMinute(pausedUntil)}` : 'enabled';
};

export const listEndpoints = command({
  name: 'webhooks endpoints',
  description: 'List the programs that are told of events',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json: asJson }, out) => {
    const endpoints = await shop.webhooks.endpoints.list(commandActor(undefined));
    if (asJson) return out.line(JSON.stringify(endpoints, null, 2));
    const { WEBHOOK_URL: url } = shop.settings;
    if (url) out.line(`Of the settings (WEBHOOK_URL): ${url}`);
    if (endpoints.length === 0)
      return out.line('No endpoints yet. Make one: npm run shop -- webhooks add "ERP" https://erp.example/hook');
    const rows = endpoints.map((one) => [
      ...[one.id, one.name, one.url, one.kinds?.join(' ') ?? 'all', String(one.waiting), String(one.failed)],
      stateOf(one, shop.now()),
    ]);
    printTable(out, ['Id', 'Name', 'Address', 'Kinds', 'Waiting', 'Failed', 'State'], rows);
  },
});

export const addEndpoint = command({
  name: 'webhooks add',
  description: 'Tell another program of events, and print the secret that verifies them',
  input: z.strictObject({
    program: argument('<program>', words.min(1).max(60, 'Give at most 60 characters.'), 'whose it is'),
    url: argument('<url>', text, 'where events are sent'),
    kinds,
    as: actorName,
  }),
  run: async (shop, { program, url, kinds, as }, out) => {
    const actor = commandActor(as);
    const { endpoints } = shop.webhooks;
    const made = await endpoints.add(actor, { name: program, url, kinds: kinds.length > 0 ? kinds : null });
    if (!made.ok) throw refused(made.details);
    const { id, secret } = made.value;
    out.line(secret);
    out.line(`The secret of ${program} (${id}). Try it: npm run shop -- webhooks test ${id}`);
  },
});

export const changeEndpoint = command({
  name: 'webhooks change',
  description: 'Change name, address or kinds of an endpoint',
  input: z.strictObject({
    id,
    called: option('--name <name>', 'whose it is', words.min(1).optional()),
    url: option('--url <url>', 'where events are sent', text.optional()),
    kinds,
    all: option('--all-kinds', 'tell it everything', z.boolean().default(false)),
    as: actorName,
  }),
  run: async (shop, { id, called, url, kinds, all, as }, out) => {
    const actor = commandActor(as);
    const known = await shop.webhooks.endpoints.one(actor, id);
    if (!known) throw unknown();
    const chosen = kinds.length > 0 ? kinds : known.kinds;
    const input = { name: called ?? known.name, url: url ?? known.url, kinds: all ? null : chosen };
    const changed = await shop.webhooks.endpoints.change(actor, id, input, known.version);
    if (!changed.ok) throw changed.reason === 'invalid' ? refused(changed.details) : unknown();
    out.line('The endpoint is changed.');
  },
});

export const rotateSecret = command({
  name: 'webhooks rotate',
  description: 'Make and print a new secret; the former one signs too for some hours',
  input: z.strictObject({
    id,
    hours: option(
      '--hours <hours>',
      `how long the former one signs, ${MOST_KEPT_HOURS} at most`,
      wholeNumber(0, MOST_KEPT_HOURS, `Give 0–${MOST_KEPT_HOURS}.`).default(24),
    ),
    as: actorName,
  }),
  run: async (shop, { id, hours, as }, out) => {
    const secret = await shop.webhooks.endpoints.rotate(commandActor(as), id, hours);
    if (secret === null) throw unknown();
    out.line(secret);
    out.line(`The new secret. The former one signs too for ${hours} hours.`);
  },
});

const simple = (
  name: string,
  description: string,
  done: string,
  act: (
    shop: Parameters<Parameters<typeof command>[0]['run']>[0],
    actor: ReturnType<typeof commandActor>,
    id: string,
  ) => Promise<boolean>,
) =>
  command({
    name,
    description,
    input: z.strictObject({ id, as: actorName }),
    run: async (shop, { id, as }, out) => {
      if (!(await act(shop, commandActor(as), id))) throw unknown();
      out.line(done);
    },
  });

export const endpointSwitches = [
  simple(
    'webhooks test',
    'Send a test event to an endpoint',
    'It is on its way: npm run shop -- webhooks list',
    (shop, actor, id) => shop.webhooks.test(actor, id),
  ),
  simple('webhooks disable', 'Send nothing more to an endpoint', 'The endpoint is disabled.', (shop, actor, id) =>
    shop.webhooks.endpoints.enable(actor, id, false),
  ),
  simple('webhooks enable', 'Send to an endpoint again', 'The endpoint is enabled.', (shop, actor, id) =>
    shop.webhooks.endpoints.enable(actor, id, true),
  ),
  simple('webhooks remove', 'Remove an endpoint with its deliveries', 'The endpoint is removed.', (shop, actor, id) =>
    shop.webhooks.endpoints.remove(actor, id),
  ),
];
