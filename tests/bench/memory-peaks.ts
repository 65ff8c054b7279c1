import sharp from 'sharp';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { fillUp } from '../support/make/many-users.ts';
import { makeAdmin } from '../support/make/people.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { tell } from './report.ts';

/** `api` in functions/src/index.ts has 1 GiB. */
const instanceMebibytes = 1024;
const mostShare = 0.7;
const [connections, listSeconds, mostForLists] = [10, 32, 256] as const;

const mebibytes = (value: number): string => `${Math.round(value)} MiB`;

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

/** So many register at the same moment. */
async function registerAtOnce(): Promise<void> {
  const picture = await largePicture();
  await using built = await BuiltFunction.start({ REGISTRATIONS_PER_ADDRESS: '100000' }, { isQuiet: true });
  // Not kept open: it would be closed while the forms are made, and then used for one of them.
  await fetch(`${built.address}/api/user/status`, { headers: { connection: 'close' } });
  tell({ what: 'at rest', measured: mebibytes(await built.peakMemory()) });
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: people }, async (_, serial) => {
      const body = registration(serial, picture);
      return (await fetch(`${built.address}/api/users/user`, { method: 'POST', body })).status;
    }),
  );
  const peak = await built.peakMemory();
  const registered = statuses.filter((status) => status === 201).length;
  const took = secondsSince(start);
  tell({
    what: `${people} registrations at once: answered 201 in ${took}`,
    measured: String(registered),
    budget: String(people),
    isKept: registered === people,
  });
  tell({
    what: `${people} registrations at once, pictures of ${(picture.length / 1e6).toFixed(1)} MB: peak`,
    measured: mebibytes(peak),
    budget: mebibytes(instanceMebibytes * mostShare),
    isKept: peak <= instanceMebibytes * mostShare,
  });
}

/** Lists of the office over ten connections. */
async function askForLists(): Promise<void> {
  const admin = await makeAdmin();
  await fillUp(0, 1000);
  await using built = await BuiltFunction.start({}, { isQuiet: true });
  const headers = { authorization: `Bearer ${admin.token}` };
  const end = performance.now() + listSeconds * 1000;
  const peaks: number[] = [];
  let answers = 0;
  const ask = async (): Promise<void> => {
    for (let page = 1; performance.now() < end; page = (page % 50) + 1) {
      const reply = await fetch(`${built.address}/api/users/users?page=${page}`, { headers });
      if (!reply.ok) throw new Error(`A list answered ${reply.status}.`);
      await reply.arrayBuffer();
      answers += 1;
    }
  };
  const sample = setInterval(async () => {
    peaks.push(await built.peakMemory());
    say(`${Math.round((end - performance.now()) / 1000)} s left, ${mebibytes(peaks.at(-1) ?? 0)}`);
  }, 8000);
  await Promise.all(Array.from({ length: connections }, ask));
  clearInterval(sample);
  const peak = await built.peakMemory();
  tell({
    what: `lists over ${connections} connections for ${listSeconds} s, ${Math.round(answers / listSeconds)} a second: peak`,
    measured: mebibytes(peak),
    budget: mebibytes(mostForLists),
    isKept: peak <= mostForLists,
  });
}

await askForLists();
await registerAtOnce();
process.exit(0);
