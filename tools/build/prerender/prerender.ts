import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchablePage } from '../../../contract/rendering.ts';
import { storedPages } from '../../../contract/stored-pages.ts';
import { association } from '../../../contract/text/association.ts';
import { addBasePath } from '../../../contract/text/language/base-path.ts';
import { basePaths } from '../../../contract/text/language/localize.ts';
import { siteLocale } from '../../../web/messages-plugin.ts';
import type { PrefetchScriptName } from '../../../web/prefetch-scripts-plugin.ts';
import type * as PageHtml from '../../../web/src/app/page-html.ts';
import type { Heading } from '../../../web/src/ui/base/heading.ts';
import { packageScript, runNode } from '../../emulators/commands.ts';
import { runTool } from '../../emulators/lifetime.ts';
import { log, Refusal } from '../../emulators/log.ts';
import { ROOT } from '../../emulators/suite.ts';
import { SITE_FOLDER } from '../build-functions.ts';
import { type DeclaredScreen, declaredScreens } from '../declared-screens.ts';
import { offlineFiles, renderWorker } from './offline.ts';
import { collectChunks, filesOf, type Manifest, type ShellScreen, screenFilesOf } from './page-files.ts';
import { readScreenModules, type ScreenModules } from './screen-modules.ts';
import { robots, sitemap, sitemapIndex } from './search-engines.ts';
import { toSearchablePage } from './searchable-page.ts';
import { securityText } from './security-text.ts';
import { writeSite } from './site-files.ts';

const DIST = join(ROOT, 'web/dist');
const locale = siteLocale();
const base = basePaths[locale];
/** Output of Vite. The site in Indonesian is built in place. */
const BUILD = locale === 'id' ? DIST : join(ROOT, '.cache', `site-${locale}`);
/** Template of the service workers of pages that work offline. */
const WORKER = join(ROOT, 'web/page-worker.js');
/** Modules that each page loads by itself, in addition to those of its own module. */
const LATER = ['src/ui/lazy/popups.ts'];
const VERIFY = {
  path: '/verify',
  worker: 'verify-worker.js',
  later: [...LATER, 'src/ui/pictures/process-picture.ts'],
};
/** Screens of the shell of members that work offline, with the shared chunks that they load by themselves. */
const OFFLINE_SCREENS = [
  { path: '/membership/card', worker: 'card-worker.js', later: [] },
  { path: '/check-in', worker: 'check-in-worker.js', later: ['scanning'] },
] as const;
const SOURCE_MAPS = join(ROOT, '.cache/source-maps');
const RENDERER = join(ROOT, '.cache', `prerender-${locale}`);
const ENTRY = 'src/app/prerender-entry.tsx';
/** Manifest key of the module with the URLs of all endpoints but public reads. */
const LAZY_ROUTES = 'virtual:lazy-routes';

const BOOTSTRAP = 'src/bootstrap.ts';

/**
 * HTML shells of the screens that only the browser renders. The script `first` prefetches their data. The admin
 * area is Indonesian only.
 */
const SHELLS = {
  admin: {
    file: 'office.html',
    first: 'admin-prefetch',
    routes: 'src/app/admin-routes.tsx',
    screens: declaredScreens('admin'),
  },
  member: {
    file: 'app.html',
    first: 'member-prefetch',
    routes: 'src/app/unlisted-routes.tsx',
    screens: declaredScreens('unlisted', 'invited', 'member'),
  },
} as const;

interface Renderer extends Pick<typeof PageHtml, 'pageHtml' | 'shellHtml'> {
  /** Values of the route parameter `id` that are known at build time, by route path. */
  readonly builtInEntries: Readonly<Record<string, readonly { readonly id: number }[]>>;
  /** Headings of the screens of members by their path, in the language of the build. */
  memberHeadings(): Promise<Readonly<Record<string, Heading>>>;
  renderFrame(layout: keyof typeof SHELLS): Promise<string>;
  renderPage(path: string): Promise<string>;
}

const modules = await readScreenModules();

