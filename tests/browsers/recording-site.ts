import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const scriptPath = '/recording-site.js';
const reportPath = '/recording-site-report';

/** Runs in each page before its own scripts, and reports what a browser would write to its console. */
const recorder = `
const report = (problem) => navigator.sendBeacon('${reportPath}', location.pathname + ': ' + problem);
const show = (error) => error instanceof Error ? error + ' ' + error.stack : String(error);
addEventListener('error', ({ error, message }) => report(error ? show(error) : message));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled ' + show(reason)));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report('policy: ' + effectiveDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...all) => { report('console: ' + all.map(show).join(' ')); error.apply(console, all); };
`;

/** The site through a proxy, which records the errors of its pages in any browser. */
export interface RecordingSite {
  readonly origin: string;
  /** Returns the errors since the last call. */
  takeProblems(): string[];
  /** Waits until no request is pending for a moment. Returns true if it had to wait. */
  waitUntilIdle(): Promise<boolean>;
  /** Leaves requests to matching paths unanswered. The result resolves with the first one. */
  hold(path: RegExp): { readonly held: Promise<void>; release(): void };
  close(): void;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** Forwards a request. Pages get the recorder as their first script, which the security policy allows. */
async function forward(siteUrl: string, from: IncomingMessage, to: ServerResponse): Promise<void> {
  const body = await bodyOf(from);
  const { 'accept-encoding': _, ...headers } = from.headers;
  const target = request(new URL(from.url ?? '/', siteUrl), { method: from.method ?? 'GET', headers });
  target.once('error', () => to.destroy());
  target.once('response', async (response) => {
    const { 'content-length': __, 'transfer-encoding': ___, ...rest } = response.headers;
    const content = await bodyOf(response);
    const isPage = rest['content-type']?.startsWith('text/html') === true;
    to.writeHead(response.statusCode ?? 500, rest);
    const withRecorder = () =>
      content.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`);
    to.end(isPage ? withRecorder() : content);
  });
  target.end(body);
}

export async function serveRecording(siteUrl: string): Promise<RecordingSite> {
  let problems: string[] = [];
  let pendingCount = 0;
  let holding: { readonly path: RegExp; onHeld(): void } | undefined;
  const handle = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const url = from.url ?? '/';
    if (url === scriptPath) {
      to.writeHead(200, { 'Content-Type': 'text/javascript' }).end(recorder);
    } else if (url === reportPath) {
      problems.push((await bodyOf(from)).toString());
      to.writeHead(204).end();
    } else if (holding?.path.test(url)) {
      holding.onHeld();
    } else {
      pendingCount += 1;
      to.once('close', () => {
        pendingCount -= 1;
      });
      await forward(siteUrl, from, to);
    }
  };
  const server = createServer((from, to) => void handle(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    waitUntilIdle: async () => {
      let hasWaited = false;
      for (let idle = 0; idle < 3; idle = pendingCount === 0 ? idle + 1 : 0) {
        hasWaited ||= pendingCount > 0;
        await sleep(50);
      }
      return hasWaited;
    },
    hold: (path) => {
      const held = new Promise<void>((onHeld) => {
        holding = { path, onHeld };
      });
      return {
        held,
        release: () => {
          holding = undefined;
        },
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
