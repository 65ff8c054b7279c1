import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { storedPages } from '../../contract/rendering.ts';
import { ROOT } from '../../tools/emulators/suite.ts';
import { median } from './report.ts';

const DIST = join(ROOT, 'web/dist');

/** Where Hosting sends an address that no file has: to a shell, or to the function. */
const rewrites = (
  JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { source?: string; destination?: string }[] };
  }
).hosting.rewrites.flatMap(({ source, destination }) =>
  source === undefined || destination === undefined ? [] : [{ source, destination }],
);

/** The shell of an address behind the login. */
const shellOf = (path: string): string | undefined =>
  rewrites.find(({ source }) => {
    const start = source.replace('{,/**}', '');
    return path === start || (source !== start && path.startsWith(`${start}/`));
  })?.destination;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const isText = (type: string) => /^text|xml|json|svg/.test(type);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};
/** The headers of all pages. */
const everywhere = Object.fromEntries(
  hosting.headers
    .filter(({ source }) => source === '**' || source === '!/api/**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
);

function answer(status: number, type: string, body: Buffer, cacheControl: string): Answer {
  const packed = isText(type) ? gzipSync(body) : body;
  return {
    status,
    body: packed,
    headers: {
      ...everywhere,
      'Content-Type': type,
      'Cache-Control': cacheControl,
      'Content-Length': String(packed.byteLength),
      ...(packed === body ? {} : { 'Content-Encoding': 'gzip' }),
    },
  };
}

/** The same page without its code. */
const withoutCode = (html: string): string => html.replaceAll(/<script type="module"[^>]*><\/script>/g, '');

function fileAnswer(path: string, isStatic: boolean): Answer {
  const plain = join(DIST, path === '/' ? 'index.html' : path);
  const file = [plain, `${plain}.html`].find((one) => existsSync(one) && statSync(one).isFile());
  const shell = shellOf(path);
  const found = file ?? join(DIST, shell ?? '404.html');
  const type = types[extname(found)] ?? 'application/octet-stream';
  const body = readFileSync(found);
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const isPage = type.startsWith('text/html');
  return answer(
    file === undefined && shell === undefined ? 404 : 200,
    type,
    isStatic && isPage ? Buffer.from(withoutCode(body.toString('utf8'))) : body,
    cache,
  );
}

/** What the function answers: calls, and the pages of what is stored. */
async function functionAnswer(
  origin: string,
  url: string,
  isStatic: boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const reply = await fetch(new URL(url, origin), { headers });
  const type = reply.headers.get('content-type') ?? 'application/json';
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const body = isStatic && isPage ? Buffer.from(withoutCode(bytes.toString('utf8'))) : bytes;
  return answer(reply.status, type, body, reply.headers.get('cache-control') ?? 'no-cache');
}

export interface SiteServer {
  readonly origin: string;
  /**
   * From now on gives what the function has answered to one person again, after the time that it takes alone. A
   * telephone does not share its processor with the server; here both have the same two cores, and whatever the function
   * computes would be counted as the page's.
   */
  rehearse(): Promise<void>;
  close(): Promise<void>;
}

/** What one person asks for. */
interface Personal {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Rehearsed {
  readonly answer: Answer;
  /** How long the function takes for it alone. */
  readonly ms: number;
}

const rehearsals = 3;

async function rehearsed(origin: string, { url, headers }: Personal, isStatic: boolean): Promise<Rehearsed> {
  const times: number[] = [];
  for (;;) {
    const start = performance.now();
    const answer = await functionAnswer(origin, url, isStatic, headers);
    times.push(performance.now() - start);
    if (times.length === rehearsals) return { answer, ms: median(times) };
  }
}

/** The address without the time that keeps a question out of caches. */
const keyOf = ({ url, headers }: Personal): string =>
  `${url.replace(/[?&]at=\d+$/, '')} ${headers.authorization}`;

/**
 * Serves web/dist as production does and the Hosting emulator does not: compressed, and with the function's
 * public answers kept as the CDN keeps them.
 *
 * @param apiOrigin where the function answers
 * @param isStatic whether pages come without their code: what no site of this look could beat
 */
export async function serveSite(apiOrigin: string, isStatic: boolean): Promise<SiteServer> {
  const kept = new Map<string, Promise<Answer>>();
  const personal = new Map<string, Personal>();
  const again = new Map<string, Rehearsed>();
  /** Kept nowhere, unless there has been a rehearsal. */
  const personalAnswer = async (asked: Personal): Promise<Answer> => {
    const known = again.get(keyOf(asked));
    if (known === undefined) {
      personal.set(keyOf(asked), asked);
      return functionAnswer(apiOrigin, asked.url, isStatic, asked.headers);
    }
    await setTimeout(known.ms);
    return known.answer;
  };
  const answerTo = ({ url = '/', headers }: IncomingMessage): Promise<Answer> => {
    const { authorization, 'x-account': account } = headers;
    if (authorization !== undefined) {
      const theirs = { authorization, ...(typeof account === 'string' ? { 'x-account': account } : {}) };
      return personalAnswer({ url, headers: theirs });
    }
    const known = kept.get(url);
    if (known !== undefined) return known;
    const { pathname } = new URL(url, 'http://site');
    const isStored =
      storedPages.some(({ path }) => path === pathname) || /^\/(?:blog|event)\/.*-details\/\D/.test(pathname);
    const fresh =
      isStored || pathname.startsWith('/api/')
        ? functionAnswer(apiOrigin, url, isStatic)
        : Promise.resolve(fileAnswer(decodeURIComponent(pathname), isStatic));
    kept.set(url, fresh);
    return fresh;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answerTo(request);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    rehearse: async () => {
      for (const [key, asked] of personal) again.set(key, await rehearsed(apiOrigin, asked, isStatic));
      personal.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
