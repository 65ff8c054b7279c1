import './styles/index.css';
import { isChunkLoadError } from '#api/dynamic-import.ts';
import * as t from '#messages/api';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

/** Resolves after the browser has painted: a second animation frame starts after the first is shown. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Yields to the browser: requesting all files in one task blocks a slow phone for too long. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

const { prerendered, code } = root.dataset;
// A prerendered page is readable and its links work without code, so pictures and fonts load first.
if (prerendered !== undefined) await nextPaint();
for (const [index, file] of (code?.split(' ') ?? []).entries()) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
  if (index % 4 === 3) await yieldToBrowser();
}
await yieldToBrowser();
try {
  const { mountApp } = await import('#app/mount-app.tsx');
  await mountApp(root);
} catch (error) {
  // Browsers do not retry a failed module, and the visitor has typed nothing yet: a reload is safe.
  window.addEventListener('online', () => window.location.reload(), { once: true });
  if (prerendered === undefined) root.textContent = t.siteNotLoaded;
  // A file is cut off, too, when the visitor leaves. The page already shows it.
  if (!isChunkLoadError(error)) throw error;
}
