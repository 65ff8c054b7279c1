import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetOnLogout } from '#api/query-client.ts';
import { App } from '#app/app.tsx';
import { makePageReady } from '#app/routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');

// Zod (in the chunks of forms) would else try whether it may compile schemas, which the policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

forgetOnLogout();
const { prerendered } = root.dataset;
if (prerendered === undefined) {
  // The shell's own title, which stood there while the code was on its way.
  document.querySelector('head > title')?.remove();
  createRoot(root).render(<App />);
} else {
  // Without the page's code nothing is taken over: the text and links on screen go on working.
  await makePageReady(prerendered);
  hydrateRoot(root, <App prerendered={prerendered} />);
}
