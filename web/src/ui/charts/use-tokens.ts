import { useSyncExternalStore } from 'react';

const scheme = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = scheme();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Reads tokens of the style sheet for what is drawn on a canvas, anew when the scheme changes. */
export function useTokens(): (token: `--${string}`) => string {
  useSyncExternalStore(subscribe, () => scheme().matches);
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token).trim();
}
