import type { RichText, Span } from 'contract/schemas/content';
import { plainTextOf } from 'contract/schemas/rich-text';
import { type Draft, type MakeDraft, quoteDraft, textDraft } from './block-drafts.ts';
import type { PastedElement, PastedNode } from './clipboard-tree.ts';
import {
  ariaLevelOf,
  findMarkers,
  headingLevelOf,
  isElement,
  isEmoji,
  isQuote,
  paragraphTags,
  removeMarkers,
} from './elements.ts';
import { parseIndent } from './indent-levels.ts';
import { type InlineStyle, inheritStyle, plainStyle, styleOf } from './inline-style.ts';
import { type FlatEntry, parseMarker } from './list-entries.ts';
import type { LeftOut } from './lost-content.ts';
import { isLayout, toTable } from './pasted-tables.ts';
import {
  cleanText,
  collapseWhitespace,
  isAllBold,
  isEmpty,
  joinTexts,
  normalizeSpans,
  removeBold,
  toScriptCharacters,
  toSpan,
} from './pasted-words.ts';
import { computeStyle, isSkipped, type PasteContext, toImageBlock } from './supported-elements.ts';

export interface ReadContext {
  readonly style: InlineStyle;
  readonly makeDraft: MakeDraft;
  readonly depth: number;
  readonly isPreformatted: boolean;
}

export const rootContext: ReadContext = {
  style: plainStyle,
  makeDraft: textDraft,
  depth: 0,
  isPreformatted: false,
};

/** Returns the draft factory of an element, or undefined to use that of its parent. */
function draftFactoryFor(element: PastedElement): MakeDraft | undefined {
  const level = headingLevelOf(element);
  if (level === undefined) return isQuote(element) ? quoteDraft : undefined;
  // A heading is bold anyway.
  return (content) => {
    return { kind: 'heading', level, content: isAllBold(content) ? removeBold(content) : content };
  };
}

/** Reads nodes into drafts. Unsupported content is counted in `left`. */
export class Reader {
  readonly drafts: Draft[] = [];
  private spans: Span[] = [];
  private readonly left: LeftOut;
  private readonly pasteContext: PasteContext;

  constructor(left: LeftOut, pasteContext: PasteContext) {
    this.left = left;
    this.pasteContext = pasteContext;
  }

  close(make: MakeDraft): void {
    const content = normalizeSpans(this.spans);
    this.spans = [];
    if (!isEmpty(content)) this.drafts.push(make(content));
  }

  readAll(nodes: readonly PastedNode[], context: ReadContext): void {
    for (const node of nodes) {
      if (isElement(node)) this.readElement(node, context);
      else this.readText(node, context);
    }
  }

  private readText(words: string, { style, isPreformatted }: ReadContext): void {
    const text = isPreformatted ? cleanText(words) : collapseWhitespace(words);
    const scripted = style.script === undefined ? text : toScriptCharacters(text, style.script);
    const length = text.trim().length;
    if (scripted === undefined && length > 2) this.left.scripts += 1;
    if (style.struck) this.left.struck += length;
    if (style.underlined && style.link === undefined) this.left.underlined += length;
    this.spans.push(toSpan(scripted ?? text, style));
  }

  private readElement(element: PastedElement, context: ReadContext): void {
    const { tag } = element;
    if (isSkipped(element, this.left)) return;
    if (tag === 'br') this.spans.push({ text: '\n' });
    else if (tag === 'img') this.readPicture(element, context);
    else if (tag === 'ul' || tag === 'ol') this.readList(element, context);
    else if (tag === 'table' && !isLayout(element)) this.readTable(element, context);
    else if (styleOf(element, 'mso-list').startsWith('l')) this.readWordEntry(element, context);
    else this.readFlow(element, context);
  }

  private readPicture(element: PastedElement, context: ReadContext): void {
    const { alt = '' } = element.attributes;
    const block = isEmoji(alt) ? undefined : toImageBlock(element, this.pasteContext, this.left);
    if (isEmoji(alt)) this.readText(alt, context);
    if (block === undefined) return;
    this.close(context.makeDraft);
    this.drafts.push({ kind: 'block', block });
  }

  private computeStyle(element: PastedElement, around: InlineStyle): InlineStyle {
    return computeStyle(element, around, this.pasteContext, this.left);
  }

  private readFlow(element: PastedElement, context: ReadContext): void {
    const make = draftFactoryFor(element);
    const inside = {
      ...context,
      style: this.computeStyle(element, context.style),
      isPreformatted: context.isPreformatted || element.tag === 'pre',
    };
    if (make === undefined && !paragraphTags.has(element.tag)) {
      this.readAll(element.children, inside);
      return;
    }
    this.close(context.makeDraft);
    this.readAll(element.children, { ...inside, makeDraft: make ?? context.makeDraft });
    this.close(make ?? context.makeDraft);
  }

