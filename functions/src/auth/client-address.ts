import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { prefixOf } from './networks.ts';

/** Origin of a request, from headers that only the platform can write. */
export interface Client {
  /** The client's own address; 'unknown' when no header names it. */
  readonly address: string;
  /** Key of rate limits: '203.0.113.0/24', or 'past:203.0.113.0/24' for a direct call of the function. */
  readonly network: string;
  readonly isThroughHosting: boolean;
  /** Machine that connected to the front end of the function: one of Hosting, or the client itself. */
  readonly peer: string;
}

/** Default of HOSTING_NETWORKS: blocks of Google, whose cloud customers also call from them. */
const defaultHostingNetworks =
  '34.0.0.0/9,34.128.0.0/10,35.184.0.0/13,35.192.0.0/11,35.224.0.0/12,35.240.0.0/13,64.233.160.0/19,66.102.0.0/20,66.249.64.0/19,72.14.192.0/18,74.125.0.0/16,104.154.0.0/15,104.196.0.0/14,107.178.192.0/18,108.170.192.0/18,108.177.0.0/17,130.211.0.0/16,136.112.0.0/12,142.250.0.0/15,146.148.0.0/17,172.217.0.0/16,172.253.0.0/16,173.194.0.0/16,209.85.128.0/17,216.58.192.0/19,216.239.32.0/19,2001:4860::/32,2404:6800::/32,2600:1900::/28,2607:f8b0::/32,2800:3f0::/32,2a00:1450::/32,2c0f:fb50::/32';

/** Parses '203.0.113.0/24,2001:db8::/32'. Throws for an invalid network. */
export function parseNetworks(text: string): BlockList {
  const list = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    const [address = '', bits = ''] = network.split('/');
    const version = isIP(address);
    const isPrefixLength = /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
    if (version === 0 || !isPrefixLength)
      throw new Error(`HOSTING_NETWORKS holds '${network}', which is no network.`);
    list.addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

let cached: { readonly text: string; readonly list: BlockList } | undefined;

/** Returns the networks of Hosting. Throws when the parameter is not a list of networks. */
export function hostingNetworks(env: NodeJS.ProcessEnv): BlockList {
  const text = env.HOSTING_NETWORKS?.trim() || defaultHostingNetworks;
  if (cached?.text !== text) cached = { text, list: parseNetworks(text) };
  return cached.list;
}

const toIPv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isInList = (list: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

/**
 * Identifies the client by the right end of X-Forwarded-For, which the platform writes. A client can write
 * the rest of it and every other header, because the function's own URL is public (decision 0022).
 */
export function identifyClient(
  { headers, ip }: { readonly headers: IncomingHttpHeaders; readonly ip?: string | undefined },
  env: NodeJS.ProcessEnv = process.env,
): Client {
  const hops = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((header) => header.split(','))
    .map((hop) => toIPv4(hop.trim()))
    .filter((hop) => hop !== '');
  const peer = hops.at(-1) ?? toIPv4(ip ?? 'unknown');
  const isThroughHosting = isInList(hostingNetworks(env), peer);
  const address = isThroughHosting ? (hops.at(-2) ?? peer) : peer;
  const prefix = prefixOf(address);
  return { address, network: isThroughHosting ? prefix : `past:${prefix}`, isThroughHosting, peer };
}
