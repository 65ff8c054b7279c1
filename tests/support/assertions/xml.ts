/** XML element. */
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

/** Returns the children with this name. */
export const childrenOf = (of: XmlElement | undefined, name: string): XmlElement[] =>
  (of?.children ?? []).filter((child) => child.name === name);

/** Returns the text of the only child with this name. */
export function childText(of: XmlElement | undefined, name: string): string {
  const [child, ...more] = childrenOf(of, name);
  if (child === undefined || more.length > 0) throw new Error(`There is not just one <${name}>.`);
  return child.text;
}
