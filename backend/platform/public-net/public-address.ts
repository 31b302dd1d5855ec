import { BlockList } from 'node:net';

const V4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
];
// those that hold an IPv4 address are not public either: they would lead around the list above
const V6 =
  '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

const special = new BlockList();
for (const [family, ranges] of [
  ['ipv4', V4.join(' ')],
  ['ipv6', V6],
] as const)
  for (const range of ranges.split(' ')) {
    const [net = '', bits] = range.split('/');
    special.addSubnet(net, Number(bits), family);
  }

/** Whether an address is one of the public internet, not of this machine, its network or its cloud (IANA special-purpose registries). */
export const isPublicAddress = (address: string, family: 4 | 6): boolean =>
  !special.check(address, family === 6 ? 'ipv6' : 'ipv4');
