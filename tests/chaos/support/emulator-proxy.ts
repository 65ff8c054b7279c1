import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Runs around a forwarded request. Without a call of `forward`, the emulator never gets the request. */
export type Around = (forward: () => Promise<void>) => Promise<void>;

export interface EmulatorProxy extends AsyncDisposable {
  /** For example '127.0.0.1:41234'. */
  readonly host: string;
}

/** Starts a proxy in front of an emulator, so that a test can act between two steps of another process. */
export async function startEmulatorProxy(target: string, around: Around): Promise<EmulatorProxy> {
  const [hostname, port] = target.split(':');

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    await around(async () => {
      const { method, url: path, headers } = incoming;
      const forwarded = request({ hostname, port, method, path, headers });
      forwarded.end(body);
      const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
      const bytes = await buffer(response);
      if (outgoing.destroyed) return;
      const { 'transfer-encoding': _, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, { ...kept, 'content-length': bytes.length });
      outgoing.end(bytes);
    });
  }

  // A killed process leaves broken connections, which are no fault.
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
