import { z } from 'zod';
import type { ApiKey } from '#backend/platform/api-keys/service.ts';
import { startOfLocalDay } from '#domain/base/time/local-day.ts';
import { keyScopes } from '#domain/staff/key-scopes.ts';
import { shop as config } from '#shop.config';
import { actorName, argument, command, commandActor, day, json, option, text, words } from '../../command.ts';
import { CommandFailed, localMinute, printTable } from '../../output.ts';

export const createKey = command({
  name: 'keys create',
  description: 'Make a key for another program, and print it this once',
  input: z.strictObject({
    // `name` is the command's own in requests to the running shop
    program: argument('<program>', words.min(1).max(60, 'Give at most 60 characters.'), 'whose key it is'),
    scopes: option(
      '--scope <scope>',
      `what it may; may come several times: ${keyScopes.join(', ')}`,
      z.array(z.enum(keyScopes, `Give scopes of ${keyScopes.join(', ')}.`)).min(1, 'Give at least one --scope.'),
    ),
    expires: option('--expires <day>', 'the day on which it ends', day('2027-11-30').optional()),
    as: actorName,
  }),
  run: async (shop, { program, scopes, expires, as }, out) => {
    const expiresAt = expires ? startOfLocalDay(expires, config.timeZone) : null;
    const made = await shop.keys.create(commandActor(as), { name: program, scopes, expiresAt });
    if (!made.ok) throw new CommandFailed('No key was made.', 'Give a name, scopes and a day that is to come.');
    out.line(made.value.key);
    out.line(`The key of ${program}. It is shown this once; keep it where ${program} reads its secrets.`);
  },
});

const stateOf = ({ revokedAt, expiresAt }: ApiKey, now: Date): string => {
  if (revokedAt) return `revoked ${localMinute(revokedAt)}`;
  if (!expiresAt) return 'no end';
  return `${expiresAt <= now ? 'expired' : 'until'} ${localMinute(expiresAt)}`;
};

export const listKeys = command({
  name: 'keys list',
  description: 'List the keys of other programs: what they may, when they were used last',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json: asJson }, out) => {
    const keys = await shop.keys.list(commandActor(undefined));
    if (asJson) return out.line(JSON.stringify(keys, null, 2));
    if (keys.length === 0)
      return out.line('No keys yet. Make one: npm run shop -- keys create "ERP" --scope orders:read');
    const rows = keys.map((key) => [
      ...[key.id, key.name, key.hint, key.scopes.join(' '), key.lastUsedAt ? localMinute(key.lastUsedAt) : 'never'],
      stateOf(key, shop.now()),
    ]);
    printTable(out, ['Id', 'Program', 'Key', 'Scopes', 'Used', 'Ends'], rows);
  },
});

export const revokeKey = command({
  name: 'keys revoke',
  description: 'Take a key back at once',
  input: z.strictObject({ id: argument('<id>', text, 'as keys list prints it'), as: actorName }),
  run: async (shop, { id, as }, out) => {
    if (!(await shop.keys.revoke(commandActor(as), id)))
      throw new CommandFailed(
        'There is no such key, or it was taken back before.',
        'See them: npm run shop -- keys list',
      );
    out.line('The key is taken back.');
  },
});
