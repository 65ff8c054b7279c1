/** Conditions that run in a page. They use no names from outside, so any driver can send their source. */

/** True when the screen is complete: code, records and pictures are loaded. */
export const isAtRest = (): boolean =>
  document.querySelector('h1') !== null &&
  document.querySelector('.animate-spin, [aria-busy=true]') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** True when React has hydrated the page itself, not only the layout around it, and its forms accept input. */
export const isHydrated = (): boolean => {
  const heading = document.querySelector('main h1');
  const hasFiber = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  return hasFiber && document.querySelector('main fieldset:disabled') === null;
};
