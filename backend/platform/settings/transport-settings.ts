import { isIPv4 } from 'node:net';
import { z } from 'zod';

/** Hosts in a private network that may be contacted without encryption. */
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

/** The host of a URL; a folder is a unix socket. PostgreSQL URLs may have it in `?host=` only. */
function hostOf(address: string): string {
  const authority = /^[a-z]+:\/\/([^/?#]*)/.exec(address)?.[1] ?? '';
  const named = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return (parametersOf(address).get('host') ?? decodeURIComponent(named)).replace(/^\[|\]$/g, '').toLowerCase();
}

/** Whether a connection leaves the machine to a host that is not in the list. */
export function isElsewhere(address: string, plainHosts: readonly string[]): boolean {
  const host = hostOf(address);
  const isOwn = OWN_NAMES.includes(host) || host.startsWith('/') || (isIPv4(host) && host.startsWith('127.'));
  return !isOwn && !plainHosts.includes(host);
}

/** Whether the connection to the mail server must be encrypted before credentials or mails are sent. */
export const needsTls = ({ SHOP_MODE, PLAIN_HOSTS, SMTP_URL }: TransportSettings): boolean =>
  SHOP_MODE === 'live' && SMTP_URL !== undefined && isElsewhere(SMTP_URL, PLAIN_HOSTS);

/** URL parameters that would disable encryption or certificate checks. */
const WEAKENING = /^(?:ignoreTLS|requireTLS|secure|opportunisticTLS|tls\..*)$/i;

/** Unencrypted connections that live mode refuses, each with what to set instead (operation-2). */
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

/** Describes the encryption of connections for the doctor; null when none leaves this machine. */
export function transportWords(settings: TransportSettings): string | null {
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
  return words.join(', ') || null;
}
