/**
 * Measures the memory of one instance during concurrent registrations (`memory=80`), each with two photos of
 * 4.9 MB (decision 0043), and during admin lists over ten connections.
 */
import sharp from 'sharp';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { addUsers } from '../support/factories/many-users.ts';
import { makeAdmin } from '../support/factories/people.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { reportRow } from './report.ts';

/** Memory of an `api` instance: 1 GiB, as in functions/src/index.ts. */
const instanceMebibytes = 1024;
const maxShare = 0.7;
const [connections, listSeconds, maxListsMebibytes] = [10, 32, 256] as const;

const mebibytes = (value: number): string => `${Math.round(value)} MiB`;

/** Creates noise of 12 megapixels as a JPEG of at most 4.9 MB. */
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
  // One more byte after the end makes each file unique.
  const file = (name: string) =>
    new File([new Uint8Array(picture), Uint8Array.of(serial)], name, { type: 'image/jpeg' });
  form.set('profilePhoto', file('foto.jpg'));
  form.set('paymentProof', file('bukti.jpg'));
  return form;
}

const people = Number(process.argv[2]);

async function measureRegistrations(): Promise<void> {
  const picture = await largePicture();
  await using built = await BuiltFunction.start({ REGISTRATIONS_PER_ADDRESS: '100000' }, { isQuiet: true });
  // Closes this connection, because it would time out while the forms are created, and a later request would
  // reuse it.
  await fetch(`${built.address}/api/user/status`, { headers: { connection: 'close' } });
  reportRow({ what: 'idle process', measured: mebibytes(await built.peakMemory()) });
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
  reportRow({
    what: `${people} concurrent registrations: answered 201 in ${took}`,
    measured: String(registered),
    budget: String(people),
    isMet: registered === people,
  });
  reportRow({
    what: `${people} concurrent registrations, pictures of ${(picture.length / 1e6).toFixed(1)} MB: peak`,
    measured: mebibytes(peak),
    budget: mebibytes(instanceMebibytes * maxShare),
    isMet: peak <= instanceMebibytes * maxShare,
  });
}

async function measureLists(): Promise<void> {
  const admin = await makeAdmin();
  await addUsers(0, 1000);
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
    log(`${Math.round((end - performance.now()) / 1000)} s left, ${mebibytes(peaks.at(-1) ?? 0)}`);
  }, 8000);
  await Promise.all(Array.from({ length: connections }, ask));
  clearInterval(sample);
  const peak = await built.peakMemory();
  reportRow({
    what: `lists over ${connections} connections for ${listSeconds} s, ${Math.round(answers / listSeconds)} a second: peak`,
    measured: mebibytes(peak),
    budget: mebibytes(maxListsMebibytes),
    isMet: peak <= maxListsMebibytes,
  });
}

await measureLists();
await measureRegistrations();
process.exit(0);
