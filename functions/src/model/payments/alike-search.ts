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

/** What a search found, and what the later ones are to find this payment by. */
type Found = { readonly alike: readonly Payment[] } & Pick<PaymentRecord, 'lookTokens'>;

/**
 * The payments before this one with the same slip: by what is written on it (decision 0031), and those of which that
 * is not known by how they look as a whole (decision 0009); those with the very same bytes are left out. They are
 * searched for once, and noted.
 */
export async function earlierAlike(payment: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  const { id, data } = payment;
  if (data.alike !== undefined) return payments.getMany(data.alike);
  const found = await foundFor(payment);
  const isOther = (other: Payment): boolean => other.id !== id && other.data.sha256 !== data.sha256;
  const alike = found.alike.filter(isOther).slice(0, alikeNoted);
  await noteFound(id, { ...found, alike });
  return alike;
}

async function foundFor({ id, data }: Pick<Payment, 'id' | 'data'>): Promise<Found> {
  const byHash = await alikeByHash(data);
  const picture =
    typeof data.look === 'string' && data.file !== null ? await pictureIn(data.file) : undefined;
  if (picture === undefined) return { alike: byHash };
  const { alike, lookTokens } = await searchFor(id, picture, data.look as string);
  return { alike: [...alike, ...byHash], lookTokens };
}

async function pictureIn(file: string): Promise<GreyPicture | undefined> {
  const stored = await fileStore.read(file);
  if (stored === undefined) return undefined;
  return (await greyPicturesOf(stored.bytes, [readingSize]))[0];
}

async function alikeByHash({ imageHash }: PaymentRecord): Promise<Payment[]> {
  const similar = await payments.findAny('hashBands', bandsOf(imageHash), hashAlike);
  return similar.filter(({ data }) => hashDistance(data.imageHash, imageHash) <= nearDistance);
}

async function searchFor(id: string, picture: GreyPicture, look: string): Promise<Required<Found>> {
  const read = new Map<string, Payment>();
  const find = async (tokens: readonly string[], limit: number): Promise<KeptLook[]> => {
    const rows = await payments.findAny('lookTokens', tokens, limit);
    for (const row of rows) read.set(row.id, row);
    return rows.map((row) => ({ id: row.id, look: readLook(row.data.look ?? '') }));
  };
  const limits = { reads: alikeSearch, looksOfQuery: alikeOfQuery };
  const { same, rareTokens } = await searchLooks(picture, { id, look: readLook(look) }, find, limits);
  return { alike: same.flatMap((found) => read.get(found) ?? []), lookTokens: rareTokens };
}

/** A payment that is gone needs no note. */
async function noteFound(id: string, { alike, ...tokens }: Found): Promise<void> {
  try {
    await new Batch().update(payments, id, { alike: alike.map((payment) => payment.id), ...tokens }).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
