import { setImmediate } from 'node:timers/promises';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { turnsFor } from '#model/base/turns.ts';
import { bandsOf, hashDistance, nearDistance } from '#model/files/image-hash.ts';
import { greyPicturesOf, readingSize } from '#model/files/images.ts';
import { showsSame } from '#model/looks/comparison.ts';
import { type Gist, gistOf } from '#model/looks/gist.ts';
import type { GreyPicture } from '#model/looks/grey-picture.ts';
import { readLook } from '#model/looks/kept-look.ts';
import type { Look } from '#model/looks/look.ts';
import { keepGist, likeliestByGist } from './gist-pages.ts';

type Payment = Stored<PaymentRecord>;

const { alikeNoted, hashAlike } = queryLimits;

/**
 * The payments before this one with the same slip: by what is written on it (decisions 0031 and 0040), and those of
 * which that is not known by how they look as a whole (decision 0009); those with the very same bytes are left out.
 * They are searched for once, and noted.
 */
export async function earlierAlike(payment: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  const { id, data } = payment;
  if (data.alike !== undefined) return payments.getMany(data.alike);
  const found = [...(await alikeByLook(payment)), ...(await alikeByHash(data))];
  const isOther = (other: Payment): boolean => other.id !== id && other.data.sha256 !== data.sha256;
  const alike = found.filter(isOther).slice(0, alikeNoted);
  await noteFound(id, alike);
  return alike;
}

async function alikeByHash({ imageHash }: PaymentRecord): Promise<Payment[]> {
  const similar = await payments.findAny('hashBands', bandsOf(imageHash), hashAlike);
  return similar.filter(({ data }) => hashDistance(data.imageHash, imageHash) <= nearDistance);
}

/** It is kept before the others are looked through: of two at one moment at least one finds the other. */
async function alikeByLook({ id, data }: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  if (typeof data.look !== 'string') return [];
  const look = readLook(data.look);
  const gist = gistOf(look);
  await keepGist(id, data.createdAt, gist);
  const { file } = data;
  return file === null ? [] : searchInTurn(() => searchFor(id, file, look, gist));
}

/** At most two searches at once: each has a picture and some pages in memory, 5 MB among 2,000 payments. */
const searchInTurn = turnsFor(2);

/** None where the stored picture is gone. */
async function searchFor(id: string, file: string, look: Look, gist: Gist): Promise<Payment[]> {
  const picture = await pictureIn(file);
  if (picture === undefined) return [];
  return sameAmong(picture, look, await payments.getMany(await likeliestByGist(id, gist)));
}

async function pictureIn(file: string): Promise<GreyPicture | undefined> {
  const stored = await fileStore.read(file);
  if (stored === undefined) return undefined;
  return (await greyPicturesOf(stored.bytes, [readingSize]))[0];
}

/** With room for other requests in between: each takes some 10 ms of computing, the same slip in a photograph 70. */
async function sameAmong(picture: GreyPicture, own: Look, others: readonly Payment[]): Promise<Payment[]> {
  const same: Payment[] = [];
  for (const other of others) {
    const { look } = other.data;
    if (typeof look === 'string' && showsSame(picture, own, readLook(look))) same.push(other);
    await setImmediate();
  }
  return same;
}

/** A payment that is gone needs no note. */
async function noteFound(id: string, alike: readonly Payment[]): Promise<void> {
  try {
    await new Batch().update(payments, id, { alike: alike.map((payment) => payment.id) }).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