function modulesOf({ path }: DeclaredScreen): ScreenModules {
  const found = modules.get(path);
  if (found === undefined) throw new Error(`No ….screen.ts declares ${path}.`);
  return found;
}

/** Lists the public pages with the path of their route and their module in the manifest. */
const listPages = ({ builtInEntries }: Renderer) =>
  declaredScreens('public').flatMap((screen) => {
    const { path: route } = screen;
    const { module } = modulesOf(screen);
    if (!route.includes(':')) return [{ path: route, route, module }];
    const entries = builtInEntries[route] ?? [];
    return entries.map(({ id }) => ({ path: route.replace(':id', String(id)), route, module }));
  });

/** The skeleton shows the heading of a screen that belongs to an account. */
function toShellScreen(
  screen: DeclaredScreen,
  memberHeadings: Readonly<Record<string, Heading>>,
): ShellScreen {
  const { audience, path, title = '', text } = screen;
  const { module, visibleModule } = modulesOf(screen);
  const heading = audience === 'admin' ? { title, text } : memberHeadings[path];
  return { path, module, shown: visibleModule, heading };
}

async function loadRenderer(): Promise<Renderer> {
  const status = await runNode({
    args: [
      packageScript('vite', 'bin/vite.js', join(ROOT, 'web')),
      ...['build', '--ssr', ENTRY, '--logLevel', 'warn'],
      ...['--outDir', RENDERER, '--emptyOutDir'],
    ],
    folder: 'web',
  });
  if (status !== 0) throw new Refusal('Building the pages for prerendering failed: see above.');
  return (await import(pathToFileURL(join(RENDERER, 'prerender-entry.js')).href)) as Renderer;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(DIST, base, file)), { recursive: true });
  writeFileSync(join(DIST, base, file), text);
}

/** With OFFLINE_WORKERS=off each worker removes itself (docs/operations.md). */
function writeWorker(
  { path, worker }: { path: string; worker: string },
  html: string,
  files: readonly string[],
): void {
  const isOff = process.env.OFFLINE_WORKERS === 'off';
  write(worker, renderWorker(readFileSync(WORKER, 'utf8'), base + path, isOff ? [] : files, html));
}

/** Returns the modules that a module or a shared chunk imports later. */
const importsLater = (manifest: Manifest, module: string): readonly string[] =>
  (manifest[module] ?? Object.values(manifest).find(({ name }) => name === module))?.dynamicImports ?? [];

function prefetchScriptPath(name: PrefetchScriptName): string {
  const file = readdirSync(join(BUILD, 'assets')).find((one) => one.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`The build has no ${name}.`);
  return `/assets/${file}`;
}

/** Moves the source maps out of the served folder, for debugging on this machine. */
function moveSourceMaps(): void {
  rmSync(SOURCE_MAPS, { recursive: true, force: true });
  mkdirSync(SOURCE_MAPS, { recursive: true });
  for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.map')) renameSync(join(DIST, file), join(SOURCE_MAPS, basename(file)));
}

/** Returns the file that Hosting serves at a path: `/blog` is blog.html, and `/en` is en.html (cleanUrls). */
function fileOf(path: string): string {
  if (path !== '/') return `${path.slice(1)}.html`;
  return base === '' ? 'index.html' : `..${base}.html`;
}

/** The function renders these pages from stored data, so no static file may hide them. */
const isStored = (path: string): boolean => storedPages.some((page) => page.path === path);

/** Reads the texts of the pages without parameters. A list of stored records has its title and description only. */
async function readSearchablePages(
  { renderPage }: Renderer,
  paths: readonly string[],
): Promise<SearchablePage[]> {
  const rendered: SearchablePage[] = [];
  for (const path of paths) {
    const page = toSearchablePage(path, await renderPage(path));
    if (page !== undefined) rendered.push(isStored(path) ? { ...page, text: '' } : page);
  }
  return rendered;
}

/**
 * Writes every public page as HTML into web/dist, the shells of all other screens, 404.html, and the files
 * for crawlers. Gives the function the renderer for pages with stored records.
 */
