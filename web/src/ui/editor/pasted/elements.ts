import type { PastedElement, PastedNode } from './clipboard-tree.ts';
import { hasClass, styleOf } from './inline-style.ts';

export const isElement = (node: PastedNode): node is PastedElement => typeof node !== 'string';

/** Returns the heading level from 1, or 0 for a document title. Undefined for other elements. */
export const headingLevelOf = (element: PastedElement): number | undefined => {
  const { role, class: classes = '', 'aria-level': given = '2' } = element.attributes;
  if (/(^|\s)MsoTitle/.test(classes)) return 0;
  const [, tag] = /^h([1-6])$/.exec(element.tag) ?? [];
  const [, wordLevel] = /(?:^|\s)MsoHeading([1-9])/.exec(classes) ?? [];
  const level = tag ?? wordLevel ?? (role === 'heading' ? given : undefined);
  return level === undefined ? undefined : Number(level);
};

export const isQuote = (element: PastedElement): boolean =>
  element.tag === 'blockquote' || hasClass(element, /(^|\s)Mso(Intense)?Quote/);

const flow =
  'address article aside center details div figcaption figure footer header hr main nav p pre section';
const parts = 'body caption dd dl dt fieldset form html legend li summary table tbody td tfoot th thead tr';
export const paragraphTags = new Set(`${flow} ${parts}`.split(' '));

export const embeddedTags = new Set('audio canvas embed iframe math object svg video'.split(' '));
export const ignoredTags = new Set(
  'button col colgroup head input link meta option script select style template textarea title xml'.split(
    ' ',
  ),
);

export const isComment = (element: PastedElement): boolean =>
  hasClass(element, /(^|\s)(msocomanchor|MsoCommentReference)/) ||
  /^#(_msocom_|cmnt)/.test(element.attributes.href ?? '') ||
  styleOf(element, 'mso-special-character') === 'comment';

export const isFootnoteReference = (element: PastedElement): boolean =>
  /^#(_ftn|_edn|ftnt|sdfootnote|sdendnote)\d+(sym)?$/.test(element.attributes.href ?? '');

export const isRemoved = ({ tag, attributes }: PastedElement): boolean =>
  tag === 'del' && (attributes.cite !== undefined || attributes.datetime !== undefined);

export const ariaLevelOf = (element: PastedElement): number | undefined => {
  const level = Number(element.attributes['aria-level'] ?? element.attributes['data-aria-level']);
  return level >= 1 ? level : undefined;
};

/** Whether the alternative text is an emoji, which some pages show as an image. */
export const isEmoji = (words: string): boolean =>
  words.length <= 16 && /^\p{Extended_Pictographic}/u.test(words);

/** List markers, which Word writes as text and ignores when it reads. */

const isListMarker = (element: PastedElement): boolean => styleOf(element, 'mso-list') === 'ignore';

export const findMarkers = ({ children }: PastedElement): PastedNode[] =>
  children.filter(isElement).flatMap((child) => (isListMarker(child) ? child.children : findMarkers(child)));

export const removeMarkers = (nodes: readonly PastedNode[]): PastedNode[] =>
  nodes.flatMap((node): PastedNode[] => {
    if (!isElement(node)) return [node];
    return isListMarker(node) ? [] : [{ ...node, children: removeMarkers(node.children) }];
  });
