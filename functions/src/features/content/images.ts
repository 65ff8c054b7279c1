import type { images as table } from 'contract/content/images';
import { ApiError } from 'contract/errors';
import { contentImageSlot, uploadTestSlot } from 'contract/rules/files';
import { imagePath } from 'contract/rules/image-paths';
import { wording } from 'contract/text/wording';
import { fileStore } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Handlers } from '#http/handler.ts';
import { isBinnedFile } from '#model/content/bin.ts';
import { isPreviousFile } from '#model/content/previous-content.ts';
import { convertImage, renditions } from '#model/files/images.ts';
import { imageFileOf, storeDraft } from '#model/files/write-with-files.ts';

export const images: Handlers<typeof table> = {
  async getImage({ id }) {
    const path = imageFileOf(id);
    const [image, ...isHidden] = await Promise.all([
      fileStore.read(path),
      isBinnedFile(path),
      isPreviousFile(path),
    ]);
    if (image === undefined || isHidden.includes(true)) throw new ApiError('not-found');
    return image;
  },

  async uploadImage({ image }) {
    const converted = await convertImage('image', image.bytes, contentImageSlot, renditions.content);
    const { width, height } = converted;
    return { image: imagePath(await storeDraft(converted)), imageSize: { width, height } };
  },

  /** No record refers to the stored image. The emulator deletes it when it stops. */
  async uploadTest({ image }) {
    const converted = await convertImage('image', image.bytes, uploadTestSlot, renditions.content);
    const id = newId();
    await fileStore.save(imageFileOf(id), converted);
    return { message: wording.imageUploaded, image: imagePath(id) };
  },
};
