import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** Text for readers in the code of a page, instead of in a catalogue. */
export interface Literal {
  /** Offset of the first character in the file. */
  readonly start: number;
  readonly text: string;
}

/** Attributes whose values no one reads. */
const TECHNICAL =
  /^(?:className|\w*Class(?:Name)?|id|key|type|name|to|href|src|sizes|lang|role|rel|target|d|viewBox|fill|stroke\w*|autoComplete|inputMode|pattern|method|action|path|variant|size|kind|htmlFor|popover\w*|media|form|shape|shapeRendering|item\w+|preserveAspectRatio|of|tone|proof|reader|slot|\w*Endpoint|endpoint|data-\w[\w-]*|aria-(?!label$|roledescription$|description$|valuetext$)\w+)$/;
/** Addresses, media queries, font families, and names that are the same in all languages. */
const TECHNICAL_TEXT =
  /^(?:https?:|Bearer |mailto:|tel:|\/|#|\.\/|data:|blob:|virtual:|\(prefers-)|sans-serif$|^(?:Admin|Member|Male|Female|ORCID iD|NMID|Google Wallet|Apple Wallet)$/;
/** Calls and constructors whose arguments no reader of the site sees. */
const SILENT =
  /^(?:Error|TypeError|RangeError|RegExp|import|matchPath|querySelector\w*|closest|matches|getItem|setItem|addEventListener|removeEventListener|createElement|split|startsWith|endsWith|includes)$/;

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Whether every token looks like a utility class: `flex gap-2 sm:grid`. */
const isClassList = (text: string): boolean => {
  const tokens = text
    .trim()
    .split(/\s+/)
    .filter((token) => token !== '{}');
  return (
    tokens.every(
      (token) => /^-?[!@*a-z&[][\w:[\]()/.%#&>*~=,'"!@+$-]*$/.test(token) && !/[a-z][,.;:!?]$/.test(token),
    ) && tokens.some((token) => /[-:[\]]/.test(token))
  );
};

/** Whether a text outside of JSX reads like a phrase or a label. */
function isPhrase(text: string): boolean {
  if (!hasLetters(text) || TECHNICAL_TEXT.test(text.trim())) return false;
  // Two words, or a word next to a value: '{} hari'.
  if (
    /\p{L}[\p{L}\p{P}]*\s+(?:\{\}\S*\s+)*[\p{L}\p{P}{]*\p{L}|\{\}\s+\p{Ll}{3}|\p{Ll}{3}:?\s+\{\}/u.test(text)
  )
    return !isClassList(text);
  return (
    /^\s*\p{Lu}\p{Ll}+[.:!?…]?\s*$/u.test(text) &&
    !/^(?:Enter|Escape|Tab|Home|End|Delete|Backspace|Arrow\w+|Content|Asia|Number|String|Date)/.test(text)
  );
}

const nameOf = (node: ESTree.Node | null | undefined): string => {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node?.type === 'JSXNamespacedName') return `${node.namespace.name}-${node.name.name}`;
  return '';
};

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the literals of a module that its reader sees: they belong to a catalogue. */
export function literalsOf(file: string, source: string): Literal[] {
  const { program } = parseSync(file, source);
  const silent: Range[] = [];
  const found: Literal[] = [];
  const attributeValues = new Set<number>();
  const add = (start: number, text: string) => found.push({ start, text: text.replace(/\s+/g, ' ').trim() });
  const addPhrase = (start: number, text: string) => {
    if (isPhrase(text)) add(start, text);
  };
  new Visitor({
    ImportDeclaration: (node) => silent.push(node),
    ExportAllDeclaration: (node) => silent.push(node),
    TSTypeAliasDeclaration: (node) => silent.push(node),
    TSInterfaceDeclaration: (node) => silent.push(node),
    TSTypeAnnotation: (node) => silent.push(node),
    TSTypeParameterInstantiation: (node) => silent.push(node),
    ThrowStatement: (node) => silent.push(node),
    VariableDeclarator: (node) => {
      if (/class(?:es|Name)?$|^(?:sizes|variants)$|Button$/i.test(nameOf(node.id))) silent.push(node);
    },
    CallExpression: (node) => {
      if (SILENT.test(nameOf(node.callee))) silent.push(...node.arguments);
    },
    NewExpression: (node) => {
      if (SILENT.test(nameOf(node.callee))) silent.push(...node.arguments);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator)) silent.push(node.left, node.right);
    },
    Property: (node) => {
      const key = node.key.type === 'Literal' ? String(node.key.value) : nameOf(node.key);
      if (/^(?:className|path|key|pattern|sizes|@type|@context)$/.test(key)) silent.push(node);
    },
    JSXAttribute: (node) => {
      if (TECHNICAL.test(nameOf(node.name))) silent.push(node);
      else if (node.value?.type === 'Literal' && hasLetters(String(node.value.value))) {
        const value = String(node.value.value);
        if (
          /[\s\p{Lu}]/u.test(value) ||
          /^(?:aria-label|title|alt|placeholder|label|hint)$/.test(nameOf(node.name))
        )
          add(node.value.start, value);
        attributeValues.add(node.value.start);
      }
    },
    JSXText: (node) => {
      if (hasLetters(node.value) && !TECHNICAL_TEXT.test(node.value.trim())) add(node.start, node.value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !attributeValues.has(node.start))
        addPhrase(node.start, node.value);
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('{}');
      addPhrase(node.start, text);
    },
  }).visit(program);
  return found.filter(({ start }) => !silent.some((range) => range.start <= start && start < range.end));
}
