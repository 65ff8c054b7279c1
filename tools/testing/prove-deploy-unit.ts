import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { installPackages, waitForExit } from '../emulators/commands.ts';
import { registerCleanup, runTool } from '../emulators/lifetime.ts';
import { log, Refusal, secondsSince } from '../emulators/log.ts';
import { exitStatus, ProcessTree } from '../emulators/processes.ts';
import { ROOT } from '../emulators/suite.ts';

/** Serves `api` like the platform: with Express, a dependency of firebase-functions, and the raw body. */
const SERVER_SCRIPT = `
  import express from 'express';
  import { api } from './lib/index.js';
  const app = express();
  const verify = (req, res, bytes) => { req.rawBody = bytes; };
  app.use(express.json({ verify }), express.raw({ type: 'multipart/form-data', verify }), api);
  const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/** Creates a PDF with the library and the font of receipts; the font is a file of a package. */
const PDF_SCRIPT = `
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

/** Environment variables of the platform. They name no emulator, and no service that the replies need. */
const PLATFORM = {
  GCLOUD_PROJECT: 'demo-sisindo',
  FIREBASE_CONFIG: '{"projectId":"demo-sisindo","storageBucket":"demo-sisindo.appspot.com"}',
  FUNCTION_TARGET: 'api',
  K_SERVICE: 'api',
  METADATA_SERVER_DETECTION: 'none',
};

function platformEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, ...PLATFORM };
  for (const name of Object.keys(env))
    if (/EMULATOR/.test(name) || name === 'NODE_PATH') delete (env as NodeJS.ProcessEnv)[name];
  return env;
}

/** Returns the replies of the deployed copy for each path. */
async function fetchPaths(folder: string, paths: readonly string[]): Promise<string[]> {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER_SCRIPT], {
    cwd: folder,
    env: platformEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  registerCleanup(() => new ProcessTree(server).stop());
  const port = await Promise.race([
    new Promise<number>((resolve) => server.once('message', (message) => resolve(message as number))),
    exitStatus(server).then(() => {
      throw new Refusal('The deploy unit does not start alone: see above.');
    }),
  ]);
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(300_000) });
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  return answers;
}

async function createPdf(folder: string): Promise<void> {
  const node = spawn(process.execPath, ['--input-type=module', '--eval', PDF_SCRIPT], {
    cwd: folder,
    env: platformEnvironment(),
    stdio: 'inherit',
  });
  if ((await waitForExit(node)) !== 0) throw new Refusal('The deploy unit sets no PDF alone: see above.');
}

/** Installs a copy of the built function with production dependencies, and requests a reply and a page. */
await runTool(async () => {
  const start = performance.now();
  await buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'deploy-unit-'));
  registerCleanup(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['package.json', 'package-lock.json', 'lib']) {
    cpSync(join(ROOT, 'functions', part), join(folder, part), { recursive: true });
  }
  if ((await installPackages(folder, '--omit=dev')) !== 0)
    throw new Refusal('The deploy unit does not install alone: see above.');
  log(`Deploy unit: installed alone after ${secondsSince(start)}`);
  // Page of an entry that is not built in: the renderer replies without a database.
  const [answer, page = ''] = await fetchPaths(folder, ['/api/user/status', '/blog/blog-details/0']);
  if (answer !== '200 {"isLogin":false}')
    throw new Refusal(`The deploy unit answered GET /api/user/status with ${answer}.`);
  if (!/^404 <!doctype html>.*>Artikel tidak ditemukan\.<\/h1>/is.test(page))
    throw new Refusal(`The deploy unit rendered /blog/blog-details/0 as ${page.slice(0, 400)}.`);
  await createPdf(folder);
  log(`Deploy unit: answered ${answer}, rendered a page, and set a PDF, after ${secondsSince(start)}`);
  return 0;
});
