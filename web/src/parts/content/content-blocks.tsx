import type { Picture } from 'contract/built-in/picture';
import type { ContentBlock, List, RichText, Span, Table } from 'contract/fields/content';
import { paragraphsOf, partsOf, plainOf, safeLink, spansOf } from 'contract/fields/rich-text';
import { PictureImage } from '#ui/pictures/picture-image.tsx';
import { storedPicture } from './stored-picture.ts';

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Size and description of pictures by their `src`, for which a block has no place. */
  readonly pictures?: Readonly<Record<string, Picture>> | undefined;
}

/** The body of an article or of an event, from its blocks. */
export function ContentBlocks({ blocks, pictures = {} }: ContentBlocksProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
        <Block key={index} block={block} pictures={pictures} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ContentBlock;
  readonly pictures: Readonly<Record<string, Picture>>;
}

function Block({ block, pictures }: BlockProps) {
  switch (block.type) {
    case 'image':
      return <Figure picture={pictures[block.src] ?? pictureOf(block)} />;
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <Marked text={block.content} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Paragraphs text={block.content} />
        </blockquote>
      );
    case 'text':
      return <Paragraphs text={block.content} />;
    case 'table':
      return <Rows {...block} />;
    default:
      return <Entries {...block} />;
  }
}

type ImageBlock = Extract<ContentBlock, { type: 'image' }>;

function pictureOf({ src, alt, width, height }: ImageBlock): Picture | null {
  const size = width === undefined || height === undefined ? null : { width, height };
  return storedPicture(src, size, alt);
}

function Entries({ type, start, lists }: List) {
  const Entry = type === 'orderedList' ? 'ol' : 'ul';
  return (
    <Entry start={start}>
      {lists.map(partsOf).map(({ content, nested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
        <li key={index} className="whitespace-pre-line">
          <Marked text={content} />
          {nested.map((list, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lists have no identity but their place.
            <Entries key={place} {...list} />
          ))}
        </li>
      ))}
    </Entry>
  );
}

/** A table that is wider than its place is scrolled there, by keyboard too. */
function Rows({ header, rows }: Table) {
  const [first, ...others] = rows;
  if (first === undefined) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard
    <section aria-label={`Tabel ${titleOf(first.cells)}`.trim()} tabIndex={0} className="prose-table">
      <table>
        {header && (
          <thead>
            <Row cells={first.cells} isHeader />
          </thead>
        )}
        <tbody>
          {(header ? others : rows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <Row key={index} cells={row.cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What tells a table from the others of a page. */
const titleOf = (cells: readonly RichText[]): string =>
  cells
    .map(plainOf)
    .filter((words) => words.trim() !== '')
    .join(', ');

interface RowProps {
  readonly cells: readonly RichText[];
  readonly isHeader?: boolean;
}

function Row({ cells, isHeader = false }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) => {
        // A corner without words names no column.
        const isName = isHeader && plainOf(cell).trim() !== '';
        const Cell = isName ? 'th' : 'td';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
          <Cell key={index} scope={isName ? 'col' : undefined} className="whitespace-pre-line">
            <Marked text={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}

/** An empty line starts a paragraph, a single line break stays one. */
function Paragraphs({ text }: { readonly text: RichText }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place.
    <p key={index} className="whitespace-pre-line">
      <Marked text={paragraph} />
    </p>
  ));
}

function Marked({ text }: { readonly text: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place.
  return spansOf(text).map((span, index) => <Words key={index} span={span} />);
}

/** Addresses are checked when they are saved; what an older version saved is checked here too. */
function Words({ span }: { readonly span: Span }) {
  const link = span.link === undefined ? undefined : safeLink(span.link);
  const slanted = span.italic === true ? <em>{span.text}</em> : span.text;
  const words = span.bold === true ? <strong>{slanted}</strong> : slanted;
  if (link === undefined) return words;
  return (
    <a href={link} rel="noreferrer">
      {words}
    </a>
  );
}

function Figure({ picture }: { readonly picture: Picture | null }) {
  if (picture === null) return null;
  return (
    <figure>
      <PictureImage picture={picture} sizes="(min-width: 48rem) 44rem, 92vw" className="h-auto w-full" />
    </figure>
  );
}
