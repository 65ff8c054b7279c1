import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileBytes, storedDocument } from '../../../support/assertions/stores.ts';
import * as images from '../../../support/factories/images.ts';
import { registrationForm } from '../../../support/factories/people.ts';
import { anonymous } from '../../../support/suite/client.ts';

describe('a stored picture', () => {
  test('fits its slot, is upright and has no camera metadata; a proof has the hash of the sent bytes', async () => {
    const bytes = await images.jpegWithExif(3000, 2000);
    expect(bytes.includes(images.exifSecret)).toBe(true);
    const file = { name: 'kamera.jpg', bytes };
    const form = await registrationForm({ paymentProof: file, profilePhoto: file });
    const { _id } = (await anonymous.ok('register', form)).body;
    const { photoFile, paymentId } = await storedDocument('users', _id);
    const payment = await storedDocument('payments', String(paymentId));
    expect(payment.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const proof = await fileBytes(String(payment.file));
    const photo = await fileBytes(String(photoFile));
    // A quarter turn makes 3000 by 2000 into 2000 by 3000: inside 1600 by 2000, and cropped to 480 by 600.
    expect(await sharp(proof).metadata()).toMatchObject({ format: 'webp', width: 1333, height: 2000 });
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
    for (const stored of [proof, photo]) {
      const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(stored.includes('Exif')).toBe(false);
      expect(stored.includes(images.exifSecret)).toBe(false);
      // The red corner was top left; a quarter turn to the right moves it to the top right.
      expect(await corner(stored, 'right')).toBe('red');
      expect(await corner(stored, 'left')).toBe('blue');
    }
  });
});

async function corner(bytes: Buffer, side: 'left' | 'right'): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const inset = Math.floor(info.width / 10);
  const column = side === 'left' ? inset : info.width - inset;
  const at = (inset * info.width + column) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}
