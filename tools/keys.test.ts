import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeMissingKeys } from './keys.ts';

/**
 * Tests reach no cloud project and no Secret Manager. This command replaces the Firebase CLI. It reads its input as the
 * CLI does, and sends its arguments to the secrets of the test.
 */
const fakeCli = (address: string) => `
  const { readFileSync } = require('node:fs');
  const { request } = require('node:http');
  const args = process.argv.slice(2);
  const input = args.includes('--data-file') ? readFileSync(0, 'utf8') : '';
  process.stderr.write('a warning of the CLI');
  request('${address}', { method: 'POST' }, (response) => {
    process.exitCode = Number(response.headers['x-status']);
    response.pipe(process.stdout);
  }).end(JSON.stringify({ args, input }));
`;

const made = [
  'CARD_SIGNING_KEY',
  'TICKET_SIGNING_KEY',
  'CERTIFICATE_SIGNING_KEY',
  'RENEWAL_LINK_KEY',
  'FACTOR_KEY',
  'INBOUND_MAIL_KEY',
  'GOOGLE_WALLET_KEY',
  'APPLE_PASS_KEY',
];

/** Versions of each secret, oldest first. */
let stored: Map<string, string[]>;
let calls: string[];
/** Secret that the fake CLI does not store, with the message of the failure. */
let failure: { name: string; message: (input: string) => string } | undefined;
let [server, folder]: [Server | undefined, string] = [undefined, ''];

function answer(args: readonly string[], input: string): { status: number; output: string } {
  const [command = '', name = ''] = args;
  calls.push(args.join(' '));
  if (command === 'functions:secrets:describe') {
    const versions = stored.get(name);
    if (failure?.name === name && versions === undefined)
      return { status: 0, output: JSON.stringify({ status: 'success', result: { secrets: [] } }) };
    return versions === undefined
      ? { status: 1, output: '{"status":"error","error":"HTTP Error: 404, Secret not found"}' }
      : {
          status: 0,
          output: JSON.stringify({ status: 'success', result: { secrets: versions.map(String) } }),
        };
  }
  if (failure?.name === name) return { status: 2, output: failure.message(input) };
  stored.set(name, [...(stored.get(name) ?? []), input]);
  return { status: 0, output: `Created a new secret version of ${name}` };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { args, input } = (await json(request)) as { args: string[]; input: string };
    const { status, output } = answer(args, input);
    response.setHeader('x-status', status).end(output);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const { port } = server.address() as AddressInfo;
  writeFileSync(join(folder, 'cli.cjs'), fakeCli(`http://127.0.0.1:${port}`));
});
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  [stored, calls, failure] = [new Map(), [], undefined];
});

async function runKeys(): Promise<string> {
  const lines: string[] = [];
  const manager = { project: 'sisindo-1', cli: join(folder, 'cli.cjs') };
  try {
    await storeMissingKeys(manager, (line) => lines.push(line));
  } catch (error) {
    lines.push((error as Error).message);
  }
  return lines.join('\n');
}

const contents = () => Object.fromEntries([...stored].map(([name, versions]) => [name, versions.join('|')]));

test('a new project gets all keys, none is printed, and a second run changes nothing', async () => {
  const lines = await runKeys();
  const first = contents();
  const { GOOGLE_WALLET_KEY, APPLE_PASS_KEY, ...keys } = first;
  expect([...stored.keys()]).toEqual(made);
  expect([GOOGLE_WALLET_KEY, APPLE_PASS_KEY]).toEqual(['off', 'off']);
  expect(new Set(Object.values(keys)).size).toBe(6);
  for (const name of made.slice(0, 3)) {
    const key = Buffer.from(keys[name] ?? '', 'base64');
    expect(createPrivateKey({ key, format: 'der', type: 'pkcs8' }).asymmetricKeyType).toBe('ed25519');
  }
  for (const name of made.slice(3, 6)) expect(keys[name]).toMatch(/^[A-Za-z0-9+/]{64}$/);
  expect(Object.values(keys).filter((key) => `${lines}${calls}`.includes(key))).toEqual([]);
  expect(calls).toContain(
    'functions:secrets:set CARD_SIGNING_KEY --data-file - --project sisindo-1 --non-interactive',
  );

  const password =
    'SMTP_PASSWORD is missing. Set it: npx firebase functions:secrets:set SMTP_PASSWORD --project sisindo-1';
  calls = [];
  expect(await runKeys()).toBe([password, ...made.map((name) => `${name} exists.`)].join('\n'));
  expect(contents()).toEqual(first);
  expect(calls.filter((call) => !call.startsWith('functions:secrets:describe '))).toEqual([]);
});

test('a run after a failure stores the rest and keeps the keys that exist', async () => {
  stored = new Map(['SMTP_PASSWORD', ...made.slice(0, 4)].map((name) => [name, [`own ${name}`]]));
  failure = { name: 'INBOUND_MAIL_KEY', message: (input) => `HTTP Error: 503 for ${input}` };
  const lines = await runKeys();
  expect(lines).toContain('INBOUND_MAIL_KEY was not stored, run the command again: HTTP Error: 503 for …');
  const before = contents();
  expect(Object.keys(before)).toEqual(['SMTP_PASSWORD', ...made.slice(0, 5)]);
  expect(before.CARD_SIGNING_KEY).toBe('own CARD_SIGNING_KEY');

  failure = undefined;
  await runKeys();
  expect(contents()).toMatchObject(before);
  expect([...stored.keys()]).toEqual(['SMTP_PASSWORD', ...made]);
});
