import { queryLimits } from 'contract/rules/query-limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { bandsOf, hashDistance, nearDistance } from '#model/files/image-hash.ts';
import { greyPicturesOf, readingSize } from '#model/files/images.ts';
import type { GreyPicture } from '#model/looks/grey-picture.ts';
import { readLook } from '#model/looks/kept-look.ts';
import { type KeptLook, searchLooks } from '#model/looks/search.ts';

type Payment = Stored<PaymentRecord>;

const { alikeSearch, alikeOfQuery, alikeNoted, hashAlike } = queryLimits;

/**
 * The payments before this one with the same slip: by what is written on it (decision 0031), and those of which that
 * is not known by how they look as a whole (decision 0009). What was found for a proof with a look is noted.
 */
export async function earlierAlike({ id, data }: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  const { look, alike, file } = data;
  if (alike !== undefined) return payments.getMany(alike);
  if (typeof look !== 'string' || file === null) return alikeByHash(data.imageHash, alikeSearch);
  const [picture, byHash] = await Promise.all([pictureIn(file), alikeByHash(data.imageHash, hashAlike)]);
  if (picture === undefined) return byHash;
  const found = [...(await searchFor(id, picture, look)), ...byHash].slice(0, alikeNoted);
  await noteAlike(id, found);
  return found;
}

async function pictureIn(file: string): Promise<GreyPicture | undefined> {
  const stored = await fileStore.read(file);
  if (stored === undefined) return undefined;
  return (await greyPicturesOf(stored.bytes, [readingSize]))[0];
}

async function alikeByHash(imageHash: string, limit: number): Promise<Payment[]> {
  const similar = await payments.findAny('hashBands', bandsOf(imageHash), limit);
  return similar.filter(({ data }) => hashDistance(data.imageHash, imageHash) <= nearDistance);
}

async function searchFor(id: string, picture: GreyPicture, look: string): Promise<Payment[]> {
  const read = new Map<string, Payment>();
  const find = async (tokens: readonly string[], limit: number): Promise<KeptLook[]> => {
    const rows = await payments.findAny('lookTokens', tokens, limit);
    for (const row of rows) read.set(row.id, row);
    return rows.map(keptLookOf);
  };
  const limits = { reads: alikeSearch, looksOfQuery: alikeOfQuery };
  const ids = await searchLooks(picture, { id, look: readLook(look) }, find, limits);
  return ids.flatMap((found) => read.get(found) ?? []);
}

const keptLookOf = ({ id, data: { look, lookTokens = [] } }: Payment): KeptLook => ({
  id,
  tokens: lookTokens,
  look: readLook(look ?? ''),
});

/** A payment that is gone needs no note. */
async function noteAlike(id: string, found: readonly Payment[]): Promise<void> {
  try {
    await new Batch().update(payments, id, { alike: found.map((payment) => payment.id) }).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
