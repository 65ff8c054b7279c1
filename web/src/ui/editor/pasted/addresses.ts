import { sanitizeLink } from 'contract/schemas/rich-text';

/** Redirect services that wrap a link, with the parameter that contains the original URL. */
const redirectServices: readonly { host: RegExp; parameter: string }[] = [
  { host: /(^|\.)google\.[a-z.]+$/, parameter: 'q' },
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
];

function unwrapRedirect(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const wrapper = redirectServices.find(({ host }) => host.test(hostname));
  const isWrapped = wrapper !== undefined && (wrapper.parameter === 'url' || pathname === '/url');
  return (isWrapped ? searchParams.get(wrapper.parameter) : null) ?? address;
}

/** Reduces a URL of this site to its path. */
export const toOwnPath = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Returns the target without redirect services, as a path on this site. Undefined for unsafe links. */
export const toLink = (address: string, origin: string): string | undefined =>
  sanitizeLink(toOwnPath(unwrapRedirect(address.trim()), origin));
