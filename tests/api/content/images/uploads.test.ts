import type { ErrorBody } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  openRoute,
  sampleSlots,
  sendFile,
  type UploadRoute,
} from '../../../support/actions/upload-routes.ts';
import { type Everything, everything } from '../../../support/assertions/stores.ts';
import * as images from '../../../support/factories/images.ts';
import { requireRefusal, type Upload } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { shareStores } from '../../../support/suite/reset.ts';

shareStores();

const broken = 'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.';
const wrongEnding = /: jenis berkas tidak didukung\. Allowed file extensions: \.JPG \.JPEG \.PNG$/;

const tooLarge = 'a.jpg: ukuran berkas melebihi 5 MB.';

/** Invalid files, one for each check of a slot. The unit tests of slots and decoders have the others. */
const badFiles: [
  what: string,
  file: () => Promise<Upload>,
  code: ErrorBody['code'],
  message: string | RegExp,
][] = [
  ['a page named .jpg', async () => ({ name: 'a.jpg', bytes: images.html() }), 'invalid-file', broken],
  ['a WebP named .jpg', async () => ({ name: 'a.jpg', bytes: await images.webp() }), 'invalid-file', broken],
  [
    'a truncated PNG',
    async () => ({ name: 'a.png', bytes: await images.truncated(images.png()) }),
    'invalid-file',
    broken,
  ],
  [
    'an SVG',
    async () => ({ name: 'a.svg', bytes: images.svg(), type: 'image/svg+xml' }),
    'invalid-file',
    wrongEnding,
  ],
  [
    'a file of 5 MB and one byte',
    async () => ({ name: 'a.jpg', bytes: await images.padded(limits.imageBytes + 1) }),
    'payload-too-large',
    tooLarge,
  ],
];

describe.each(sampleSlots)('%s', (slot) => {
  let route: UploadRoute;
  let before: Everything;

  /** A refused caller may try again: the stored state stays as it was. */
  beforeAll(async () => {
    await resetStores();
    route = await openRoute(slot);
    before = await everything();
  });

  test.each(badFiles)('%s is refused, and nothing is stored', async (_what, file, code, message) => {
    const answer = await sendFile(route, await file());
    requireRefusal(answer, 'the file');
    expect(answer.body.code).toBe(code);
    expect(answer.body.message).toMatch(message);
    expect(await everything()).toEqual(before);
  });

  test('a valid picture is accepted by its content, with any file extension', async () => {
    await resetStores();
    const upload = { name: 'FOTO.JPEG', bytes: await images.png(), type: 'application/octet-stream' };
    expect((await sendFile(await openRoute(slot), upload)).status).toBeLessThan(300);
  });
});
