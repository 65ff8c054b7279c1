import type { PastedElement } from './clipboard-tree.ts';

export const styleOf = ({ style }: PastedElement, name: string): string => style[name] ?? '';

export const hasClass = ({ attributes }: PastedElement, pattern: RegExp): boolean =>
  pattern.test(attributes.class ?? '');

export interface InlineStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  readonly script?: 'super' | 'sub' | undefined;
  readonly link?: string | undefined;
}

export const plainStyle: InlineStyle = { bold: false, italic: false, underlined: false, struck: false };

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

export function inheritStyle(parent: InlineStyle, element: PastedElement): InlineStyle {
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  return {
    ...parent,
    bold: boldOf(element) ?? parent.bold,
    italic: italicOf(element) ?? parent.italic,
    underlined: parent.underlined || element.tag === 'u' || line.includes('underline'),
    struck: parent.struck || struckTags.has(element.tag) || line.includes('line-through'),
    script: scriptOf(element) ?? parent.script,
  };
}

export const isHidden = (element: PastedElement): boolean =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
