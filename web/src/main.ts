import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');

/** Resolves once what is in the document has been painted: the second frame begins after the first is shown. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const { prerendered, code } = root.dataset;
// A prerendered page can be read and its links followed without code: pictures and fonts get the line first.
if (prerendered !== undefined) await painted();
for (const file of code?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}
const { start } = await import('#app/start.tsx');
await start(root);
