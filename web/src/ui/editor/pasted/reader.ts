import type { RichText, Span } from 'contract/fields/content';
import { plainOf } from 'contract/fields/rich-text';
import type { PastedElement, PastedNode } from './clipboard-tree.ts';
import { type Draft, type MakeDraft, quoteDraft, textDraft } from './drafts.ts';
import { indentOf } from './drawn-levels.ts';
import {
  headingOf,
  isElement,
  isEmoji,
  isQuote,
  levelOf,
  paragraphTags,
  signsIn,
  withoutSigns,
} from './elements.ts';
import { type Look, lookInside, plainLook, styleOf } from './inline-style.ts';
import { isLeftOut, lookOf, pictureOf, type Surroundings } from './kept-elements.ts';
import type { LeftOut } from './left-out.ts';
import { type FlatEntry, markerOf } from './list-entries.ts';
import { isLayout, tableOf } from './pasted-tables.ts';
import {
  collapsed,
  isAllBold,
  isEmpty,
  joined,
  legible,
  scriptedOf,
  spanOf,
  tidied,
  withoutBold,
} from './pasted-words.ts';

/** What is told of the words around while they are read. */
export interface Place {
  readonly look: Look;
  readonly make: MakeDraft;
  /** How many lists stand around. */
  readonly depth: number;
  readonly isPreformatted: boolean;
}

export const outside: Place = { look: plainLook, make: textDraft, depth: 0, isPreformatted: false };

/** What the words of an element are; undefined for what they are around it. */
function makeFor(element: PastedElement): MakeDraft | undefined {
  const level = headingOf(element);
  if (level === undefined) return isQuote(element) ? quoteDraft : undefined;
  // A heading is bold by itself.
  return (content) => {
    return { kind: 'heading', level, content: isAllBold(content) ? withoutBold(content) : content };
  };
}

/** Reads a tree into drafts; what has no place among our blocks is counted in `left`. */
export class Reader {
  readonly drafts: Draft[] = [];
  private spans: Span[] = [];
  private readonly left: LeftOut;
  private readonly surroundings: Surroundings;

  constructor(left: LeftOut, surroundings: Surroundings) {
    this.left = left;
    this.surroundings = surroundings;
  }

  /** Ends the paragraph that is being read. */
  close(make: MakeDraft): void {
    const content = tidied(this.spans);
    this.spans = [];
    if (!isEmpty(content)) this.drafts.push(make(content));
  }

  readAll(nodes: readonly PastedNode[], place: Place): void {
    for (const node of nodes) {
      if (isElement(node)) this.readElement(node, place);
      else this.readWords(node, place);
    }
  }

  private readWords(words: string, { look, isPreformatted }: Place): void {
    const text = isPreformatted ? legible(words) : collapsed(words);
    const scripted = look.script === undefined ? text : scriptedOf(text, look.script);
    const length = text.trim().length;
    if (scripted === undefined && length > 2) this.left.scripts += 1;
    if (look.struck) this.left.struck += length;
    if (look.underlined && look.link === undefined) this.left.underlined += length;
    this.spans.push(spanOf(scripted ?? text, look));
  }

  private readElement(element: PastedElement, place: Place): void {
    const { tag } = element;
    if (isLeftOut(element, this.left)) return;
    if (tag === 'br') this.spans.push({ text: '\n' });
    else if (tag === 'img') this.readPicture(element, place);
    else if (tag === 'ul' || tag === 'ol') this.readList(element, place);
    else if (tag === 'table' && !isLayout(element)) this.readTable(element, place);
    else if (styleOf(element, 'mso-list').startsWith('l')) this.readWordEntry(element, place);
    else this.readFlow(element, place);
  }

  private readPicture(element: PastedElement, place: Place): void {
    const { alt = '' } = element.attributes;
    const block = isEmoji(alt) ? undefined : pictureOf(element, this.surroundings, this.left);
    if (isEmoji(alt)) this.readWords(alt, place);
    if (block === undefined) return;
    this.close(place.make);
    this.drafts.push({ kind: 'block', block });
  }

  private lookOf(element: PastedElement, around: Look): Look {
    return lookOf(element, around, this.surroundings, this.left);
  }

  private readFlow(element: PastedElement, place: Place): void {
    const make = makeFor(element);
    const inside = {
      ...place,
      look: this.lookOf(element, place.look),
      isPreformatted: place.isPreformatted || element.tag === 'pre',
    };
    if (make === undefined && !paragraphTags.has(element.tag)) {
      this.readAll(element.children, inside);
      return;
    }
    this.close(place.make);
    this.readAll(element.children, { ...inside, make: make ?? place.make });
    this.close(make ?? place.make);
  }

