import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { appCheck, appCheckSettings } from '../../web/app-check-plugin.ts';
import { endpointRoutes } from '../../web/endpoint-routes-plugin.ts';
import type { AppCheckSettings } from '../../web/src/api/exchange/app-check.ts';

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

/** The client as the build makes it; what talks to Google tells its settings as the token, or fails. */
async function loadClient(built: AppCheckSettings | null, fails = false) {
  const loaded: string[] = [];
  const instead: Plugin = {
    name: 'instead-of-google',
    load(id) {
      if (!id.endsWith('/api/exchange/app-check.ts')) return undefined;
      loaded.push(id);
      return fails
        ? 'export const tokenOf = async () => { throw new Error("blocked"); };'
        : "export const tokenOf = async ({ siteKey }) => 'token of ' + siteKey;";
    },
  };
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [instead, endpointRoutes(), appCheck(built)],
  });
  const { send } = (await server.ssrLoadModule(clientFile)) as Client;
  return { send, loaded, [Symbol.asyncDispose]: () => server.close() };
}

/** Answers every request with {}, and keeps their headers. */
function stubNetwork(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  class Request {
    readonly upload = {};
    readonly status = 200;
    readonly response = new Blob(['{}']);
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
    getResponseHeader(): null {
      return null;
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const nobody = { bearer: null, account: null };
const credentials = { email: 'siapa@example.org', password: 'rahasia' };
const tokens = (sent: readonly Record<string, string>[]) =>
  sent.map((headers) => headers['X-Firebase-AppCheck']);

test('without App Check no code of it is loaded', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(null);
  await client.send('login', credentials, nobody);
  expect([client.loaded, tokens(sent)]).toEqual([[], [undefined]]);
});

test('with it, its code comes with the first call that asks for a token, and no earlier', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(settings);
  await client.send('listBlogs', {}, nobody);
  await client.send('logout', {}, { bearer: 'bearer', account: 'me' });
  expect(client.loaded).toEqual([]);
  await client.send('login', credentials, nobody);
  expect(client.loaded).toHaveLength(1);
  expect(tokens(sent)).toEqual([undefined, undefined, 'token of site-key']);
});

test('a call goes without a token where none can be had', async () => {
  const sent = stubNetwork();
  await using client = await loadClient(settings, true);
  await client.send('login', credentials, nobody);
  expect(tokens(sent)).toEqual([undefined]);
});

test('the site is built with the settings of the project, all of them or none', () => {
  const environment = {
    GCLOUD_PROJECT: 'sisindo',
    APP_CHECK_APP_IDS: '1:1234567890:web:0a1b2c, 1:1234567890:web:ffff',
    APP_CHECK_SITE_KEY: 'site-key',
    APP_CHECK_API_KEY: 'api-key',
  };
  expect(appCheckSettings(environment)).toEqual(settings);
  expect(appCheckSettings({ ...environment, APP_CHECK_SITE_KEY: '' })).toBeNull();
  expect(appCheckSettings({ GCLOUD_PROJECT: 'demo-sisindo' })).toBeNull();
  expect(appCheckSettings({})).toBeNull();
  expect(() => appCheckSettings({ ...environment, APP_CHECK_API_KEY: '' })).toThrow('APP_CHECK_API_KEY');
});
