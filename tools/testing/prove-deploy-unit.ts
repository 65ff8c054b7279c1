import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { beforeEnd, runTool } from '../emulators/lifetime.ts';
import { exitStatus, ProcessTree } from '../emulators/processes.ts';
import { Refusal, say, secondsSince } from '../emulators/say.ts';
import { ROOT } from '../emulators/suite.ts';

/**
 * Serves the deployed copy's `api` as the platform does: an Express app whose body parsers keep the raw
 * body. Express is there as a dependency of firebase-functions.
 */
const SERVE = `
  import express from 'express';
  import { api } from './lib/index.js';
  const app = express();
  const verify = (req, res, bytes) => { req.rawBody = bytes; };
  app.use(express.json({ verify }), express.raw({ type: 'multipart/form-data', verify }), api);
  const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/** Has a receipt's library set a line with a receipt's font, which is a file of a package. */
const SET_PDF = `
  const { default: PDFDocument } = await import('pdfkit');
  await import('fontkit');
  const { createRequire } = await import('node:module');
  const { resolve } = createRequire(process.cwd() + '/lib/index.js');
  const pdf = new PDFDocument();
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  pdf.on('end', () => process.exit(Buffer.concat(chunks).subarray(0, 5).toString() === '%PDF-' ? 0 : 1));
  pdf.font(resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')).text('Kuitansi').end();
`;

/** What the platform sets; no emulator, and nothing that the answer needs lies behind these names. */
const PLATFORM = {
  GCLOUD_PROJECT: 'demo-sisindo',
  FIREBASE_CONFIG: '{"projectId":"demo-sisindo","storageBucket":"demo-sisindo.appspot.com"}',
  FUNCTION_TARGET: 'api',
  K_SERVICE: 'api',
  METADATA_SERVER_DETECTION: 'none',
};

async function install(folder: string): Promise<void> {
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  // On Windows npm is a script that only a shell runs.
  const npm = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  beforeEnd(() => new ProcessTree(npm).stop());
  if ((await exitStatus(npm)) !== 0) throw new Refusal('The deploy unit does not install alone: see above.');
}

function platformEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, ...PLATFORM };
  for (const name of Object.keys(env))
    if (/EMULATOR/.test(name) || name === 'NODE_PATH') delete (env as NodeJS.ProcessEnv)[name];
  return env;
}

/** What the deployed copy answers to each path. */
async function ask(folder: string, paths: readonly string[]): Promise<string[]> {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
    cwd: folder,
    env: platformEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  beforeEnd(() => new ProcessTree(server).stop());
  const port = await Promise.race([
    new Promise<number>((resolve) => server.once('message', (message) => resolve(message as number))),
    exitStatus(server).then(() => {
      throw new Refusal('The deploy unit does not start alone: see above.');
    }),
  ]);
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(30_000) });
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  return answers;
}

async function setPdf(folder: string): Promise<void> {
  const node = spawn(process.execPath, ['--input-type=module', '--eval', SET_PDF], {
    cwd: folder,
    env: platformEnvironment(),
    stdio: 'inherit',
  });
  beforeEnd(() => new ProcessTree(node).stop());
  if ((await exitStatus(node)) !== 0) throw new Refusal('The deploy unit sets no PDF alone: see above.');
}

/** Installs a copy of the built function alone, with production dependencies only, and asks it for an answer and a page. */
await runTool(async () => {
  const start = performance.now();
  await buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'deploy-unit-'));
  beforeEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['package.json', 'package-lock.json', 'lib']) {
    cpSync(join(ROOT, 'functions', part), join(folder, part), { recursive: true });
  }
  await install(folder);
  say(`Deploy unit: installed alone after ${secondsSince(start)}`);
  // The page of an entry that is not built in: the renderer knows that without a store.
  const [answer, page = ''] = await ask(folder, ['/api/user/status', '/blog/blog-details/0']);
  if (answer !== '200 {"isLogin":false}')
    throw new Refusal(`The deploy unit answered GET /api/user/status with ${answer}.`);
  if (!/^404 <!doctype html>.*>Artikel tidak ditemukan\.<\/h1>/is.test(page))
    throw new Refusal(`The deploy unit rendered /blog/blog-details/0 as ${page.slice(0, 400)}.`);
  await setPdf(folder);
  say(`Deploy unit: answered ${answer}, rendered a page, and set a PDF, after ${secondsSince(start)}`);
  return 0;
});
