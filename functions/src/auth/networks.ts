import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { limits } from 'contract/rules/limits';
import type { SessionsRecord } from '#data/records.ts';

type Networks = NonNullable<SessionsRecord['networks']>;

/** Parses an address in any notation into four numbers of IPv4 or eight groups of IPv6. */
function parseAddress(address: string): { version: 4 | 6; numbers: string[] } | undefined {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
  const version = isIP(ip);
  if (version === 4) return { version, numbers: ip.split('.') };
  if (version !== 6) return undefined;
  // The URL parser normalizes every notation of an address, with '::' for the longest run of zeros.
  const [before = '', after] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = (after ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return { version, numbers: [...head, ...zeros, ...tail] };
}

/**
 * Returns the network within which a household or telephone changes its address: '203.0.113' for IPv4,
 * '2001:db8:0' for IPv6.
 */
export function networkOf(address: string): string | undefined {
  const parsed = parseAddress(address);
  return parsed?.numbers.slice(0, 3).join(parsed.version === 4 ? '.' : ':');
}

/**
 * Returns the subnet within which one subscriber can change the address at will: '203.0.113.0/24' or
 * '2001:db8:0:1::/64'; 'unknown' for an invalid address.
 */
export function prefixOf(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === undefined) return 'unknown';
  if (parsed.version === 4) return `${parsed.numbers.slice(0, 3).join('.')}.0/24`;
  return `${parsed.numbers.slice(0, 4).join(':')}::/64`;
}

/** Hashes per account, so that the value reveals neither a location nor that two accounts share one. */
const hashNetwork = (uid: string, network: string): string =>
  createHash('sha256').update(`network:${uid}:${network}`).digest('hex').slice(0, 32);

export function isKnownNetwork(
  uid: string,
  networks: Networks | undefined,
  address: string,
  now: Date,
): boolean {
  const network = networkOf(address);
  if (network === undefined) return false;
  const hash = hashNetwork(uid, network);
  return recentNetworks(networks, now).some((one) => one.hash === hash);
}

/** Returns the networks that were seen within the retention time, the newest last. */
export const recentNetworks = (networks: Networks | undefined, now: Date): Networks => {
  const since = now.getTime() - limits.networks.days * 86_400_000;
  return (networks ?? []).filter(({ seenAt }) => seenAt.getTime() > since);
};

/** Adds a network; `isNew` when the account knows other networks but not this one. */
export function addNetwork(
  uid: string,
  networks: Networks | undefined,
  address: string,
  now: Date,
): { networks: Networks; isNew: boolean } {
  const recent = recentNetworks(networks, now);
  const network = networkOf(address);
  if (network === undefined) return { networks: recent, isNew: false };
  const hash = hashNetwork(uid, network);
  const others = recent.filter((one) => one.hash !== hash);
  const isNew = others.length === recent.length && recent.length > 0;
  return { networks: [...others, { hash, seenAt: now }].slice(-limits.networks.perAccount), isNew };
}
