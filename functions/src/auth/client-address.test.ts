import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { hostingNetworks, identifyClient, parseNetworks } from './client-address.ts';

const env = { HOSTING_NETWORKS: '192.0.2.0/24' };
const client = (forwarded: string | string[], ip?: string) =>
  identifyClient({ headers: { 'x-forwarded-for': forwarded } as IncomingHttpHeaders, ip }, env);

describe('the client of a request', () => {
  test('through Hosting is the hop before Hosting', () => {
    expect(client('198.51.100.9, 203.0.113.5, 192.0.2.1')).toEqual({
      address: '203.0.113.5',
      network: '203.0.113.0/24',
      isThroughHosting: true,
      peer: '192.0.2.1',
    });
  });

  test('is the last hop of several headers', () => {
    expect(client(['198.51.100.9', '203.0.113.5,192.0.2.1']).address).toBe('203.0.113.5');
  });

  test('directly to the function is the last hop', () => {
    expect(client(' 192.0.2.1 ,::ffff:203.0.113.5, ')).toEqual({
      address: '203.0.113.5',
      network: 'past:203.0.113.0/24',
      isThroughHosting: false,
      peer: '203.0.113.5',
    });
  });

  test('is the machine of Hosting when no other hop is named', () => {
    expect(client('192.0.2.1')).toMatchObject({ address: '192.0.2.1', network: '192.0.2.0/24' });
  });

  test('is the address that the framework reports when no hop is named', () => {
    expect(client('', '::ffff:192.0.2.9').address).toBe('192.0.2.9');
  });

  test('is unknown when no valid address is named', () => {
    expect(client('', undefined)).toMatchObject({ address: 'unknown', network: 'past:unknown' });
    expect(client('not an address')).toMatchObject({ network: 'past:unknown', isThroughHosting: false });
  });
});

describe('the networks of Hosting', () => {
  test.each(['', '192.0.2.0', '192.0.2.0/33', '192.0.2.0/', '2001:db8::/129', 'elsewhere/8', '192.0.2.0/8,'])(
    'are refused with an error when one is invalid: %j',
    (text) => {
      expect(() => parseNetworks(text)).toThrow('HOSTING_NETWORKS holds');
    },
  );

  test('default to the networks of Google', () => {
    const holds = (address: string) => hostingNetworks({}).check(address, 'ipv4');
    expect([holds('104.198.56.253'), holds('34.101.1.1'), holds('203.0.113.5')]).toEqual([true, true, false]);
    expect(hostingNetworks({ HOSTING_NETWORKS: ' ' }).check('2404:6800::1', 'ipv6')).toBe(true);
  });
});
