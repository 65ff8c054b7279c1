import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Transport } from './transports.ts';

const functionsFolder = fileURLToPath(new URL('../../../functions/', import.meta.url));

/**
 * Serves the built `api` as the platform does: the body parsers of @google-cloud/functions-framework 5.0.5
 * (src/server.ts) with its limits, in its order, made after the function has been loaded. Express and its parsers are
 * there as dependencies of firebase-functions.
 */
const serveAsPlatform = `
  const { existsSync, readFileSync } = await import('node:fs');
  const { api } = await import('./lib/index.js');
  const { default: express } = await import('express');
  const app = express();
  const limit = '1024mb';
  const verify = (request, response, bytes) => { request.rawBody = bytes; };
  app.use(express.json({ type: 'application/cloudevents+json', limit, verify }));
  app.use(express.json({ limit, verify }));
  app.use(express.text({ limit, verify }));
  app.use(express.urlencoded({ limit, verify, extended: true }));
  app.use(express.raw({ limit, verify, type: '*/*' }));
  app.enable('trust proxy');
  app.use(api);
  // What the system counts for a process begins with what its parent held; since the program began, /proc tells.
  const peak = () => {
    const [, kibibytes] = /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kibibytes) / 1024;
  };
  process.on('message', () => process.send(existsSync('/proc/self/status') ? peak() : process.resourceUsage().maxRSS / 1024));
  const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/** Settings of every deployment. */
const settings = parseEnv(readFileSync(join(functionsFolder, '.env'), 'utf8'));

/**
 * Options of Node as an instance of `api` (1 GiB) has them: the platform's buildpack for functions bounds the heap 64 MiB
 * below its memory, in front of what a deployment sets.
 */
const nodeOptions = `--max-old-space-size=960 ${settings.NODE_OPTIONS ?? ''}`.trim();

const platform = { NODE_ENV: 'production', FUNCTION_TARGET: 'api', K_SERVICE: 'api' };

/** The built function in a process of its own, as in production, over the emulators of the environment. */
export class BuiltFunction {
  private constructor(
    private readonly child: ChildProcess,
    /** 'http://127.0.0.1:41234' */
    readonly address: string,
    /** What it has logged so far. */
    readonly lines: readonly Readonly<Record<string, unknown>>[],
  ) {}

  /** @param options.isQuiet prints nothing of what it logs */
  static async start(
    env: Readonly<Record<string, string>> = {},
    { isQuiet = false }: { readonly isQuiet?: boolean } = {},
  ): Promise<BuiltFunction> {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', serveAsPlatform], {
      cwd: functionsFolder,
      env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env, ...platform },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const lines: Record<string, unknown>[] = [];
    if (child.stdout !== null)
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('{')) lines.push(JSON.parse(line));
        if (!isQuiet) process.stdout.write(`${line}\n`);
      });
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The built function does not start.'))),
    ]);
    return new BuiltFunction(child, `http://127.0.0.1:${port}`, lines);
  }

  /** The most memory that the process has held so far, in MiB. */
  async peakMemory(): Promise<number> {
    this.child.send('peak');
    const [mebibytes] = await once(this.child, 'message');
    return mebibytes as number;
  }

  /** Sends it what was meant for another host. */
  readonly transport: Transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    return fetch(`${this.address}${pathname}${search}`, { method, headers, redirect: 'manual', ...body });
  };

  /** It ends at once, whatever it is at. */
  async [Symbol.asyncDispose](): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
