import * as z from 'zod';
import { pictureSize } from './content.ts';
import { type Endpoint, imageReply } from './endpoint.ts';
import { contentImageSlot, uploadTestSlot } from './files.ts';
import { limits } from './limits.ts';
import { idInput, lines, text } from './people.ts';

/** Path of a content image below the own origin; what stands there never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

/** The id in a path of a content image; undefined for any other path. */
export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/images\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1];

/** Whether a path is that of an uploaded picture or of one that is part of the site. */
export const isOwnImage = (path: string): boolean =>
  imageIdOf(path) !== undefined || /^\/images\/[\w-]+(\/[\w-]+)*\.\w+$/.test(path);

/** Pictures of articles, events, products and pages. Proofs and photos are never reached here. */
export const images = {
  getImage: {
    method: 'GET',
    path: '/images/{id}',
    access: 'anyone',
    input: idInput,
    reply: imageReply,
    cache: 'immutable',
  },
  /** Stores a picture for a text that is still being written; a save that refers to it keeps it for good. */
  uploadImage: {
    method: 'POST',
    path: '/images',
    access: 'admin',
    input: z.object({}),
    files: { image: contentImageSlot },
    reply: z.object({ image: z.string(), imageSize: pictureSize }),
    status: 201,
  },
  /** The test form at /uploaded (SPEC sections 2 and 7). */
  uploadTest: {
    method: 'POST',
    path: '/upload',
    access: 'anyone',
    input: z.object({
      name: text(limits.nameCharacters).optional(),
      desc: lines(limits.addressCharacters).optional(),
    }),
    files: { image: uploadTestSlot },
    reply: z.object({ message: z.string(), image: z.string() }),
    emulatorOnly: true,
  },
} as const satisfies Record<string, Endpoint>;
