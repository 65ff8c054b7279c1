import { isSiteImage } from 'contract/rules/image-paths';
import type { ContentBlock } from 'contract/schemas/content';
import { sanitizeLink } from 'contract/schemas/rich-text';
import type { PastedElement } from './clipboard-tree.ts';
import { embeddedTags, ignoredTags, isComment, isFootnoteReference, isRemoved } from './elements.ts';
import { type InlineStyle, inheritStyle, isHidden, styleOf } from './inline-style.ts';
import type { LeftOut } from './lost-content.ts';

/** Redirect services that wrap a link, with the parameter that contains the original URL. */
const redirectServices: readonly { host: RegExp; parameter: string }[] = [
  { host: /(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$/, parameter: 'q' },
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
];

function unwrapRedirect(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const wrapper = redirectServices.find(({ host }) => host.test(hostname));
  const isWrapped = wrapper !== undefined && (wrapper.parameter === 'url' || pathname === '/url');
  return (isWrapped ? searchParams.get(wrapper.parameter) : null) ?? address;
}

const toOwnPath = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Returns the target without redirect services, as a path on this site. Undefined for unsafe links. */
const toLink = (address: string, origin: string): string | undefined =>
  sanitizeLink(toOwnPath(unwrapRedirect(address.trim()), origin));

export interface PasteContext {
  readonly origin: string;
  readonly isKnownPicture: (path: string) => boolean;
}

/** Whether an element is skipped with all its content. Counts skipped content that the user may miss. */
export function isSkipped(element: PastedElement, left: LeftOut): boolean {
  const { tag } = element;
  const isNotes = styleOf(element, 'mso-element') === 'comment-list';
  if (ignoredTags.has(tag) || tag.startsWith('v:') || isNotes || isHidden(element)) return true;
  if (isComment(element)) left.comments += 1;
  else if (isRemoved(element)) left.deletions += 1;
  else if (embeddedTags.has(tag)) left.embedded += 1;
  else return false;
  return true;
}

export function computeStyle(
  element: PastedElement,
  parent: InlineStyle,
  { origin }: PasteContext,
  left: LeftOut,
): InlineStyle {
  const style = inheritStyle(parent, element);
  const { href } = element.attributes;
  if (element.tag !== 'a' || href === undefined) return style;
  if (isFootnoteReference(element)) left.footnotes += 1;
  // Fragments of the copied document do not exist here.
  if (href.trim() === '' || href.startsWith('#')) return style;
  const link = toLink(href, origin);
  if (link === undefined) left.addresses += 1;
  return { ...style, link };
}

const parseDimension = (value = ''): number => (/^\d+$/.test(value) ? Number(value) : 0);

/** Converts an image element to a block if it can be saved with this text, otherwise returns undefined. */
export function toImageBlock(
  { attributes }: PastedElement,
  { origin, isKnownPicture }: PasteContext,
  left: LeftOut,
): ContentBlock | undefined {
  const { alt = '' } = attributes;
  // Google Docs renders the boxes of a checklist as images.
  if (attributes['aria-roledescription'] === 'checkbox') return undefined;
  const src = toOwnPath(attributes.src ?? '', origin);
  const [width, height] = [parseDimension(attributes.width), parseDimension(attributes.height)];
  if (!isSiteImage(src) || !(src.startsWith('/images/') || isKnownPicture(src))) {
    // Tracking pixels of mails are not counted as lost pictures.
    const isTrackingPixel = width > 0 && width < 3 && height > 0 && height < 3;
    if (!isTrackingPixel) left.pictures += 1;
    return undefined;
  }
  const size = width > 0 && height > 0 ? { width, height } : {};
  return { type: 'image', src, ...(alt === '' ? {} : { alt }), ...size };
}