await runTool(async () => {
  const renderer = await loadRenderer();
  const { pageHtml, renderFrame, renderPage, shellHtml } = renderer;
  const template = readFileSync(join(BUILD, 'index.html'), 'utf8');
  const manifest = manifestIn(BUILD);
  if (BUILD !== DIST) cpSync(join(BUILD, 'assets'), join(DIST, 'assets'), { recursive: true });
  const [, ...bootImports] = [...collectChunks(manifest, BOOTSTRAP)].map(
    (chunk) => `/${manifest[chunk]?.file}`,
  );
  const late = bootImports.filter((file) => !template.includes(`"${file}"`));
  if (late.length > 0) throw new Error(`${BOOTSTRAP} waits for ${late.join(', ')}: see web/chunks.ts.`);
  const pages = listPages(renderer);
  const memberHeadings = await renderer.memberHeadings();
  const written = pages.filter(({ path }) => !isStored(path));
  for (const { path, module } of written) {
    const html = pageHtml(template, path, await renderPage(path), filesOf(manifest, module));
    write(fileOf(path), html);
    if (path === VERIFY.path) {
      const later = [
        LAZY_ROUTES,
        ...importsLater(manifest, module),
        ...importsLater(manifest, 'scanning'),
        ...VERIFY.later,
      ];
      writeWorker(VERIFY, html, offlineFiles(manifest, base + path, html, later));
    }
  }
  const notFound = pageHtml(template, '/404', await renderPage('/404'), filesOf(manifest));
  write('404.html', notFound);
  for (const layout of locale === 'id' ? (['admin', 'member'] as const) : (['member'] as const)) {
    const { file, first, routes, screens } = SHELLS[layout];
    const files = {
      ...screenFilesOf(
        manifest,
        [routes, LAZY_ROUTES],
        screens.map((screen) => toShellScreen(screen, memberHeadings)),
      ),
      first: prefetchScriptPath(first),
    };
    const frame = await renderFrame(layout);
    const start = { script: `/${manifest[BOOTSTRAP]?.file}`, screens: files, frame };
    const html = shellHtml(template, association.shortName, filesOf(manifest), start);
    write(file, html);
    for (const offline of OFFLINE_SCREENS) {
      const found = screens.find(({ path }) => path === offline.path);
      if (found === undefined) continue;
      const chunks = offline.later.flatMap((chunk) => importsLater(manifest, chunk));
      const later = [routes, LAZY_ROUTES, modulesOf(found).module, ...LATER, ...chunks];
      writeWorker(offline, html, offlineFiles(manifest, base + offline.path, html, later));
    }
  }
  const shell = shellHtml(template, association.shortName, filesOf(manifest));
  const stored = declaredScreens('public')
    .filter(({ path }) => path.includes(':') || isStored(path))
    .map((screen) => {
      const { module } = modulesOf(screen);
      return [screen.path, { module, files: filesOf(manifest, module) }];
    });
  const searchable = await readSearchablePages(
    renderer,
    pages.filter(({ path, route }) => path === route).map(({ path }) => path),
  );
  writeSite(
    { template, shell, notFound, pages: Object.fromEntries(stored), searchable },
    { folder: RENDERER, manifest: manifestIn(RENDERER), entry: ENTRY },
    join(ROOT, SITE_FOLDER, locale),
  );
  // Runs for Indonesian last, and then writes the files of all languages.
  if (locale === 'id') {
    const paths = pages.map(({ path }) => path);
    const addresses = Object.values(basePaths).flatMap((start) =>
      paths.map((path) => addBasePath(start, path)),
    );
    write('sitemap-pages.xml', sitemap(association.siteUrl, addresses));
    write('sitemap.xml', sitemapIndex(association.siteUrl));
    write('robots.txt', robots(association.siteUrl));
    write(
      '.well-known/security.txt',
      securityText(association.siteUrl, association.serviceEmail, new Date()),
    );
    moveSourceMaps();
    // Only the build needs the manifest, so it is not deployed.
    rmSync(join(DIST, '.vite'), { recursive: true });
  }
  log(`${written.length} pages prerendered (${locale})`);
  return 0;
});
