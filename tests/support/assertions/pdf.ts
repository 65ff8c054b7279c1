import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

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

/** Parses a PDF with PDF.js, which the product itself does not use. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
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
