import type { PastedElement, PastedNode } from './clipboard-tree.ts';
import { hasClass, styleOf } from './inline-style.ts';

/** What the elements are by which programs write a text down. */

export const isElement = (node: PastedNode): node is PastedElement => typeof node !== 'string';

/** From 1, 0 for the title of a document; undefined for what is no heading. */
export const headingOf = (element: PastedElement): number | undefined => {
  const { role, class: classes = '', 'aria-level': given = '2' } = element.attributes;
  if (/(^|\s)MsoTitle/.test(classes)) return 0;
  const [, tag] = /^h([1-6])$/.exec(element.tag) ?? [];
  const [, drawn] = /(?:^|\s)MsoHeading([1-9])/.exec(classes) ?? [];
  const level = tag ?? drawn ?? (role === 'heading' ? given : undefined);
  return level === undefined ? undefined : Number(level);
};

export const isQuote = (element: PastedElement): boolean =>
  element.tag === 'blockquote' || hasClass(element, /(^|\s)Mso(Intense)?Quote/);

const flow =
  'address article aside center details div figcaption figure footer header hr main nav p pre section';
const parts = 'body caption dd dl dt fieldset form html legend li summary table tbody td tfoot th thead tr';
export const paragraphTags = new Set(`${flow} ${parts}`.split(' '));

export const embedded = new Set('audio canvas embed iframe math object svg video'.split(' '));
export const unread = new Set(
  'button col colgroup head input link meta option script select style template textarea title xml'.split(
    ' ',
  ),
);

export const isComment = (element: PastedElement): boolean =>
  hasClass(element, /(^|\s)(msocomanchor|MsoCommentReference)/) ||
  /^#(_msocom_|cmnt)/.test(element.attributes.href ?? '') ||
  styleOf(element, 'mso-special-character') === 'comment';

export const isFootnoteSign = (element: PastedElement): boolean =>
  /^#(_ftn|_edn|ftnt|sdfootnote|sdendnote)\d+(sym)?$/.test(element.attributes.href ?? '');

export const isRemoved = ({ tag, attributes }: PastedElement): boolean =>
  tag === 'del' && (attributes.cite !== undefined || attributes.datetime !== undefined);

export const levelOf = (element: PastedElement): number | undefined => {
  const level = Number(element.attributes['aria-level'] ?? element.attributes['data-aria-level']);
  return level >= 1 ? level : undefined;
};

/** Emoji that a page draws as pictures. */
export const isEmoji = (words: string): boolean =>
  words.length <= 16 && /^\p{Extended_Pictographic}/u.test(words);

/** The signs of entries of lists, which Word writes as words that its own reader passes over. */

const isSign = (element: PastedElement): boolean => styleOf(element, 'mso-list') === 'ignore';

export const signsIn = ({ children }: PastedElement): PastedNode[] =>
  children.filter(isElement).flatMap((child) => (isSign(child) ? child.children : signsIn(child)));

export const withoutSigns = (nodes: readonly PastedNode[]): PastedNode[] =>
  nodes.flatMap((node): PastedNode[] => {
    if (!isElement(node)) return [node];
    return isSign(node) ? [] : [{ ...node, children: withoutSigns(node.children) }];
  });
