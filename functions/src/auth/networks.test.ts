import { describe, expect, test } from 'vitest';
import { addNetwork, isKnownNetwork, networkOf, prefixOf, recentNetworks } from './networks.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('the network of an address', () => {
  test.each([
    ['203.0.113.5', '203.0.113'],
    ['::ffff:203.0.113.5', '203.0.113'],
    ['2001:db8:1:2::3', '2001:db8:1'],
    ['2001:0DB8:0001:0002:0:0:0:3', '2001:db8:1'],
    ['2001:db8::3', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['::3:4:5:6:7:8', '0:0:3'],
    ['1:2:3::', '1:2:3'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['::FFFF:203.0.113.5', '203.0.113'],
    ['1::ffff:203.0.113.5', '1:0:0'],
    ['unknown', undefined],
    ['', undefined],
    ['203.0.113', undefined],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test.each([
  ['203.0.113.5', '203.0.113.0/24'],
  ['::ffff:203.0.113.5', '203.0.113.0/24'],
  ['2001:0DB8:0001:0002:0:0:0:3', '2001:db8:1:2::/64'],
  ['2001:db8::3', '2001:db8:0:0::/64'],
  ['nobody', 'unknown'],
])('rate limits count %s as %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});

describe('the known networks of an account', () => {
  test('are known until they expire, and only for their own account', () => {
    const { networks } = addNetwork('uid', undefined, '203.0.113.5', daysAgo(1));
    const knows = (uid: string, address: string, at = now) => isKnownNetwork(uid, networks, address, at);
    expect([knows('uid', '203.0.113.9'), knows('uid', '203.0.114.5')]).toEqual([true, false]);
    expect([knows('other', '203.0.113.9'), knows('uid', 'unknown')]).toEqual([false, false]);
    expect(knows('uid', '203.0.113.9', new Date(now.getTime() + 180 * 86_400_000))).toBe(false);
    expect(isKnownNetwork('uid', undefined, '203.0.113.5', now)).toBe(false);
  });

  test('begin with a network that is not reported as new', () => {
    const { networks, isNew } = addNetwork('uid', undefined, '203.0.113.5', now);
    expect([networks.length, isNew]).toEqual([1, false]);
  });

  test('include a neighbouring address, and report another network as new', () => {
    const { networks } = addNetwork('uid', undefined, '203.0.113.5', daysAgo(1));
    const again = addNetwork('uid', networks, '203.0.113.77', now);
    expect(again).toEqual({ networks: [{ hash: networks[0]?.hash, seenAt: now }], isNew: false });
    expect(addNetwork('uid', networks, '198.51.100.1', now)).toMatchObject({
      networks: [networks[0], { seenAt: now }],
      isNew: true,
    });
  });

  test('are stored as hashes that differ between accounts', () => {
    const hashOf = (uid: string) => addNetwork(uid, undefined, '203.0.113.5', now).networks[0]?.hash;
    expect(hashOf('one')).toMatch(/^[0-9a-f]{32}$/);
    expect(hashOf('one')).not.toBe(hashOf('other'));
  });

  test('are at most ten: the oldest and those older than half a year are dropped', () => {
    let networks = addNetwork('uid', undefined, '10.0.0.1', daysAgo(181)).networks;
    for (let index = 1; index <= 12; index += 1) {
      networks = addNetwork('uid', networks, `10.0.${index}.1`, daysAgo(20 - index)).networks;
    }
    expect(networks).toHaveLength(10);
    expect(networks[0]?.seenAt).toEqual(daysAgo(17));
    expect(addNetwork('uid', networks, '10.0.12.9', now).isNew).toBe(false);
    expect(addNetwork('uid', networks, '10.0.1.9', now).isNew).toBe(true);
  });

  test('are retained for 180 days', () => {
    const seen = (at: Date) => ({ hash: 'a', seenAt: at });
    const justIn = new Date(daysAgo(180).getTime() + 1);
    expect(recentNetworks([seen(daysAgo(180)), seen(justIn)], now)).toEqual([seen(justIn)]);
    expect(recentNetworks(undefined, now)).toEqual([]);
  });

  test('do not change when the address is unknown', () => {
    expect(addNetwork('uid', undefined, 'unknown', now)).toEqual({ networks: [], isNew: false });
  });
});
