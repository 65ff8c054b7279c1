import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type RowsProgress, rowsTransport } from './download-rows.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function startServer(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function exportFrom(
  url: string,
  onRows: (progress: RowsProgress) => void = () => undefined,
  signal?: AbortSignal,
) {
  const request = { method: 'GET', url, headers: {}, body: undefined } as const;
  return rowsTransport(onRows)(request, signal === undefined ? {} : { signal });
}

const writeRows = (response: ServerResponse, rows: string): void => {
  response.writeHead(200, { 'Content-Type': 'text/csv', 'X-Total-Rows': '3' });
  response.write(rows);
};

test('a file reports its progress with each piece and is stored without its end line', async () => {
  let response: ServerResponse | undefined;
  const url = await startServer((given) => {
    response = given;
    writeRows(given, '"Nama"\r\n"Sari"\r\n');
  });
  const seen: RowsProgress[] = [];
  const rest = ['"Budi"\r\n"Wa', 'yan"\r\n', '\r\n'];
  const { status, body } = await exportFrom(url, (progress) => {
    seen.push(progress);
    const piece = rest.shift();
    if (piece === undefined) response?.end();
    else response?.write(piece);
  });
  expect(status).toBe(200);
  expect(await (body as Blob).text()).toBe('"Nama"\r\n"Sari"\r\n"Budi"\r\n"Wayan"\r\n');
  expect(seen.slice(0, 3)).toEqual([1, 2, 3].map((rows) => ({ rows, total: 3 })));
});

const cutOff = {
  name: 'TruncatedDownload',
  message: 'Berkasnya terputus sebelum lengkap, jadi tidak disimpan. Coba lagi.',
};

test.each([
  ['ends after a row', '"Nama"\r\n"Sari"\r\n'],
  ['ends within a row', '"Nama"\r\n"Sari"\r\n"Bu'],
  ['ends after its heading', '"Nama"\r\n'],
  ['reports a failure', '"Nama"\r\n"Sari"\r\n# Berkas ini tidak lengkap.\r\n'],
  ['is empty', ''],
])('a file that %s is discarded', async (_what, sent) => {
  const url = await startServer((response) => {
    writeRows(response, sent);
    response.end();
  });
  await expect(exportFrom(url)).rejects.toMatchObject(cutOff);
});

test('a file whose connection breaks is discarded', async () => {
  const url = await startServer((response) => writeRows(response, '"Nama"\r\n"Sari"\r\n'));
  const breaks = () => ends.shift()?.();
  await expect(exportFrom(url, breaks)).rejects.toMatchObject({ name: 'ConnectionError' });
});

test('aborting ends the download in the middle', async () => {
  const url = await startServer((response) => writeRows(response, '"Nama"\r\n"Sari"\r\n'));
  const controller = new AbortController();
  const file = exportFrom(url, () => controller.abort(), controller.signal);
  await expect(file).rejects.toMatchObject({ name: 'AbortError', message: 'Dibatalkan.' });
});

test('a refusal is passed on unchanged', async () => {
  const url = await startServer((response) => response.writeHead(403).end('{"code":"forbidden"}'));
  const { status, body } = await exportFrom(url);
  expect([status, body]).toEqual([403, '{"code":"forbidden"}']);
});
