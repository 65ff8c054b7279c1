import type { ImageBytes } from 'contract/endpoint';
import { imageIdOf, imagePath, imageWidths, wideImageId } from 'contract/rules/image-paths';
import type { ContentBlock } from 'contract/schemas/content';
import type { StoredImage } from '#data/content-records.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import { imageFileOf, imageFilesOf, type NewFiles } from '#model/files/file-changes.ts';

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
  const added = new Map<string, ImageBytes>();
  const copyFile = async (from: string, to: string): Promise<void> => {
    const file = await fileStore.read(from);
    if (file !== undefined) added.set(to, file);
  };
  const copies = new Map<string, string>();
  for (const block of content) {
    const id = block.type === 'image' ? imageIdOf(block.src) : undefined;
    if (id === undefined || copies.has(id)) continue;
    const copy = toCopyId(id);
    const files = imageFilesOf(copy);
    for (const [index, file] of imageFilesOf(id).entries()) await copyFile(file, files[index] ?? '');
    copies.set(id, copy);
  }
  const copyPath = (path: string): string => {
    const copy = copies.get(imageIdOf(path) ?? '');
    return copy === undefined ? path : imagePath(copy);
  };
  return {
    content: content.map((block) =>
      block.type === 'image' ? { ...block, src: copyPath(block.src) } : block,
    ),
    bannerImage: bannerImage && (await copyImage(bannerImage, copyFile)),
    added,
  };
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
