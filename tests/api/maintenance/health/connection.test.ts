import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { checkMailSettings, checkNetworks } from '../../../../tools/check-deployment.ts';
import { anonymous, inProcess, inProcessTransport } from '../../../support/suite/client.ts';

/** Address of a machine in Google's cloud, from which Hosting calls functions. */
const hostingMachine = '104.198.56.253';

/** Sends a request with these headers over the network. */
const seen = async (headers: Record<string, string>) =>
  (await anonymous.send('GET', '/connection', { headers })).body;

test('of a call through Hosting the hop before Hosting counts, not the entries that the caller adds', async () => {
  const expected = {
    network: '203.0.113.0/24',
    isThroughHosting: true,
    peer: hostingMachine,
    appCheck: 'off',
  };
  expect(await seen({ 'x-forwarded-for': `203.0.113.5, ${hostingMachine}` })).toEqual(expected);
  expect(
    await seen({
      'x-forwarded-for': `198.51.100.7, 104.198.56.1, 203.0.113.5,${hostingMachine}`,
      'fastly-client-ip': '198.51.100.8',
      'x-forwarded-host': 'elsewhere.example',
      forwarded: 'for=198.51.100.9',
    }),
  ).toEqual(expected);
});

test('of a call past Hosting the last hop counts, in a separate counter', async () => {
  const expected = {
    network: 'past:203.0.113.0/24',
    isThroughHosting: false,
    peer: '203.0.113.5',
    appCheck: 'off',
  };
  expect(await seen({ 'x-forwarded-for': '203.0.113.5' })).toEqual(expected);
  expect(
    await seen({ 'x-forwarded-for': `${hostingMachine}, 203.0.113.5`, 'fastly-client-ip': '198.51.100.8' }),
  ).toEqual(expected);
});

test('on the local machine no proxy exists, and the runtime sends no address', async () => {
  const { body, reads } = await anonymous.ok('getConnection', {});
  expect([body, reads]).toEqual([
    { network: 'past:unknown', isThroughHosting: false, peer: 'unknown', appCheck: 'off' },
    0,
  ]);
});

test('the networks of Hosting are a parameter', async () => {
  vi.stubEnv('HOSTING_NETWORKS', '192.0.2.0/24, 2001:db8:ff::/48');
  const here = inProcess();
  const from = async (hops: string) =>
    (await here.send('GET', '/connection', { headers: { 'x-forwarded-for': hops } })).body;
  expect(await from('203.0.113.5, 192.0.2.9')).toMatchObject({ isThroughHosting: true });
  expect(await from('203.0.113.5, 2001:db8:ff::7')).toMatchObject({ isThroughHosting: true });
  expect(await from(`203.0.113.5, ${hostingMachine}`)).toMatchObject({
    network: 'past:104.198.56.0/24',
    isThroughHosting: false,
  });
});

/**
 * Simulates a front end of the platform: appends these hops to the caller's header, and calls the function.
 */
async function frontEnd(hops: readonly string[]) {
  const here = inProcessTransport();
  const headersOf = ({ headers }: IncomingMessage) => {
    const written = [headers['x-forwarded-for'] ?? []].flat();
    return { 'x-forwarded-for': [...written, ...hops].join(', '), 'fastly-client-ip': '198.51.100.77' };
  };
  const server = createServer(async (request, response) => {
    const answer = await here(new Request(`http://127.0.0.1${request.url}`, { headers: headersOf(request) }));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close(),
  };
}

test('the deployment check passes if only the platform sets the network', async () => {
  using site = await frontEnd(['203.0.113.5', hostingMachine]);
  using direct = await frontEnd(['203.0.113.5']);
  expect(await checkNetworks(site.address, direct.address)).toEqual([]);
});

test("the deployment check reports the address of Hosting's calls if no network matches", async () => {
  using site = await frontEnd(['203.0.113.5', '192.0.2.9']);
  using direct = await frontEnd(['203.0.113.5']);
  expect(await checkNetworks(site.address, direct.address)).toEqual([
    'Hosting calls the function from 192.0.2.9, which HOSTING_NETWORKS does not name: add its network and deploy. Until then all visitors are counted as one.',
  ]);
});

test('the deployment check reports that callers can choose their address', async () => {
  using site = await frontEnd([hostingMachine]);
  using direct = await frontEnd(['104.198.1.1']);
  expect(await checkNetworks(site.address, direct.address)).toEqual([
    'This machine (104.198.1.1) lies in HOSTING_NETWORKS, so that it could name any address: name fewer networks, or check from elsewhere.',
    'Headers of the caller change how a call is counted: limits per network are void.',
  ]);
});

test('the deployment check reports a mail server without encryption', () => {
  const mail = 'smtp.example.org';
  expect(checkMailSettings({})).toEqual([]);
  expect(checkMailSettings({ SMTP_HOST: mail })).toEqual([]);
  expect(checkMailSettings({ SMTP_HOST: '127.0.0.1', SMTP_TLS: 'none' })).toEqual([]);
  expect(checkMailSettings({ SMTP_HOST: mail, SMTP_TLS: 'none' })).toEqual([
    'Mails go to smtp.example.org in the clear: take SMTP_TLS out of the settings, and deploy.',
  ]);
});
