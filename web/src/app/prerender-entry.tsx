import { QueryClientProvider } from '@tanstack/react-query';
import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { AppRoutes, makePageReady, publicPages } from './routes.tsx';

/** Entry of the build that tools/build/prerender/prerender.ts runs in Node; the browser never loads it. */

const modules = import.meta.glob<{ readonly default: unknown }>('../features/*/*-page.tsx');

/** Which values a parameter has that are known when the site is built. */
const builtInEntries: Readonly<Record<string, readonly { readonly id: number }[]>> = {
  '/blog/blog-details/:id': builtInArticles,
  '/event/event-details/:id': builtInEvents,
};

/** A public page to be written as HTML. */
export interface PrerenderedPage {
  readonly path: string;
  /** Its module as the build's manifest names it. */
  readonly module: string;
}

/** All pages to be written. */
export async function pagesToWrite(): Promise<PrerenderedPage[]> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => [(await load()).default, file] as const),
  );
  const fileOf = new Map(files);
  const pages = publicPages.map(async ({ path, load }) => {
    const module = fileOf.get((await load()).default)?.replace(/^\.\./, 'src');
    if (module === undefined) throw new Error(`The page of ${path} is no features/*/*-page.tsx.`);
    if (!path.includes(':')) return [{ path, module }];
    return (builtInEntries[path] ?? []).map(({ id }) => ({ path: path.replace(':id', String(id)), module }));
  });
  return (await Promise.all(pages)).flat();
}

/** Renders one page: what belongs into the head first, then what belongs into the root element. */
export async function renderPage(path: string): Promise<string> {
  await makePageReady(path);
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>
        <AppRoutes prerendered={path} />
      </StaticRouter>
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
