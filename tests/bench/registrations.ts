import sharp from 'sharp';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';

/** `api` in functions/src/index.ts has 1 GiB. */
const instanceMebibytes = 1024;
const mostShare = 0.7;

/** 12 megapixels of noise, as JPEG of at most 4.9 MB. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#808080', noise } as const;
  const raw = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  for (let quality = 95; ; quality -= 1) {
    const bytes = await sharp(raw).jpeg({ quality }).toBuffer();
    if (bytes.length <= 4_900_000) return bytes;
  }
}

function registration(serial: number, picture: Buffer): FormData {
  const form = new FormData();
  const person = { name: 'Sari', email: `sari-${serial}@example.org`, password: 'rahasia-1' };
  for (const [name, value] of Object.entries({ ...person, confirmPassword: 'rahasia-1' }))
    form.set(name, value);
  // Another byte behind the end makes it another file.
  const file = (name: string) =>
    new File([new Uint8Array(picture), Uint8Array.of(serial)], name, { type: 'image/jpeg' });
  form.set('profilePhoto', file('foto.jpg'));
  form.set('paymentProof', file('bukti.jpg'));
  return form;
}

const people = Number(process.argv[2]);
const picture = await largePicture();
await using built = await BuiltFunction.start({ REGISTRATIONS_PER_ADDRESS: '100000' });
// Not kept open: it would be closed while the forms are made, and then used for one of them.
await fetch(`${built.address}/api/user/status`, { headers: { connection: 'close' } });
say(
  `A picture of ${(picture.length / 1e6).toFixed(2)} MB; the function has ${Math.round(await built.peakMemory())} MiB at rest`,
);

const start = performance.now();
const times: number[] = [];
const statuses = await Promise.all(
  Array.from({ length: people }, async (_, serial) => {
    const body = registration(serial, picture);
    const { status } = await fetch(`${built.address}/api/users/user`, { method: 'POST', body });
    times.push((performance.now() - start) / 1000);
    return status;
  }),
);
const peak = await built.peakMemory();
const registered = statuses.filter((status) => status === 201).length;
const others = statuses.filter((status) => status !== 201);
const share = peak / instanceMebibytes;
say(
  `${people} at once: ${registered} registered in ${secondsSince(start)}, the first after ${Math.min(...times).toFixed(1)} s; other answers: ${others.join(', ') || 'none'}`,
);
say(
  `Peak ${Math.round(peak)} MiB, ${Math.round(share * 100)} % of ${instanceMebibytes} MiB (at most ${mostShare * 100} %)`,
);
if (share > mostShare || registered < people) process.exitCode = 1;
