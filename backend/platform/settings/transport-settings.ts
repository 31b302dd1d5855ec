import { isIPv4 } from 'node:net';
import { z } from 'zod';

/** Machines of a private network that are reached without encryption. */
export const transportSettings = {
  PLAIN_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((list) => list.every((host) => /^[a-z0-9.:_-]+$/.test(host)), {
      error: 'must be names or addresses of machines, separated by commas, such as 10.0.0.5,db.internal',
    }),
};

type Name = 'DATABASE_URL' | 'SEARCH_DATABASE_URL' | 'SMTP_URL';
export type TransportSettings = Partial<Record<Name, string | undefined>> & {
  SHOP_MODE: 'demo' | 'live';
  PLAIN_HOSTS: readonly string[];
};

const OWN_NAMES = ['', 'localhost', '::1'];

const parametersOf = (address: string) => new URLSearchParams(/\?(.*)$/.exec(address)?.[1] ?? '');

/** The machine that an address leads to; a folder is a unix socket. PostgreSQL's may stand in `?host=`, and alone there. */
function hostOf(address: string): string {
  const authority = /^[a-z]+:\/\/([^/?#]*)/.exec(address)?.[1] ?? '';
  const named = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return (parametersOf(address).get('host') ?? decodeURIComponent(named)).replace(/^\[|\]$/g, '').toLowerCase();
}

/** Whether what is said to this address leaves the machine, for a network nobody called private. */
export function isElsewhere(address: string, plainHosts: readonly string[]): boolean {
  const host = hostOf(address);
  const isOwn = OWN_NAMES.includes(host) || host.startsWith('/') || (isIPv4(host) && host.startsWith('127.'));
  return !isOwn && !plainHosts.includes(host);
}

/** True when the connection to the mail server must be encrypted before anything is told it. */
export const needsTls = ({ SHOP_MODE, PLAIN_HOSTS, SMTP_URL }: TransportSettings): boolean =>
  SHOP_MODE === 'live' && SMTP_URL !== undefined && isElsewhere(SMTP_URL, PLAIN_HOSTS);

/** Words of a mail server's address that would take the encryption, or the look at its certificate, away again. */
const WEAKENING = /^(?:ignoreTLS|requireTLS|secure|opportunisticTLS|tls\..*)$/i;

/** Connections to other machines that a live shop does not make in the clear, each with what to set instead. */
export function transportRefusals(settings: TransportSettings): { names: Name[]; because: string }[] {
  if (settings.SHOP_MODE !== 'live') return [];
  const databases = (['DATABASE_URL', 'SEARCH_DATABASE_URL'] as const).filter((name) => {
    const address = settings[name];
    if (!address || !isElsewhere(address, settings.PLAIN_HOSTS)) return false;
    const parameters = parametersOf(address);
    return parameters.get('sslmode') !== 'verify-full' || parameters.has('ssl');
  });
  const refusals: { names: Name[]; because: string }[] = databases.map((name) => ({
    names: [name],
    because:
      'it leads to another machine: add ?sslmode=verify-full (and &sslrootcert=FILE for an authority of your own), or name the machine in PLAIN_HOSTS if only a private network lies between',
  }));
  const mail = settings.SMTP_URL;
  if (mail && needsTls(settings) && [...parametersOf(mail).keys()].some((name) => WEAKENING.test(name)))
    refusals.push({
      names: ['SMTP_URL'],
      because: 'leave out what changes its encryption: smtps:// begins encrypted, smtp:// must become so (STARTTLS)',
    });
  return refusals;
}

/** How the shop talks to other machines, in words for the doctor. */
export function transportWords(settings: TransportSettings): string {
  const words = (['DATABASE_URL', 'SEARCH_DATABASE_URL', 'SMTP_URL'] as const).flatMap((name) => {
    const address = settings[name];
    if (!address) return [];
    if (!isElsewhere(address, [])) return [`${name} stays on this machine`];
    if (!isElsewhere(address, settings.PLAIN_HOSTS)) return [`${name} may be plain (PLAIN_HOSTS)`];
    if (name !== 'SMTP_URL')
      return [
        `${name} ${parametersOf(address).get('sslmode') === 'verify-full' ? 'is encrypted and checked' : 'is not held to encryption (demo)'}`,
      ];
    if (address.startsWith('smtps:')) return [`${name} is encrypted`];
    return [
      `${name} ${needsTls(settings) ? 'must become encrypted (STARTTLS)' : 'is encrypted if the server can (demo)'}`,
    ];
  });
  return words.join(', ') || 'nothing leaves this machine but calls of https services';
}
