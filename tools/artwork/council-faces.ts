import sharp from 'sharp';
import { committees, council, faceOf } from '../../web/src/features/content/council/council-text.ts';
import { portrait } from '../seed/pictures/portrait.ts';

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

/** Returns the heads of portraits like those of the demo data, with their paths below `web/public`. */
export const councilFaces = () =>
  [...council, ...committees.flatMap(({ member }) => member)].map(({ name }) => ({
    path: faceOf(name)?.slice(1) ?? '',
    picture: sharp(Buffer.from(portrait(name, women.has(name) ? 'perempuan' : 'laki-laki')))
      .extract({ left: 20, top: 70, width: 440, height: 440 })
      .resize(160),
  }));
