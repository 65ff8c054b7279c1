/** What a person does first, whatever they do: a page that is only being loaded gets none of it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

const begun = new AbortController();

/** Comes about when somebody begins to use the page: with the pointer, a finger or a key. */
export const somebody = new Promise<void>((resolve) => {
  // Pages are rendered where there is nobody.
  if (import.meta.env.SSR) return;
  const begin = () => {
    begun.abort();
    resolve();
  };
  for (const sign of signs)
    window.addEventListener(sign, begin, { capture: true, passive: true, signal: begun.signal });
});

/** Long after a screen of a fast line is there, in milliseconds. */
const quietMs = 2000;

/** Comes about with somebody, or when the page has been there for a while: what is not needed at first is loaded then. */
export const later = (): Promise<void> =>
  Promise.race([somebody, new Promise<void>((resolve) => setTimeout(resolve, quietMs))]);
