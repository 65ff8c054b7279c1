import { QueryClientProvider } from '@tanstack/react-query';
import { t as site } from 'contract/text/messages/site';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { lazyRoutes } from '#api/client.ts';
import { deleteDraftsOfOthers } from '#api/drafts.ts';
import { readEmbeddedReplies, seedReplies } from '#api/embedded-replies.ts';
import { clearCacheOnLogout, queryClient } from '#api/query-client.ts';
import { session } from '#api/session.ts';
import { toSitePath } from '#api/transport/site-path.ts';
import { AppRoutes, preloadPageAt } from './routes.tsx';

export async function mountApp(root: HTMLElement): Promise<void> {
  // Zod (in the chunks of forms) would otherwise test whether it may compile schemas, which the CSP refuses
  // and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  clearCacheOnLogout();
  deleteDraftsOfOthers();
  // Errors are ignored: the next caller loads them again.
  if (session.token() !== null) lazyRoutes().catch(() => undefined);
  const { prerendered } = root.dataset;
  if (prerendered !== undefined) {
    // If this fails, the page is not hydrated, and its text and links continue to work.
    await preloadPageAt(prerendered);
    // An admin must see changes immediately, but caches store the page.
    const options = session.loginRole() === 'Admin' ? { updatedAt: 0 } : {};
    seedReplies(queryClient, readEmbeddedReplies(), options);
  } else {
    // The shell shows a skeleton meanwhile. If the code cannot be loaded, the page itself shows the error.
    if (root.hasChildNodes()) await preloadPageAt(toSitePath(location.pathname)).catch(() => undefined);
    // Removes the title of the shell, which was shown while the code was loading.
    document.querySelector('title')?.remove();
  }
  const app = <App prerendered={prerendered} />;
  // In a transition React works in slices, so the page responds in between.
  startTransition(() => {
    if (prerendered === undefined) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

function App({ prerendered }: { readonly prerendered?: string | undefined }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* A click on a screen that was prefetched needs no slices. Hydration does: an update can interrupt it. */}
        <BrowserRouter basename={site.basePath} {...(prerendered === undefined && { useTransitions: false })}>
          <AppRoutes prerendered={prerendered} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
