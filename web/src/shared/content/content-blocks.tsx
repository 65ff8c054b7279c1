import type { Picture } from 'contract/built-in/picture';
import type { ContentBlock, List, RichText, Span, Table } from 'contract/schemas/content';
import {
  plainTextOf,
  sanitizeLink,
  spansOf,
  splitParagraphs,
  toNestingEntry,
} from 'contract/schemas/rich-text';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/shared/content';
import { PictureImage } from '#ui/pictures/picture-image.tsx';
import { storedPicture } from './stored-picture.ts';

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Size and description of pictures by their `src`, which blocks do not contain. */
  readonly pictures?: Readonly<Record<string, Picture>> | undefined;
}

export function ContentBlocks({ blocks, pictures = {} }: ContentBlocksProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity except their position
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
      {lists.map(toNestingEntry).map(({ content, nested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity except their position
        <li key={index} className="whitespace-pre-line">
          <Marked text={content} />
          {nested.map((list, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lists have no identity except their position
            <Entries key={place} {...list} />
          ))}
        </li>
      ))}
    </Entry>
  );
}

/** A wide table scrolls in its container, also by keyboard. */
function Rows({ header, rows }: Table) {
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const label = fill(t.table, { title: titleOf(first.cells) }).trim();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
    <section aria-label={label} tabIndex={0} className="prose-table">
      <table>
        {header && (
          <thead>
            <Row cells={first.cells} isHeader />
          </thead>
        )}
        <tbody>
          {(header ? others : rows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity except their position
            <Row key={index} cells={row.cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the accessible name of a table: the texts of its first row. */
const titleOf = (cells: readonly RichText[]): string =>
  cells
    .map(plainTextOf)
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
        // An empty corner cell is not a column header.
        const isName = isHeader && plainTextOf(cell).trim() !== '';
        const Cell = isName ? 'th' : 'td';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity except their position
          <Cell key={index} scope={isName ? 'col' : undefined} className="whitespace-pre-line">
            <Marked text={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}

/** An empty line starts a paragraph; a single line break stays a line break. */
function Paragraphs({ text }: { readonly text: RichText }) {
  return splitParagraphs(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity except their position
    <p key={index} className="whitespace-pre-line">
      <Marked text={paragraph} />
    </p>
  ));
}

function Marked({ text }: { readonly text: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity except their position
  return spansOf(text).map((span, index) => <Words key={index} span={span} />);
}

/** Links are validated on save. Links saved by older versions are also validated here. */
function Words({ span }: { readonly span: Span }) {
  const link = span.link === undefined ? undefined : sanitizeLink(span.link);
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
