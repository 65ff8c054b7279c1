import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright-core';
import { Refusal } from '../emulators/say.ts';

const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  // Containers run as root and without the kernel features that the sandbox needs.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // No test talks to anyone but the suite.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

export type BrowserChoice = { path: string } | 'bundled';

/** Which browser to use: CHROMIUM_PATH, an installed one, Playwright's own, else the one in node_modules. */
export function chooseBrowser(
  env: Record<string, string | undefined>,
  playwrightPath: string,
  exists: (path: string) => boolean,
): BrowserChoice {
  const own = env.CHROMIUM_PATH;
  if (own) {
    if (!exists(own))
      throw new Refusal(`CHROMIUM_PATH names ${own}, which does not exist: correct or unset it.`);
    return { path: own };
  }
  const path = [...INSTALLED, playwrightPath].find((candidate) => candidate && exists(candidate));
  return path ? { path } : 'bundled';
}

interface BundledChromium {
  default: { executablePath(): Promise<string> };
}

/** Unpacks @sparticuz/chromium into `folder`, with the libraries that a bare machine lacks. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH, HOME } = process.env;
  // The package unpacks beneath the temporary folder, its libraries only where this variable is set,
  // and changes the environment of whoever imports it.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: bundled } = (await import('@sparticuz/chromium')) as BundledChromium;
    await bundled.executablePath();
  } finally {
    for (const [name, value] of Object.entries({
      TMPDIR,
      AWS_EXECUTION_ENV,
      LD_LIBRARY_PATH,
      FONTCONFIG_PATH,
      HOME,
    })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The unpacked browser of node_modules, unpacked once for all runs. Gives its folder. */
async function bundledFolder(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Refusal('No Chromium found: install Google Chrome, or set CHROMIUM_PATH to a Chromium.');
  }
  // The package does not export its package.json.
  const { version } = require(join(require.resolve('@sparticuz/chromium'), '../../../package.json')) as {
    version: string;
  };
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(fresh);
    chmodSync(join(fresh, 'chromium'), 0o755);
    // In one step, so that nobody starts a half unpacked one; whoever came first wins.
    if (!existsSync(join(folder, 'chromium'))) renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

/** Tells the browser where its fonts are. The package's own file names one fixed folder, and without any no text shows. */
function writeFontConfig(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const config = join(folder, 'fonts-here');
  mkdirSync(config, { recursive: true });
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  const file = join(config, 'fonts.conf');
  const text = `<?xml version="1.0"?><fontconfig>${dirs}${cache}</fontconfig>\n`;
  // A browser of another lane may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return config;
}

function processEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** How Playwright starts the browser of the tests on this machine. */
export async function chromiumLaunchOptions(): Promise<
  LaunchOptions & { executablePath: string; args: string[] }
> {
  const choice = chooseBrowser(process.env, chromium.executablePath(), existsSync);
  if (choice !== 'bundled') return { executablePath: choice.path, args: ARGS, headless: true };
  const folder = await bundledFolder();
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = {
    ...processEnvironment(),
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: writeFontConfig(folder),
  };
  return { executablePath: join(folder, 'chromium'), args: ARGS, headless: true, env };
}