  private readList(list: PastedElement, context: ReadContext): void {
    this.close(context.makeDraft);
    const ordered = list.tag === 'ol';
    const depth = context.depth + 1;
    const style = `${list.attributes.type ?? ''} ${styleOf(list, 'list-style-type')}`;
    if (ordered && depth === 1 && /(^|\s)([aAiI](\s|$)|(lower|upper)-)/.test(style)) this.left.letters += 1;
    let number = Number.parseInt(list.attributes.start ?? '1', 10) || 1;
    const ownListId = `html-${this.drafts.length}-${list.children.length}`;
    for (const child of list.children.filter(isElement)) {
      if (child.tag !== 'li') {
        this.readElement(child, { ...context, depth });
        this.close(context.makeDraft);
        continue;
      }
      number = Number.parseInt(child.attributes.value ?? '', 10) || number;
      const id = child.attributes['data-listid'];
      const entry = {
        list: id === undefined ? ownListId : `online-${id}`,
        level: ariaLevelOf(child) ?? depth,
        ordered,
        number,
      };
      this.readItem(child, entry, { ...context, depth });
      number += 1;
    }
  }

  /** Reads the text of an item, then the content below. A heading that the list only numbers stays one. */
  private readItem(item: PastedElement, entry: Omit<FlatEntry, 'content'>, context: ReadContext): void {
    const inner = new Reader(this.left, this.pasteContext);
    inner.readAll(item.children, {
      ...context,
      style: inheritStyle(context.style, item),
      makeDraft: textDraft,
    });
    inner.close(textDraft);
    const [first] = inner.drafts;
    if (first?.kind === 'heading' && inner.drafts.length === 1) {
      const content = entry.ordered ? joinTexts([`${entry.number}.`, first.content], ' ') : first.content;
      this.drafts.push({ ...first, content });
      return;
    }
    const words = inner.drafts.flatMap((draft) => ('content' in draft ? [draft.content] : []));
    const others = inner.drafts.filter((draft) => !('content' in draft));
    if (words.length > 0 || others.length > 0)
      this.drafts.push({ kind: 'entry', entry: { ...entry, content: joinTexts(words) } });
    this.drafts.push(...others);
  }

  /** Reads a paragraph that Word displays as a list entry. Its marker is text. */
  private readWordEntry(element: PastedElement, context: ReadContext): void {
    const sign = plainTextOf(this.readRichText(findMarkers(element), context)).trim();
    const marker = parseMarker(sign) ?? { ordered: false, number: 1, isLetter: false };
    const rest = { ...element, style: {}, children: removeMarkers(element.children) };
    if (headingLevelOf(element) !== undefined) {
      const numbered = marker.ordered ? [`${sign} `] : [];
      this.readFlow({ ...rest, children: [...numbered, ...rest.children] }, context);
      return;
    }
    this.close(context.makeDraft);
    const content = this.readRichText(rest.children, {
      ...context,
      style: this.computeStyle(element, context.style),
    });
    if (isEmpty(content)) return;
    const [, list = '', level = '1', instance = ''] =
      /^(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/.exec(styleOf(element, 'mso-list')) ?? [];
    if (marker.isLetter && level === '1') this.left.letters += 1;
    const { ordered, number } = marker;
    this.drafts.push({
      kind: 'entry',
      entry: {
        list: `${list} ${instance}`,
        level: Number(level) + context.depth,
        ordered,
        number,
        content,
        indent: parseIndent(styleOf(element, 'margin-left'), Number(level)),
      },
    });
  }

  private readRichText(nodes: readonly PastedNode[], context: ReadContext): RichText {
    const inner = new Reader(this.left, this.pasteContext);
    inner.readAll(nodes, { ...context, makeDraft: textDraft });
    inner.close(textDraft);
    return joinTexts(inner.drafts.flatMap((draft) => ('content' in draft ? [draft.content] : [])));
  }

  private readTable(element: PastedElement, context: ReadContext): void {
    this.close(context.makeDraft);
    const captions = element.children.filter((child) => isElement(child) && child.tag === 'caption');
    this.readAll(captions, context);
    const block = toTable(element, (cell) => this.readCell(cell, context), this.left);
    const isBlank = block.rows.every(({ cells }) => cells.every(isEmpty));
    if (!isBlank) this.drafts.push({ kind: 'block', block });
  }

  private readCell(cell: PastedElement, context: ReadContext): RichText {
    const inner = new Reader(this.left, this.pasteContext);
    inner.readAll(cell.children, {
      ...context,
      style: inheritStyle(context.style, cell),
      makeDraft: textDraft,
    });
    inner.close(textDraft);
    return joinTexts(
      inner.drafts.flatMap((draft): RichText[] => {
        if ('content' in draft) return [draft.content];
        if (draft.kind === 'entry') {
          this.left.listsInCells += 1;
          const { ordered, number, content } = draft.entry;
          return [joinTexts([ordered ? `${number}.` : '-', content], ' ')];
        }
        if (draft.block.type === 'image') this.left.pictures += 1;
        return [];
      }),
    );
  }
}
