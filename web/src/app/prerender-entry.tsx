import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { articlePath, eventPath } from 'contract/entry-paths';
import { type EmbeddedReply, isBuiltInId, type SiteRenderer } from 'contract/rendering';
import { association } from 'contract/text/association';
import { t as site } from 'contract/text/messages/site';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { seedReplies } from '#api/embedded-replies.ts';
import { createQueryClient } from '#api/query-client.ts';
import { toAddressPath } from '#api/transport/site-path.ts';
import type { Heading } from '#ui/base/heading.ts';
import { type PageFiles, pageHtml, shellHtml } from './page-html.ts';
import { AppRoutes, preloadPageAt } from './routes.tsx';

/** Entry of the build for Node, used at build time and in the function. The browser never loads it. */
export { pageHtml, shellHtml };

/** Values of a route parameter that are known at build time. */
export const builtInEntries: Readonly<Record<string, readonly { readonly id: number }[]>> = {
  [articlePath(':id')]: builtInArticles,
  [eventPath(':id')]: builtInEvents,
};

/** Returns the headings of the screens of members by their path, in the language of this build. */
export async function memberHeadings(): Promise<Readonly<Record<string, Heading>>> {
  const { memberScreens } = await import('./screens/member-screens.ts');
  return Object.fromEntries(memberScreens.map(({ path, title, text }) => [path, { title, text }]));
}

export async function renderFrame(layout: 'admin' | 'member'): Promise<string> {
  const [{ AdminSkeleton }, { MemberSkeleton }] = await Promise.all([
    import('./skeleton/admin-skeleton.tsx'),
    import('./skeleton/member-skeleton.tsx'),
  ]);
  const placeholder = association.shortName;
  const isAdmin = layout === 'admin';
  return renderToHtml(
    // No page of members, because the skeleton of all of them marks no link as the current one.
    isAdmin ? '/admin' : '/',
    isAdmin ? (
      <AdminSkeleton title={placeholder} text={placeholder} />
    ) : (
      <MemberSkeleton title={placeholder} text={placeholder} />
    ),
    createQueryClient(),
  );
}

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
      <StaticRouter basename={site.basePath} location={toAddressPath(path)}>
        {screen}
      </StaticRouter>
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

export interface SiteTemplate {
  readonly template: string;
  /** Files of pages that show stored records, by the path of their route. */
  readonly files: Readonly<Record<string, PageFiles>>;
}

const isMissingBuiltIn = (route: string, id = ''): boolean =>
  isBuiltInId(id) && !builtInEntries[route]?.some((entry) => String(entry.id) === id);

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
