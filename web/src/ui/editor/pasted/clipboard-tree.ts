import { decodeEntities } from './entities.ts';

/**
 * Parser of clipboard HTML. The browser's own parser obeys the CSP of the page: it reports every `style`
 * attribute of Word and Google Docs as refused, and does not expose its value.
 */

export type PastedNode = string | PastedElement;

export interface PastedElement {
  /** Lower case, with its prefix, such as 'o:p'. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Declarations of its `style` attribute, names and values in lower case. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: PastedNode[];
}

/**
 * Matches comments (conditional comments included), declarations, marked sections and tags. One without an end
 * extends to the end of the text, as in HTML.
 */
const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)(?![^\s/>])([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>|<\/?[a-z][\s\S]*$/gi;
const attributePattern = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const voidTags = new Set([
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
/** Elements whose content is not HTML, and is ignored. */
const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'xml']);

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

/** Elements that a start tag closes implicitly, and the elements at which the search for them stops. */
const implicitEndRules: readonly {
  comes: readonly string[];
  ends: readonly string[];
  within: readonly string[];
}[] = [
  { comes: [...blocks, ...headings, 'li'], ends: ['p'], within: [...cells, 'table'] },
  { comes: ['li'], ends: ['li'], within: ['ul', 'ol', 'table'] },
  { comes: ['dt', 'dd'], ends: ['dt', 'dd'], within: ['dl', 'table'] },
  { comes: [...cells, 'tr', 'tbody', 'thead', 'tfoot'], ends: cells, within: ['table'] },
  { comes: ['tr', 'tbody', 'thead', 'tfoot'], ends: ['tr'], within: ['table'] },
  { comes: ['tbody', 'thead', 'tfoot'], ends: ['tbody', 'thead', 'tfoot'], within: ['table'] },
];

function parseAttributes(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', quoted, single, bare] of source.matchAll(attributePattern)) {
    found[name.toLowerCase()] ??= decodeEntities(quoted ?? single ?? bare ?? '');
  }
  return found;
}

/** Parses declarations. The later one of two with the same name applies. */
const parseStyle = (source = ''): Record<string, string> =>
  Object.fromEntries(
    source
      .toLowerCase()
      .split(';')
      .map((declaration): [string, string] => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
      }),
  );

function createElement(tag: string, source: string): PastedElement {
  const attributes = parseAttributes(source);
  return { tag, attributes, style: parseStyle(attributes.style), children: [] };
}

/** As in browsers: elements below that depth become siblings. */
const maxDepth = 512;

export function parseHtml(html: string): PastedElement {
  const root = createElement('', '');
  const open: PastedElement[] = [root];
  const innermost = (): PastedElement => open.at(-1) ?? root;
  const close = (ends: readonly string[], within: readonly string[]) => {
    for (let depth = open.length - 1; depth > 0; depth -= 1) {
      const tag = open[depth]?.tag ?? '';
      if (ends.includes(tag)) return void open.splice(depth);
      if (within.includes(tag)) return;
    }
  };
  const openElement = (tag: string, source: string) => {
    for (const { comes, ends, within } of implicitEndRules) if (comes.includes(tag)) close(ends, within);
    const element = createElement(tag, source);
    innermost().children.push(element);
    const canHaveChildren = !voidTags.has(tag) && !(source.endsWith('/') && tag.includes(':'));
    if (canHaveChildren && open.length < maxDepth) open.push(element);
  };
  const lowerCase = html.toLowerCase();
  let position = 0;
  const addText = (until: number) => {
    if (until > position) innermost().children.push(decodeEntities(html.slice(position, until)));
  };
  tokenPattern.lastIndex = 0;
  for (let found = tokenPattern.exec(html); found !== null; found = tokenPattern.exec(html)) {
    addText(found.index);
    const [, slash, name, source = ''] = found;
    position = tokenPattern.lastIndex;
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (slash === '/') close([tag], cells.includes(tag) ? ['table'] : tag === 'table' ? [] : ['table']);
    else if (rawTextTags.has(tag)) {
      const end = lowerCase.indexOf(`</${tag}`, position);
      position = tokenPattern.lastIndex = end === -1 ? html.length : end;
    } else openElement(tag, source);
  }
  addText(html.length);
  return root;
}
