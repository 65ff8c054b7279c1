import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { memberRoutes } from '#api/client.ts';
import { dropDraftsOfOthers } from '#api/drafts.ts';
import { answersInPage, remember } from '#api/known-answers.ts';
import { forgetOnLogout, queryClient } from '#api/query-client.ts';
import { session } from '#api/session.ts';
import { App } from './app.tsx';
import { makePageReady } from './routes.tsx';

/** Brings the page to life: takes the prerendered HTML over, or renders into the empty shell. */
export async function start(root: HTMLElement): Promise<void> {
  // Zod (in the chunks of forms) would else try whether it may compile schemas, which the policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  forgetOnLogout();
  dropDraftsOfOthers();
  // Whoever needs it asks again.
  if (session.token() !== null) memberRoutes().catch(() => undefined);
  const { prerendered } = root.dataset;
  if (prerendered !== undefined) {
    // Without the page's code nothing is taken over: the text and links on screen go on working.
    await makePageReady(prerendered);
    remember(queryClient, answersInPage());
  } else {
    // The shell shows its frame meanwhile. Where the code does not come, the page says so.
    if (root.hasChildNodes()) await makePageReady(location.pathname).catch(() => undefined);
    // The shell's own title, which stood there while the code was on its way.
    document.querySelector('title')?.remove();
  }
  const app = <App prerendered={prerendered} />;
  // As a transition React does it in slices, and the page answers in between.
  startTransition(() => {
    if (prerendered === undefined) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}
