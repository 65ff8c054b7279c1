import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { portrait } from '../tools/seed/pictures/portrait.ts';
import { committees, council, faceOf } from '../web/src/features/council/council-text.ts';

const women = new Set([
  'Ratih Wulansari',
  'Nyoman Sukmawati',
  'Laksmi Hapsari',
  'Meilani Kusumo',
  'Siti Rahmania',
  'Dewi Anggraheni',
  'Cut Nurhaliza',
  'Maria Lolowang',
  'Kadek Pradnyani',
  'Sekar Pramesti',
  'Lestari Handayani',
  'Intan Maheswari',
]);

export interface CouncilFace {
  /** Under `web/public`. */
  readonly path: string;
  /** 160 by 160: the head of a portrait such as the members of the demo data have. */
  readonly picture: Sharp;
}

/** The invented people of council and committees. */
export const councilFaces = (): CouncilFace[] =>
  [...council, ...committees.flatMap(({ member }) => member)].map(({ name }) => ({
    path: faceOf(name)?.slice(1) ?? '',
    picture: sharp(Buffer.from(portrait(name, women.has(name) ? 'perempuan' : 'laki-laki')))
      .extract({ left: 20, top: 70, width: 440, height: 440 })
      .resize(160),
  }));
