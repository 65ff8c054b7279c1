import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { isBuiltInId, type KnownAnswer, type SiteRenderer } from 'contract/rendering';
import { association } from 'contract/words/association';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { remember } from '#api/known-answers.ts';
import { newQueryClient } from '#api/query-client.ts';
import type { Heading } from './frame/heading.ts';
import { type PageFiles, pageHtml } from './page-html.ts';
import type { PageRoute } from './page-route.tsx';
import { AppRoutes, makePageReady, publicPages } from './routes.tsx';

/** Entry of the build that runs in Node: when the site is built, and in the function. The browser never loads it. */

const modules = import.meta.glob<{ readonly default: unknown }>('../features/*/*-{page,chart,charts}.tsx');

/** Which values a parameter has that are known when the site is built. */
const builtInEntries: Readonly<Record<string, readonly { readonly id: number }[]>> = {
  '/blog/blog-details/:id': builtInArticles,
  '/event/event-details/:id': builtInEvents,
};

/** The modules of the routes that have a shell each, as the build's manifest names them. */
export type ShellRoutes = 'src/app/admin-routes.tsx' | 'src/app/unlisted-routes.tsx';

/** A public page to be written as HTML. */
export interface PrerenderedPage {
  readonly path: string;
  /** The path of its route, where a parameter has a colon. */
  readonly route: string;
  /** Its module as the build's manifest names it. */
  readonly module: string;
}

/** A screen that the build does not write. */
export interface ShellScreen {
  readonly path: string;
  /** Its module as the build's manifest names it, and that of what it shows at once though it comes by itself. */
  readonly module: string;
  readonly shown: string | undefined;
  readonly heading: Heading | undefined;
}

type ModuleOf = (path: string, load: () => Promise<unknown>) => Promise<string>;

/** Tells the module of a page, or of a part of it. */
async function namesOfModules(): Promise<ModuleOf> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => [(await load()).default, file] as const),
  );
  const fileOf = new Map<unknown, string>(files);
  return async (path, load) => {
    const { default: component } = (await load()) as { default?: unknown };
    const module = fileOf.get(component)?.replace(/^\.\./, 'src');
    if (module === undefined) throw new Error(`The page of ${path} or its chart is not called so.`);
    return module;
  };
}

/** The screens that the build does not write, by the module that has their routes. */
export async function screensOfShells(): Promise<Record<ShellRoutes, ShellScreen[]>> {
  // Not with the entry: the function renders pages, and needs none of these.
  const [{ adminPages }, { memberPages, unlistedPages }] = await Promise.all([
    import('./admin-routes.tsx'),
    import('./unlisted-routes.tsx'),
  ]);
  const moduleOf = await namesOfModules();
  const owned: readonly PageRoute[] = [...adminPages, ...memberPages];
  const namesOf = (pages: readonly PageRoute[]) =>
    Promise.all(
      pages.map(
        async ({ path, title = '', text, load, loadShown }: PageRoute & { readonly text?: string }) => ({
          path,
          heading: owned.some((page) => page.path === path) ? { title, text } : undefined,
          module: await moduleOf(path, load),
          shown: loadShown && (await moduleOf(path, loadShown)),
        }),
      ),
    );
  return {
    'src/app/admin-routes.tsx': await namesOf(adminPages),
    'src/app/unlisted-routes.tsx': await namesOf(unlistedPages),
  };
}

/** All pages to be written. */
export async function pagesToWrite(): Promise<PrerenderedPage[]> {
  const moduleOf = await namesOfModules();
  const pages = publicPages.map(async (page) => {
    const { path } = page;
    const module = await moduleOf(path, page.load);
    if (!path.includes(':')) return [{ path, route: path, module }];
    return (builtInEntries[path] ?? []).map(({ id }) => ({
      path: path.replace(':id', String(id)),
      route: path,
      module,
    }));
  });
  return (await Promise.all(pages)).flat();
}

/** What the screens of a shell stand in until their code is there, with a heading to be filled in. */
export async function renderFrame(routes: ShellRoutes): Promise<string> {
  const [{ OfficeFrame }, { MemberFrame }] = await Promise.all([
    import('./frame/office-frame.tsx'),
    import('./frame/member-frame.tsx'),
  ]);
  const toFill = association.shortName;
  const isOffice = routes === 'src/app/admin-routes.tsx';
  return rendered(
    isOffice ? '/admin' : '/membership',
    isOffice ? <OfficeFrame title={toFill} text={toFill} /> : <MemberFrame title={toFill} text={toFill} />,
    newQueryClient(),
  );
}

/** Renders one page: what belongs into the head first, then what belongs into the root element. */
export async function renderPage(path: string, known: readonly KnownAnswer[] = []): Promise<string> {
  await makePageReady(path);
  // One for each page: nobody may read what was known for another.
  const client = newQueryClient();
  remember(client, known);
  return rendered(path, <AppRoutes prerendered={path} />, client);
}

async function rendered(path: string, screen: ReactNode, client: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>{screen}</StaticRouter>
    </QueryClientProvider>,
    {
      // Above this size React would hide what stands in a Suspense boundary, to be shown by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** What pages stand in. */
export interface SiteFrame {
  /** index.html as the build wrote it. */
  readonly template: string;
  /** Files of the pages that show what is stored, by the path of their route. */
  readonly files: Readonly<Record<string, PageFiles>>;
}

const isMissingBuiltIn = (route: string, id = ''): boolean =>
  isBuiltInId(id) && !builtInEntries[route]?.some((entry) => String(entry.id) === id);

/** Renders the pages that show what is stored as the build renders the others. */
export const rendererOf = ({ template, files }: SiteFrame): SiteRenderer['render'] =>
  async function render(path, known) {
    const match = Object.keys(files).flatMap((route) => matchPath(route, path) ?? [])[0];
    const pageFiles = files[match?.pattern.path ?? ''];
    if (match === undefined || pageFiles === undefined) throw new Error(`No such page stands at ${path}.`);
    const isMissing =
      known.some(({ refusal }) => refusal !== undefined) ||
      isMissingBuiltIn(match.pattern.path, match.params.id);
    const html = pageHtml(template, path, await renderPage(path, known), pageFiles, known);
    return { status: isMissing ? 404 : 200, html };
  };
