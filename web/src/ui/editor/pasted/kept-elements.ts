import type { ContentBlock } from 'contract/fields/content';
import { isOwnImage } from 'contract/rules/image-paths';
import { linkOf, ownPathOf } from './addresses.ts';
import type { PastedElement } from './clipboard-tree.ts';
import { embedded, isComment, isFootnoteSign, isRemoved, unread } from './elements.ts';
import { isHidden, type Look, lookInside, styleOf } from './inline-style.ts';
import type { LeftOut } from './left-out.ts';

/** What is kept of an element; what is not is counted in `left`. */

export interface Surroundings {
  /** Of the own site. */
  readonly origin: string;
  /** Whether a save would take an uploaded picture: it belongs to this text. */
  readonly isKnownPicture: (path: string) => boolean;
}

/** Whether an element stays away with all that is in it. */
export function isLeftOut(element: PastedElement, left: LeftOut): boolean {
  const { tag } = element;
  const isNotes = styleOf(element, 'mso-element') === 'comment-list';
  if (unread.has(tag) || tag.startsWith('v:') || isNotes || isHidden(element)) return true;
  if (isComment(element)) left.comments += 1;
  else if (isRemoved(element)) left.deletions += 1;
  else if (embedded.has(tag)) left.embedded += 1;
  else return false;
  return true;
}

/** How the words of an element look, with where it leads to. */
export function lookOf(element: PastedElement, around: Look, { origin }: Surroundings, left: LeftOut): Look {
  const look = lookInside(around, element);
  const { href } = element.attributes;
  if (element.tag !== 'a' || href === undefined) return look;
  if (isFootnoteSign(element)) left.footnotes += 1;
  // Places inside the document that was copied are not here.
  if (href.trim() === '' || href.startsWith('#')) return look;
  const link = linkOf(href, origin);
  if (link === undefined) left.addresses += 1;
  return { ...look, link };
}

const sideOf = (value = ''): number => (/^\d+$/.test(value) ? Number(value) : 0);

/** A picture that a save of this text takes; undefined for any other. */
export function pictureOf(
  { attributes }: PastedElement,
  { origin, isKnownPicture }: Surroundings,
  left: LeftOut,
): ContentBlock | undefined {
  const { alt = '' } = attributes;
  // Google Docs draws the boxes of a checklist.
  if (attributes['aria-roledescription'] === 'checkbox') return undefined;
  const src = ownPathOf(attributes.src ?? '', origin);
  const [width, height] = [sideOf(attributes.width), sideOf(attributes.height)];
  if (!isOwnImage(src) || !(src.startsWith('/images/') || isKnownPicture(src))) {
    // Pictures of a point only count who opened a mail.
    const isPoint = width > 0 && width < 3 && height > 0 && height < 3;
    if (!isPoint) left.pictures += 1;
    return undefined;
  }
  const size = width > 0 && height > 0 ? { width, height } : {};
  return { type: 'image', src, ...(alt === '' ? {} : { alt }), ...size };
}
