import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

/** Resolves once what is in the document has been painted: the second frame begins after the first is shown. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Lets the browser answer in between: asking for all files in one task keeps a slow phone busy for too long. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const { prerendered, code } = root.dataset;
// A prerendered page can be read and its links followed without code: pictures and fonts get the line first.
if (prerendered !== undefined) await nextPaint();
for (const [index, file] of (code?.split(' ') ?? []).entries()) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
  if (index % 4 === 3) await pause();
}
await pause();
try {
  const { start } = await import('#app/start.tsx');
  await start(root);
} catch (error) {
  // A browser does not ask again for what failed here, and nothing can have been typed yet: all of it is loaded anew.
  window.addEventListener('online', () => window.location.reload(), { once: true });
  if (prerendered === undefined) root.textContent = 'Halaman ini tidak dapat dimuat. Muat ulang halaman.';
  throw error;
}
