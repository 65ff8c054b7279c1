import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { isBuiltInId } from '../../contract/rendering.ts';
import { matchPath } from '../../contract/rules/paths.ts';
import { storedPages } from '../../contract/stored-pages.ts';
import { ROOT } from '../../tools/emulators/suite.ts';
import { median } from './report.ts';

const DIST = join(ROOT, 'web/dist');

/** Rewrites of Hosting for paths without a file: to an app shell or to the function. */
const rewrites = (
  JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { source?: string; destination?: string }[] };
  }
).hosting.rewrites.flatMap(({ source, destination }) =>
  source === undefined || destination === undefined ? [] : [{ source, destination }],
);

/** Returns the app shell of a path behind the login. */
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
const commonHeaders = Object.fromEntries(
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
      ...commonHeaders,
      'Content-Type': type,
      'Cache-Control': cacheControl,
      'Content-Length': String(packed.byteLength),
      ...(packed === body ? {} : { 'Content-Encoding': 'gzip' }),
    },
  };
}

const removeScripts = (html: string): string => html.replaceAll(/<script type="module"[^>]*><\/script>/g, '');

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
    isStatic && isPage ? Buffer.from(removeScripts(body.toString('utf8'))) : body,
    cache,
  );
}

/** Returns the function's response: API calls and pages of stored content. */
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
  const body = isStatic && isPage ? Buffer.from(removeScripts(bytes.toString('utf8'))) : bytes;
  return answer(reply.status, type, body, reply.headers.get('cache-control') ?? 'no-cache');
}

export interface SiteServer {
  readonly origin: string;
  /**
   * Records the function's replies to requests of logged-in users. From now on the server replays them after
   * the time that the function takes alone. A real phone does not share its CPU with the server; here both
   * share two cores, and the function's work would count as the page's.
   */
  recordReplies(): Promise<void>;
  close(): Promise<void>;
}

interface PrivateRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface RecordedReply {
  readonly answer: Answer;
  /** Time in milliseconds that the function takes alone. */
  readonly ms: number;
}

const recordingRuns = 3;

async function recordReply(
  origin: string,
  { url, headers }: PrivateRequest,
  isStatic: boolean,
): Promise<RecordedReply> {
  const times: number[] = [];
  for (;;) {
    const start = performance.now();
    const answer = await functionAnswer(origin, url, isStatic, headers);
    times.push(performance.now() - start);
    if (times.length === recordingRuns) return { answer, ms: median(times) };
  }
}

/** Returns the request without the parameter that bypasses caches. */
const keyOf = ({ url, headers }: PrivateRequest): string =>
  `${url.replace(/[?&]at=\d+$/, '')} ${headers.authorization}`;

/**
 * Serves web/dist as production does and the Hosting emulator does not: compressed, and with the function's
 * public responses cached as in the CDN.
 *
 * @param apiOrigin origin of the function
 * @param isStatic true to serve pages without scripts: the best possible result of this layout
 */
export async function serveSite(apiOrigin: string, isStatic: boolean): Promise<SiteServer> {
  const cachedAnswers = new Map<string, Promise<Answer>>();
  const personal = new Map<string, PrivateRequest>();
  const recordedReplies = new Map<string, RecordedReply>();
  /** Never cached, but replayed when a reply is recorded. */
  const personalAnswer = async (request: PrivateRequest): Promise<Answer> => {
    const known = recordedReplies.get(keyOf(request));
    if (known === undefined) {
      personal.set(keyOf(request), request);
      return functionAnswer(apiOrigin, request.url, isStatic, request.headers);
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
    const known = cachedAnswers.get(url);
    if (known !== undefined) return known;
    const { pathname } = new URL(url, 'http://site');
    const isStored = storedPages.some(({ path }) => {
      const params = matchPath(path, pathname.replace(/^\/en(?=\/)/, ''));
      return params !== undefined && !isBuiltInId(params.id ?? '');
    });
    const reply =
      isStored || pathname.startsWith('/api/')
        ? functionAnswer(apiOrigin, url, isStatic)
        : Promise.resolve(fileAnswer(decodeURIComponent(pathname), isStatic));
    cachedAnswers.set(url, reply);
    return reply;
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
    recordReplies: async () => {
      for (const [key, request] of personal)
        recordedReplies.set(key, await recordReply(apiOrigin, request, isStatic));
      personal.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
