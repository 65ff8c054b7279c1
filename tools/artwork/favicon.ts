import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import { ink } from './palette.ts';

/** Returns the logo on dark blue; without round corners for systems that cut their own. */
export function favicon({ rounded }: { readonly rounded: boolean }): string {
  const nodes = logoNodes.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><title>SISINDO</title><rect width="64" height="64" rx="${rounded ? 14 : 0}" fill="${ink.navy}"/><g transform="translate(32 32) scale(${rounded ? 1.12 : 1}) translate(-24 -24)"><path d="M24 5.5 42.500 24 24 42.500 5.500 24Z" fill="none" stroke="${ink.mint}" stroke-width="1.600" opacity="0.6"/><path d="${logoPetals}" fill="${ink.mint}"/><g fill="${ink.saffron}">${nodes}</g></g></svg>`;
}
