import { ApiError } from 'contract/errors';
import { uploadTestSlot } from 'contract/files';
import { imagePath, type images as table } from 'contract/images';
import { messages } from 'contract/messages';
import { fileStore } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Handlers } from '#http/handler.ts';
import { convertImage, renditions } from '#model/images.ts';

/** An id holds no slash, so nothing outside this folder can be named: no proof, no photo, no document. */
const fileOf = (id: string): string => `images/${id}`;

export const images: Handlers<typeof table> = {
  async getImage({ id }) {
    const image = await fileStore.read(fileOf(id));
    if (image === undefined) throw new ApiError('not-found');
    return image;
  },

  /** Nothing refers to what is stored here; the emulator forgets it when it stops. */
  async uploadTest({ image }) {
    const converted = await convertImage('image', image.bytes, uploadTestSlot, renditions.content);
    const id = newId();
    await fileStore.save(fileOf(id), converted);
    return { message: messages.imageUploaded, image: imagePath(id) };
  },
};
