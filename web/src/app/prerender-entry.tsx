import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { type EmbeddedReply, isBuiltInId, type SiteRenderer } from 'contract/rendering';
import { association } from 'contract/text/association';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { seedReplies } from '#api/embedded-replies.ts';
import { createQueryClient } from '#api/query-client.ts';
import { type PageFiles, pageHtml } from './page-html.ts';
import type { PageRoute } from './page-route.tsx';
import { AppRoutes, preloadPageAt, publicPages } from './routes.tsx';
import type { Heading } from './skeleton/heading.ts';

/**
 * Entry of the build for Node, used when the site is built and in the function. The browser never loads it.
 */

const modules = import.meta.glob<{ readonly default: unknown }>('../features/*/*-{page,chart,charts}.tsx');

/** Values of a route parameter that are known at build time. */
const builtInEntries: Readonly<Record<string, readonly { readonly id: number }[]>> = {
  '/blog/blog-details/:id': builtInArticles,
  '/event/event-details/:id': builtInEvents,
};

/** Modules of routes that have a shell of their own, as named in the build's manifest. */
export type ShellRoutes = 'src/app/admin-routes.tsx' | 'src/app/unlisted-routes.tsx';

/** Public page that the build writes as HTML. */
export interface PrerenderedPage {
  readonly path: string;
  /** Path of its route. Route parameters have a colon. */
  readonly route: string;
  /** Its module, as named in the build's manifest. */
  readonly module: string;
}

/** Screen that is rendered in the browser only. */
export interface ShellScreen {
  readonly path: string;
  /**
   * Its module as named in the build's manifest, and the module of its lazy-loaded part that is shown
   * immediately.
   */
  readonly module: string;
  readonly shown: string | undefined;
  readonly heading: Heading | undefined;
}

type ModuleOf = (path: string, load: () => Promise<unknown>) => Promise<string>;

/** Creates a lookup of the module of a page, or of a part of it. */
async function createModuleLookup(): Promise<ModuleOf> {
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

/** Lists the screens that are rendered in the browser only, by the module of their routes. */
export async function listShellScreens(): Promise<Record<ShellRoutes, ShellScreen[]>> {
  // Imported here, because the function renders pages and does not need these modules.
  const [{ adminPages }, { memberPages, unlistedPages }] = await Promise.all([
    import('./admin-routes.tsx'),
    import('./unlisted-routes.tsx'),
  ]);
  const moduleOf = await createModuleLookup();
  const accountPages: readonly PageRoute[] = [...adminPages, ...memberPages];
  const toShellScreens = (pages: readonly PageRoute[]) =>
    Promise.all(
      pages.map(
        async ({
          path,
          title = '',
          text,
          load,
          loadVisiblePart,
        }: PageRoute & { readonly text?: string }) => ({
          path,
          heading: accountPages.some((page) => page.path === path) ? { title, text } : undefined,
          module: await moduleOf(path, load),
          shown: loadVisiblePart && (await moduleOf(path, loadVisiblePart)),
        }),
      ),
    );
  return {
    'src/app/admin-routes.tsx': await toShellScreens(adminPages),
    'src/app/unlisted-routes.tsx': await toShellScreens(unlistedPages),
  };
}

/** Lists all pages that the build writes. */
export async function listPages(): Promise<PrerenderedPage[]> {
  const moduleOf = await createModuleLookup();
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

/** Renders the skeleton of a shell, with a placeholder heading. */
export async function renderFrame(routes: ShellRoutes): Promise<string> {
  const [{ AdminSkeleton }, { MemberSkeleton }] = await Promise.all([
    import('./skeleton/admin-skeleton.tsx'),
    import('./skeleton/member-skeleton.tsx'),
  ]);
  const placeholder = association.shortName;
  const isAdmin = routes === 'src/app/admin-routes.tsx';
  return renderToHtml(
    isAdmin ? '/admin' : '/membership',
    isAdmin ? (
      <AdminSkeleton title={placeholder} text={placeholder} />
    ) : (
      <MemberSkeleton title={placeholder} text={placeholder} />
    ),
    createQueryClient(),
  );
}

/** Renders one page: elements of the head first, then the content of the root element. */
export async function renderPage(path: string, known: readonly EmbeddedReply[] = []): Promise<string> {
  await preloadPageAt(path);
  // Each page has a query client of its own, so that no page reads the data of another one.
  const client = createQueryClient();
  seedReplies(client, known);
  return renderToHtml(path, <AppRoutes prerendered={path} />, client);
}

async function renderToHtml(path: string, screen: ReactNode, client: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>{screen}</StaticRouter>
    </QueryClientProvider>,
    {
      // React hides Suspense content above this size until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** Parts that all rendered pages share. */
export interface SiteTemplate {
  /** index.html as built. */
  readonly template: string;
  /** Files of pages that show stored records, by the path of their route. */
  readonly files: Readonly<Record<string, PageFiles>>;
}

const isMissingBuiltIn = (route: string, id = ''): boolean =>
  isBuiltInId(id) && !builtInEntries[route]?.some((entry) => String(entry.id) === id);

/** Creates a renderer of pages with stored records. It renders them like the build renders the others. */
export const createRenderer = ({ template, files }: SiteTemplate): SiteRenderer['render'] =>
  async function render(path, known) {
    const match = Object.keys(files).flatMap((route) => matchPath(route, path) ?? [])[0];
    const pageFiles = files[match?.pattern.path ?? ''];
    if (match === undefined || pageFiles === undefined) throw new Error(`There is no such page at ${path}.`);
    const isMissing =
      known.some(({ refusal }) => refusal !== undefined) ||
      isMissingBuiltIn(match.pattern.path, match.params.id);
    const html = pageHtml(template, path, await renderPage(path, known), pageFiles, known);
    return { status: isMissing ? 404 : 200, html };
  };
