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
 * Serves the built `api` as the platform does, with the body parsers of @google-cloud/functions-framework
 * 5.0.5 (src/server.ts). Their order and limits are the same, and they are created after the function is
 * loaded. Express and its parsers are dependencies of firebase-functions.
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
  // maxRSS includes the memory of the parent before the start; VmHWM counts from the start of the program.
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
 * Options of Node in an instance of `api` (1 GiB). The platform's buildpack for functions limits the heap to
 * 64 MiB below the memory, before the options that a deployment sets.
 */
const nodeOptions = `--max-old-space-size=960 ${settings.NODE_OPTIONS ?? ''}`.trim();

const platform = { NODE_ENV: 'production', FUNCTION_TARGET: 'api', K_SERVICE: 'api' };

/** Built function in its own process, as in production, connected to the emulators of the environment. */
export class BuiltFunction {
  private constructor(
    private readonly child: ChildProcess,
    /** For example 'http://127.0.0.1:41234'. */
    readonly address: string,
    /** JSON log entries so far. */
    readonly lines: readonly Readonly<Record<string, unknown>>[],
  ) {}

  /** @param options.isQuiet true to print none of its output */
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

  /** Returns the peak memory of the process so far, in MiB. */
  async peakMemory(): Promise<number> {
    this.child.send('peak');
    const [mebibytes] = await once(this.child, 'message');
    return mebibytes as number;
  }

  /** Sends a request for any host to this process. */
  readonly transport: Transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    return fetch(`${this.address}${pathname}${search}`, { method, headers, redirect: 'manual', ...body });
  };

  /** Kills the process immediately, even in the middle of a request. */
  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
