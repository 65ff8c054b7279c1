import { createRequire } from 'node:module';
import { unzipSync } from 'fflate';

// On Node 20 both modules of PDF.js replace functions of the whole process by much slower ones.
const { parse, stringify } = JSON;
const { push } = Array.prototype;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
await import(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'));
Object.assign(JSON, { parse, stringify });
Object.assign(Array.prototype, { push });

interface ReadPdf {
  readonly pages: number;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  readonly title: unknown;
  readonly language: unknown;
  /** Texts of the page in document order. */
  readonly lines: readonly string[];
  /** All texts, joined by one space. */
  readonly text: string;
  /** Outermost edges of the texts, in points. */
  readonly extent: { readonly left: number; readonly right: number; readonly bottom: number };
  /** Pairs of texts that overlap. */
  readonly overlaps: readonly string[];
  /** Roles of the content in reading order. */
  readonly roles: readonly string[];
}

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

const rolesIn = ({ role, children = [] }: StructNode): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

interface Placed {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

function overlapsOf(texts: readonly Placed[]): string[] {
  const boxes = texts.map(({ str, transform: [, , , , x = 0, y = 0], width, height }) => ({
    str,
    ...{ left: x, right: x + width, bottom: y, top: y + height * 0.7 },
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      )
      .map((other) => `${one.str} | ${other.str}`),
  );
}

/** Parses a page of a PDF with PDF.js, which the product itself does not use. */
export async function readPdf(bytes: Uint8Array, pageNumber = 1): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(pageNumber);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const { info } = await document.getMetadata();
  const { width, height } = page.getViewport({ scale: 1 });
  const tree = (await page.getStructTree()) as StructNode | null;
  const found = {
    pages: document.numPages,
    size: [Math.round(width), Math.round(height)] as const,
    title: (info as Record<string, unknown>).Title,
    language: (info as Record<string, unknown>).Language,
    lines: texts.map(({ str }) => str),
    text: texts.map(({ str }) => str.trim()).join(' '),
    extent: {
      left: Math.min(...texts.map(({ transform }) => transform[4] as number)),
      right: Math.max(
        ...texts.map(({ transform, width: textWidth }) => (transform[4] as number) + textWidth),
      ),
      bottom: Math.min(...texts.map(({ transform }) => transform[5] as number)),
    },
    overlaps: overlapsOf(texts),
    roles: tree === null ? [] : rolesIn(tree),
  };
  await task.destroy();
  return found;
}

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Own text and the text of all descendants. */
  readonly text: string;
}

const token = /<\?xml [^<>?]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(\w*;?)/g, (whole, name: string) => {
    const sign = name.endsWith(';') ? entities[name.slice(0, -1)] : undefined;
    if (sign === undefined) throw new Error(`${whole} is no entity of XML.`);
    return sign;
  });
}

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decoded(String(value))]),
  );

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/**
 * Parses the XML that the function writes: elements, attributes and the five entities.
 *
 * @throws Error for anything else, and for a tag that is not closed in order
 */
export function parseXml(bytes: Buffer): XmlElement {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u.test(source)) throw new Error('A character that XML forbids.');
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const [whole, closing, name = '', attributes = '', alone, text] of source.matchAll(token)) {
    end += whole.length;
    const inner = open.at(-1) ?? root;
    if (text !== undefined) inner.text += decoded(text);
    else if (closing === '/') {
      if (inner.name !== name || open.length === 1) throw new Error(`</${name}> closes <${inner.name}>.`);
      open.pop();
      const outer = open.at(-1) ?? root;
      outer.children.push(inner);
      outer.text += inner.text;
    } else if (name !== '') {
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
      if (alone === '/') inner.children.push(element);
      else open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (end !== source.length || open.length !== 1 || only === undefined || more.length > 0) {
    throw new Error(`Not one whole document: it stops making sense at ${source.slice(end, end + 80)}`);
  }
  return only;
}

export const childrenOf = (of: XmlElement | undefined, name: string): XmlElement[] =>
  (of?.children ?? []).filter((child) => child.name === name);

/** Returns the text of the only child with this name. */
export function childText(of: XmlElement | undefined, name: string): string {
  const [child, ...more] = childrenOf(of, name);
  if (child === undefined || more.length > 0) throw new Error(`There is not just one <${name}>.`);
  return child.text;
}

export const filesOfZip = (zip: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
