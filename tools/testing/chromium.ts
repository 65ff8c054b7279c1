import { execFile } from 'node:child_process';
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
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright-core';
import { Refusal } from '../emulators/log.ts';

const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  // Containers run as root and lack the kernel features of the sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Tests connect to the suite only.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Features that an installed browser must not run. A second list replaces Playwright's, so the first entries
 * repeat Playwright's. The last three render the browser's own address bar in each new window. That takes a
 * second of CPU time while the page loads, and the benchmark would count it as the page's.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

type BrowserChoice = { path: string } | 'bundled';

/** Environment, platform and file system that decide which browser runs the tests. */
interface Machine {
  readonly env: Record<string, string | undefined>;
  /** `process.platform` and `process.arch`, as in `linux-x64`. */
  readonly platform: string;
  readonly exists: (path: string) => boolean;
}

/**
 * Chooses the browser of the tests: CHROMIUM_PATH, or the pinned browser of node_modules, so that a run gives
 * the same result on each machine. The pinned browser runs on Linux x64 only; other systems use an installed
 * Chrome or Playwright's own browser.
 *
 * @throws Refusal if CHROMIUM_PATH names no file, or if no browser is found
 */
export function chooseBrowser({ env, platform, exists }: Machine, playwrightPath: string): BrowserChoice {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!exists(chosen))
      throw new Refusal(`CHROMIUM_PATH names ${chosen}, which does not exist: correct or unset it.`);
    return { path: chosen };
  }
  if (platform === 'linux-x64') return 'bundled';
  const path = [...INSTALLED, playwrightPath].find((candidate) => candidate && exists(candidate));
  if (path === undefined)
    throw new Refusal('No Chromium found: install Google Chrome, or set CHROMIUM_PATH to a Chromium.');
  return { path };
}

interface BundledChromium {
  default: { executablePath(): Promise<string> };
}

/** Unpacks @sparticuz/chromium into `folder`, with the libraries that minimal systems lack. */
async function unpackInto(folder: string): Promise<void> {
  const environment = { ...process.env };
  // The package unpacks into the temporary folder, and its libraries only if the second variable is set.
  // Importing it also changes the environment.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: bundled } = (await import('@sparticuz/chromium')) as BundledChromium;
    await bundled.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  }
}

/** Returns the folder of the browser from node_modules, which is unpacked once for all runs. */
async function bundledFolder(): Promise<string> {
  // The package does not export its package.json.
  const { version } = require(join(require.resolve('@sparticuz/chromium'), '../../../package.json')) as {
    version: string;
  };
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(CACHE, { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(temporary);
    chmodSync(join(temporary, 'chromium'), 0o755);
    // Renames atomically, so that no process starts an incomplete browser. The first process wins.
    if (!existsSync(join(folder, 'chromium'))) renameSync(temporary, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return folder;
}

/** Returns the folder of a font configuration: that of the package names a fixed folder. */
function writeFontConfig(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const config = join(folder, 'fonts-here');
  mkdirSync(config, { recursive: true });
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  const file = join(config, 'fonts.conf');
  const text = `<?xml version="1.0"?><fontconfig>${dirs}${cache}</fontconfig>\n`;
  // A browser of another lane can be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return config;
}

/** Returns Playwright's launch options for the browser of the tests on this machine. */
export async function chromiumLaunchOptions(): Promise<
  LaunchOptions & { executablePath: string; args: string[] }
> {
  const machine = {
    env: process.env,
    platform: `${process.platform}-${process.arch}`,
    exists: existsSync,
  };
  const choice = chooseBrowser(machine, chromium.executablePath());
  if (choice !== 'bundled') {
    const args = [...ARGS, `--disable-features=${DISABLED_FEATURES.join(',')}`];
    return { executablePath: choice.path, args, headless: true };
  }
  const folder = await bundledFolder();
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: writeFontConfig(folder),
  };
  return { executablePath: join(folder, 'chromium'), args: ARGS, headless: true, env };
}

/** Returns the name and version of the browser of the tests, and where it comes from. */
export async function describeBrowser(): Promise<string> {
  const { executablePath, env } = await chromiumLaunchOptions();
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], { env: env ?? process.env });
  const source = executablePath.startsWith(CACHE) ? 'pinned, from node_modules' : executablePath;
  return `${stdout.trim()} (${source})`;
}
