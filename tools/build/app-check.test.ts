import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { appCheck, readAppCheckSettings } from '../../web/app-check-plugin.ts';
import { endpointRoutes } from '../../web/endpoint-routes-plugin.ts';
import type { AppCheckSettings } from '../../web/src/api/transport/app-check.ts';

const settings: AppCheckSettings = {
  projectId: 'sisindo',
  appId: '1:1234567890:web:0a1b2c',
  siteKey: 'site-key',
  apiKey: 'api-key',
};

const clientFile = fileURLToPath(new URL('../../web/src/api/client.ts', import.meta.url));

interface Client {
  send(name: string, input: object, options: object): Promise<unknown>;
}

/** Loads the built client. Its App Check module is replaced: it returns its site key as token, or fails. */
async function loadClient(built: AppCheckSettings | null, fails = false) {
  const loaded: string[] = [];
  const fakeAppCheck: Plugin = {
    name: 'instead-of-google',
    load(id) {
      if (!id.endsWith('/api/transport/app-check.ts')) return undefined;
      loaded.push(id);
      return fails
        ? 'export const getAppCheckToken = async () => { throw new Error("blocked"); };'
        : "export const getAppCheckToken = async ({ siteKey }) => 'token of ' + siteKey;";
    },
  };
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [fakeAppCheck, endpointRoutes(), appCheck(built)],
  });
  const { send } = (await server.ssrLoadModule(clientFile)) as Client;
  return { send, loaded, [Symbol.asyncDispose]: () => server.close() };
}

/** Replies to every request with {} and records its headers. */
function stubNetwork(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  class Request {
    readonly upload = {};
    readonly status = 200;
    readonly response = new TextEncoder().encode('{}').buffer;
    onload = () => {};
    readonly #headers: Record<string, string> = {};
    open() {}
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    send() {
      sent.push(this.#headers);
      queueMicrotask(() => this.onload());
    }
    getResponseHeader(name: string): string | null {
      return name === 'Content-Type' ? 'application/json' : null;
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

const anonymous = { bearer: null, account: null };
const credentials = { email: 'siapa@example.org', password: 'rahasia' };
const tokens = (sent: readonly Record<string, string>[]) =>
  sent.map((headers) => headers['X-Firebase-AppCheck']);

test('without App Check its module is not loaded', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(null);
  await client.send('login', credentials, anonymous);
  expect([client.loaded, tokens(sent)]).toEqual([[], [undefined]]);
});

test('with App Check its module is loaded by the first call that needs a token', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(settings);
  await client.send('listBlogs', {}, anonymous);
  await client.send('logout', {}, { bearer: 'bearer', account: 'me' });
  expect(client.loaded).toEqual([]);
  await client.send('login', credentials, anonymous);
  expect(client.loaded).toHaveLength(1);
  expect(tokens(sent)).toEqual([undefined, undefined, 'token of site-key']);
});

test('a call is sent without a token if none is available', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(settings, true);
  await client.send('login', credentials, anonymous);
  expect(tokens(sent)).toEqual([undefined]);
});

test('the site is built with all App Check settings of the project, or with none', () => {
  const environment = {
    GCLOUD_PROJECT: 'sisindo',
    APP_CHECK_APP_IDS: '1:1234567890:web:0a1b2c, 1:1234567890:web:ffff',
    APP_CHECK_SITE_KEY: 'site-key',
    APP_CHECK_API_KEY: 'api-key',
  };
  expect(readAppCheckSettings(environment)).toEqual(settings);
  expect(readAppCheckSettings({ ...environment, APP_CHECK_SITE_KEY: '' })).toBeNull();
  expect(readAppCheckSettings({ GCLOUD_PROJECT: 'demo-sisindo' })).toBeNull();
  expect(readAppCheckSettings({})).toBeNull();
  expect(() => readAppCheckSettings({ ...environment, APP_CHECK_API_KEY: '' })).toThrow('APP_CHECK_API_KEY');
});
