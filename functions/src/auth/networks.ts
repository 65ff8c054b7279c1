import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { limits } from 'contract/rules/limits';
import type { SessionsRecord } from '#data/records.ts';

type Networks = NonNullable<SessionsRecord['networks']>;

/** The numbers of an address: four of IPv4, eight groups of IPv6, however it is written; undefined for none. */
function numbersOf(address: string): { version: 4 | 6; numbers: string[] } | undefined {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(ip);
  if (version === 4) return { version, numbers: ip.split('.') };
  if (version !== 6) return undefined;
  // The URL parser writes every spelling of an address in the same way, with '::' for the longest run of zeros.
  const [before = '', after] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = (after ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return { version, numbers: [...head, ...zeros, ...tail] };
}

/**
 * The network that an account is known from: the first 24 bits of IPv4, the first 48 of IPv6, as a household or
 * a telephone gets other ones within it.
 *
 * @returns '203.0.113' or '2001:db8:0'; undefined for anything that is no address
 */
export function networkOf(address: string): string | undefined {
  const found = numbersOf(address);
  return found?.numbers.slice(0, 3).join(found.version === 4 ? '.' : ':');
}

/**
 * What one subscriber can call from at will, which limits count as one: a /24 of IPv4, a /64 of IPv6.
 *
 * @returns '203.0.113.0/24' or '2001:db8:0:1::/64'; 'unknown' for anything that is no address
 */
export function prefixOf(address: string): string {
  const found = numbersOf(address);
  if (found === undefined) return 'unknown';
  if (found.version === 4) return `${found.numbers.slice(0, 3).join('.')}.0/24`;
  return `${found.numbers.slice(0, 4).join(':')}::/64`;
}

/** What is kept of a network: nobody can tell from it where somebody was, or that two people were in one place. */
const digestOf = (uid: string, network: string): string =>
  createHash('sha256').update(`network:${uid}:${network}`).digest('hex').slice(0, 32);

/** Whether an account was signed in to from the network of this address lately. */
export function isKnownNetwork(
  uid: string,
  networks: Networks | undefined,
  address: string,
  now: Date,
): boolean {
  const network = networkOf(address);
  if (network === undefined) return false;
  const hash = digestOf(uid, network);
  return keepRecent(networks, now).some((one) => one.hash === hash);
}

/** Those that were seen lately enough to be remembered, the newest last. */
export const keepRecent = (networks: Networks | undefined, now: Date): Networks => {
  const since = now.getTime() - limits.networks.days * 86_400_000;
  return (networks ?? []).filter(({ seenAt }) => seenAt.getTime() > since);
};

/**
 * Adds the network of a sign-in to those that an account is known from.
 *
 * @returns the networks to keep; whether this one is new beside others, which is worth telling
 */
export function addNetwork(
  uid: string,
  networks: Networks | undefined,
  address: string,
  now: Date,
): { networks: Networks; isNew: boolean } {
  const recent = keepRecent(networks, now);
  const network = networkOf(address);
  if (network === undefined) return { networks: recent, isNew: false };
  const hash = digestOf(uid, network);
  const others = recent.filter((one) => one.hash !== hash);
  const isNew = others.length === recent.length && recent.length > 0;
  return { networks: [...others, { hash, seenAt: now }].slice(-limits.networks.perAccount), isNew };
}