  private readList(list: PastedElement, place: Place): void {
    this.close(place.make);
    const ordered = list.tag === 'ol';
    const depth = place.depth + 1;
    const style = `${list.attributes.type ?? ''} ${styleOf(list, 'list-style-type')}`;
    if (ordered && depth === 1 && /(^|\s)([aAiI](\s|$)|(lower|upper)-)/.test(style)) this.left.letters += 1;
    let number = Number.parseInt(list.attributes.start ?? '1', 10) || 1;
    const own = `html-${this.drafts.length}-${list.children.length}`;
    for (const child of list.children.filter(isElement)) {
      if (child.tag !== 'li') {
        this.readElement(child, { ...place, depth });
        this.close(place.make);
        continue;
      }
      number = Number.parseInt(child.attributes.value ?? '', 10) || number;
      const id = child.attributes['data-listid'];
      const entry = {
        list: id === undefined ? own : `online-${id}`,
        level: levelOf(child) ?? depth,
        ordered,
        number,
      };
      this.readItem(child, entry, { ...place, depth });
      number += 1;
    }
  }

  /** An entry: its words, then what stands below it. A heading that a list only numbers stays one. */
  private readItem(item: PastedElement, entry: Omit<FlatEntry, 'content'>, place: Place): void {
    const inner = new Reader(this.left, this.surroundings);
    inner.readAll(item.children, { ...place, look: lookInside(place.look, item), make: textDraft });
    inner.close(textDraft);
    const [first] = inner.drafts;
    if (first?.kind === 'heading' && inner.drafts.length === 1) {
      const content = entry.ordered ? joined([`${entry.number}.`, first.content], ' ') : first.content;
      this.drafts.push({ ...first, content });
      return;
    }
    const words = inner.drafts.flatMap((draft) => ('content' in draft ? [draft.content] : []));
    const others = inner.drafts.filter((draft) => !('content' in draft));
    if (words.length > 0 || others.length > 0)
      this.drafts.push({ kind: 'entry', entry: { ...entry, content: joined(words) } });
    this.drafts.push(...others);
  }

  /** A paragraph that Word draws as an entry of a list: its sign is text that says it is none. */
  private readWordEntry(element: PastedElement, place: Place): void {
    const sign = plainOf(this.wordsOf(signsIn(element), place)).trim();
    const marker = markerOf(sign) ?? { ordered: false, number: 1, isLetter: false };
    const rest = { ...element, style: {}, children: withoutSigns(element.children) };
    if (headingOf(element) !== undefined) {
      const numbered = marker.ordered ? [`${sign} `] : [];
      this.readFlow({ ...rest, children: [...numbered, ...rest.children] }, place);
      return;
    }
    this.close(place.make);
    const content = this.wordsOf(rest.children, { ...place, look: this.lookOf(element, place.look) });
    if (isEmpty(content)) return;
    const [, list = '', level = '1', instance = ''] =
      /^(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/.exec(styleOf(element, 'mso-list')) ?? [];
    if (marker.isLetter && level === '1') this.left.letters += 1;
    const { ordered, number } = marker;
    this.drafts.push({
      kind: 'entry',
      entry: {
        list: `${list} ${instance}`,
        level: Number(level) + place.depth,
        ordered,
        number,
        content,
        indent: indentOf(styleOf(element, 'margin-left'), Number(level)),
      },
    });
  }

  private wordsOf(nodes: readonly PastedNode[], place: Place): RichText {
    const inner = new Reader(this.left, this.surroundings);
    inner.readAll(nodes, { ...place, make: textDraft });
    inner.close(textDraft);
    return joined(inner.drafts.flatMap((draft) => ('content' in draft ? [draft.content] : [])));
  }

  private readTable(element: PastedElement, place: Place): void {
    this.close(place.make);
    const captions = element.children.filter((child) => isElement(child) && child.tag === 'caption');
    this.readAll(captions, place);
    const block = tableOf(element, (cell) => this.cellOf(cell, place), this.left);
    const isBlank = block.rows.every(({ cells }) => cells.every(isEmpty));
    if (!isBlank) this.drafts.push({ kind: 'block', block });
  }

  private cellOf(cell: PastedElement, place: Place): RichText {
    const inner = new Reader(this.left, this.surroundings);
    inner.readAll(cell.children, { ...place, look: lookInside(place.look, cell), make: textDraft });
    inner.close(textDraft);
    return joined(
      inner.drafts.flatMap((draft): RichText[] => {
        if ('content' in draft) return [draft.content];
        if (draft.kind === 'entry') {
          this.left.listsInCells += 1;
          const { ordered, number, content } = draft.entry;
          return [joined([ordered ? `${number}.` : '-', content], ' ')];
        }
        if (draft.block.type === 'image') this.left.pictures += 1;
        return [];
      }),
    );
  }
}
