import type { ImageBytes } from 'contract/endpoint';
import { imageIdOf, imagePath, imageWidths, wideImageId } from 'contract/rules/image-paths';
import type { ContentBlock } from 'contract/schemas/content';
import type { StoredImage } from '#data/content-records.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import { imageFileOf, imageFilesOf, type NewFiles } from '#model/files/write-with-files.ts';

/**
 * Copies the pictures of a record, so that the copy keeps them when the original is deleted. Each file is read
 * once. Pictures that are part of the site have no files and stay as they are.
 */
export async function copyPictures({
  content,
  bannerImage,
}: {
  readonly content: readonly ContentBlock[];
  readonly bannerImage: StoredImage | null;
}): Promise<{ content: ContentBlock[]; bannerImage: StoredImage | null; added: NewFiles }> {
  const { copies, added } = await copyContentImages(
    content.flatMap((block) => (block.type === 'image' ? (imageIdOf(block.src) ?? []) : [])),
  );
  const copyFile = (from: string, to: string) => copyFileInto(added, from, to);
  return {
    content: content.map((block) =>
      block.type === 'image' ? { ...block, src: toCopyPath(block.src, copies) } : block,
    ),
    bannerImage: bannerImage && (await copyImage(bannerImage, copyFile)),
    added,
  };
}

const copyFileInto = async (added: Map<string, ImageBytes>, from: string, to: string): Promise<void> => {
  const file = await fileStore.read(from);
  if (file !== undefined) added.set(to, file);
};

/** Copies pictures in all widths. Returns the id of each copy by that of its original, and the files. */
export async function copyContentImages(ids: readonly string[]) {
  const added = new Map<string, ImageBytes>();
  const copies = new Map<string, string>();
  for (const id of new Set(ids)) {
    const copy = toCopyId(id);
    const files = imageFilesOf(copy);
    for (const [index, file] of imageFilesOf(id).entries()) {
      await copyFileInto(added, file, files[index] ?? '');
    }
    copies.set(id, copy);
  }
  return { copies, added };
}

/** Returns the path of the copy of a picture, or the path itself if it was not copied. */
export function toCopyPath(path: string, copies: ReadonlyMap<string, string>): string {
  const copy = copies.get(imageIdOf(path) ?? '');
  return copy === undefined ? path : imagePath(copy);
}

/** The width in the id determines which narrower files exist. */
function toCopyId(id: string): string {
  const width = imageWidths(id).at(-1)?.width;
  return width === undefined ? newId() : wideImageId(newId(), width);
}

async function copyImage(
  { file, small, ...size }: StoredImage,
  copyFile: (from: string, to: string) => Promise<void>,
): Promise<StoredImage> {
  const copy = newFilePath('images');
  await copyFile(file, copy);
  if (small === undefined) return { ...size, file: copy };
  const smallCopy = newFilePath('images');
  await copyFile(small.file, smallCopy);
  return { ...size, file: copy, small: { ...small, file: smallCopy } };
}

/** Returns the ids of those pictures that are no new files of the same save. */
export const withoutAdded = (ids: readonly string[], added: NewFiles): string[] =>
  ids.filter((id) => !added.has(imageFileOf(id)));
