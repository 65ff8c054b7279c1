import * as z from 'zod';
import { type Endpoint, imageReply } from './endpoint.ts';
import { pictureSize } from './fields/content.ts';
import { idInput, lines, text } from './fields/people.ts';
import { contentImageSlot, uploadTestSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';

/** Pictures of articles, events, products and pages. Proofs and photos are never reached here. */
export const images = {
  getImage: {
    method: 'GET',
    path: '/images/{id}',
    access: 'anyone',
    // Whether it belongs to something in the bin, or to what stood there before an edit.
    reads: 2,
    input: idInput,
    reply: imageReply,
    cache: 'immutable',
  },
  /** Stores a picture for a text that is still being written; a save that refers to it keeps it for good. */
  uploadImage: {
    method: 'POST',
    path: '/images',
    access: 'admin',
    duty: 'content',
    reads: 2,
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
    reads: 0,
    input: z.object({
      name: text(limits.nameCharacters).optional(),
      desc: lines(limits.addressCharacters).optional(),
    }),
    files: { image: uploadTestSlot },
    reply: z.object({ message: z.string(), image: z.string() }),
    emulatorOnly: true,
  },
} as const satisfies Record<string, Endpoint>;
