import * as z from 'zod';
import { type Endpoint, imageReply } from './endpoint.ts';
import { uploadTestSlot } from './files.ts';
import { limits } from './limits.ts';
import { idInput, lines, text } from './people.ts';

/** Path of a content image below the own origin; what stands there never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

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
