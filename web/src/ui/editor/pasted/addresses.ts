import { safeLink } from 'contract/fields/rich-text';

/** Addresses of a clipboard. */

/** Services that put their own address before the one that was meant, and where they carry it. */
const wrappers: readonly { host: RegExp; parameter: string }[] = [
  { host: /(^|\.)google\.[a-z.]+$/, parameter: 'q' },
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
];

function unwrapped(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const wrapper = wrappers.find(({ host }) => host.test(hostname));
  const isWrapped = wrapper !== undefined && (wrapper.parameter === 'url' || pathname === '/url');
  return (isWrapped ? searchParams.get(wrapper.parameter) : null) ?? address;
}

/** An address of the own site as its path. */
export const ownPathOf = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Where a link leads to: past the services that count clicks, within the own site by its path. */
export const linkOf = (address: string, origin: string): string | undefined =>
  safeLink(ownPathOf(unwrapped(address.trim()), origin));
