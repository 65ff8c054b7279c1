import type { PastedElement } from './clipboard-tree.ts';

/** What styles say, as far as it is kept. */

/** One value of a style; '' where it does not stand there. */
export const styleOf = ({ style }: PastedElement, name: string): string => style[name] ?? '';

export const hasClass = ({ attributes }: PastedElement, pattern: RegExp): boolean =>
  pattern.test(attributes.class ?? '');

/** How the words inside an element look. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  readonly script?: 'super' | 'sub' | undefined;
  readonly link?: string | undefined;
}

export const plainLook: Look = { bold: false, italic: false, underlined: false, struck: false };

const weights: Readonly<Record<string, boolean>> = {
  bold: true,
  bolder: true,
  normal: false,
  lighter: false,
};
const slants: Readonly<Record<string, boolean>> = { italic: true, oblique: true, normal: false };
const boldTags = new Set(['b', 'strong', 'th']);
const italicTags = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const struckTags = new Set(['s', 'strike', 'del']);

function boldOf(element: PastedElement): boolean | undefined {
  const weight = styleOf(element, 'font-weight');
  if (/^\d+$/.test(weight)) return Number(weight) >= 600;
  return weights[weight] ?? (boldTags.has(element.tag) ? true : undefined);
}

const italicOf = (element: PastedElement): boolean | undefined =>
  slants[styleOf(element, 'font-style')] ?? (italicTags.has(element.tag) ? true : undefined);

function scriptOf(element: PastedElement): 'super' | 'sub' | undefined {
  const align = styleOf(element, 'vertical-align');
  if (element.tag === 'sup' || align === 'super') return 'super';
  return element.tag === 'sub' || align === 'sub' ? 'sub' : undefined;
}

/** How words look inside an element: as around it, but for what it says itself. */
export function lookInside(around: Look, element: PastedElement): Look {
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  return {
    ...around,
    bold: boldOf(element) ?? around.bold,
    italic: italicOf(element) ?? around.italic,
    underlined: around.underlined || element.tag === 'u' || line.includes('underline'),
    struck: around.struck || struckTags.has(element.tag) || line.includes('line-through'),
    script: scriptOf(element) ?? around.script,
  };
}

/** Whether an element is not shown where it comes from. */
export const isHidden = (element: PastedElement): boolean =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
