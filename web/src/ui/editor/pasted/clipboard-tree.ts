import { decoded } from './entities.ts';

/**
 * The markup of a clipboard as a tree. The browser's own parser obeys the policy of the page: it would report every
 * `style` attribute of Word and Google Docs as refused, and tell nothing of what stands there.
 */

export type PastedNode = string | PastedElement;

export interface PastedElement {
  /** In lower case; with its prefix, as in 'o:p'. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What its `style` says, names and values in lower case. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: PastedNode[];
}

/** Comments, those that hide markup from other programs among it; declarations and marked sections; tags. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const voids = new Set([
  'br',
  'hr',
  'img',
  'meta',
  'link',
  'input',
  'col',
  'base',
  'embed',
  'source',
  'wbr',
  'area',
]);
/** What stands in them is no markup, and nothing to read. */
const raws = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'xml']);

const cells = ['td', 'th'];
const blocks = [
  'p',
  'div',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'pre',
  'hr',
  'section',
  'article',
  'figure',
];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What ends by itself when a tag comes, and what it is looked for within. */
const endings: readonly { comes: readonly string[]; ends: readonly string[]; within: readonly string[] }[] = [
  { comes: [...blocks, ...headings, 'li'], ends: ['p'], within: [...cells, 'table'] },
  { comes: ['li'], ends: ['li'], within: ['ul', 'ol', 'table'] },
  { comes: ['dt', 'dd'], ends: ['dt', 'dd'], within: ['dl', 'table'] },
  { comes: [...cells, 'tr', 'tbody', 'thead', 'tfoot'], ends: cells, within: ['table'] },
  { comes: ['tr', 'tbody', 'thead', 'tfoot'], ends: ['tr'], within: ['table'] },
  { comes: ['tbody', 'thead', 'tfoot'], ends: ['tbody', 'thead', 'tfoot'], within: ['table'] },
];

function attributesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', quoted, single, bare] of source.matchAll(attribute)) {
    found[name.toLowerCase()] ??= decoded(quoted ?? single ?? bare ?? '');
  }
  return found;
}

/** Declarations of a style; of two for one name the later holds. */
const stylesOf = (source = ''): Record<string, string> =>
  Object.fromEntries(
    source
      .toLowerCase()
      .split(';')
      .map((declaration): [string, string] => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
      }),
  );

function elementOf(tag: string, source: string): PastedElement {
  const attributes = attributesOf(source);
  return { tag, attributes, style: stylesOf(attributes.style), children: [] };
}

/** The markup as the children of one element. */
export function treeOf(html: string): PastedElement {
  const root = elementOf('', '');
  const open: PastedElement[] = [root];
  const innermost = (): PastedElement => open.at(-1) ?? root;
  const close = (ends: readonly string[], within: readonly string[]) => {
    for (let depth = open.length - 1; depth > 0; depth -= 1) {
      const tag = open[depth]?.tag ?? '';
      if (ends.includes(tag)) return void open.splice(depth);
      if (within.includes(tag)) return;
    }
  };
  const begin = (tag: string, source: string) => {
    for (const { comes, ends, within } of endings) if (comes.includes(tag)) close(ends, within);
    const element = elementOf(tag, source);
    innermost().children.push(element);
    if (!voids.has(tag) && !(source.endsWith('/') && tag.includes(':'))) open.push(element);
  };
  let at = 0;
  const words = (until: number) => {
    if (until > at) innermost().children.push(decoded(html.slice(at, until)));
  };
  token.lastIndex = 0;
  for (let found = token.exec(html); found !== null; found = token.exec(html)) {
    words(found.index);
    const [, slash, name, source = ''] = found;
    at = token.lastIndex;
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (slash === '/') close([tag], cells.includes(tag) ? ['table'] : tag === 'table' ? [] : ['table']);
    else if (raws.has(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, at);
      at = token.lastIndex = end === -1 ? html.length : end;
    } else begin(tag, source);
  }
  words(html.length);
  return root;
}
