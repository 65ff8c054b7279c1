import { useSyncExternalStore } from 'react';

const scheme = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = scheme();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns a reader of CSS custom properties. Rerenders when the colour scheme changes. */
export function useTokens(): (token: `--${string}`) => string {
  useSyncExternalStore(subscribe, () => scheme().matches);
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token).trim();
}
