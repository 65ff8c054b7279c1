import * as z from 'zod';
import { type Endpoint, imageReply } from '../endpoint.ts';
import { contentImageSlot, uploadTestSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { pictureSize } from '../schemas/content.ts';
import { idInput, multilineField, textField } from '../schemas/fields.ts';

/** Payment proofs and profile photos have their own endpoints. */
export const images = {
  getImage: {
    method: 'GET',
    path: '/images/{id}',
    access: 'anyone',
    input: idInput,
    reply: imageReply,
    cache: 'immutable',
  },
  /** Stores a picture for a text in progress. A cleanup job deletes it unless a saved text refers to it. */
  uploadImage: {
    method: 'POST',
    path: '/images',
    access: 'admin',
    duty: 'content',
    input: z.object({}),
    files: { image: contentImageSlot },
    reply: z.object({ image: z.string(), imageSize: pictureSize }),
    status: 201,
  },
  /** The test form at /uploaded (requirements 2.13). */
  uploadTest: {
    method: 'POST',
    path: '/upload',
    access: 'anyone',
    input: z.object({
      name: textField(limits.nameCharacters).optional(),
      desc: multilineField(limits.addressCharacters).optional(),
    }),
    files: { image: uploadTestSlot },
    reply: z.object({ message: z.string(), image: z.string() }),
    emulatorOnly: true,
  },
} as const satisfies Record<string, Endpoint>;
