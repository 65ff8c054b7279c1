import { hasOpenRequest } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { clock } from '#data/clock.ts';
import { bills, emailChanges, factorResets, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { findOwnRegistrations } from '#model/events/registration/own-registrations.ts';
import { findOwnEntries } from '#model/events/registration/waiting-entries.ts';
import { isUninvited } from '#model/people/profile/consent.ts';

type Person = Pick<Stored<UserRecord>, 'id' | 'data'>;

interface MergeBlocks {
  /** Reasons that prevent a merge in both directions. */
  readonly both: string[];
  /** Reasons that prevent a merge in which the person is the loser, by id. */
  readonly asLoser: Readonly<Record<string, string[]>>;
}

/** Returns the reasons in the records of money: open requests, bills, and bank lines. */
async function findMoneyBlocks({ id, data }: Person): Promise<string[]> {
  const [ownPayments, ownBills] = await Promise.all([
    payments.find('userId', id, queryLimits.ownPayments),
    bills.find('userId', id, queryLimits.ownPayments),
  ]);
  const isWaiting = hasOpenRequest(data.isActive) || ownPayments.some((row) => row.data.state === 'waiting');
  const unpaid = ownBills.filter((row) => row.data.state !== 'closed');
  return [
    ...(isWaiting ? [`${data.name} punya permintaan yang menunggu keputusan. Putuskan dulu.`] : []),
    ...(unpaid.some((row) => row.data.state === 'open')
      ? [`${data.name} punya tagihan yang belum dibayar. Tunggu lunas atau kedaluwarsa.`]
      : []),
    ...(unpaid.some((row) => row.data.bankLine)
      ? [`Mutasi bank untuk tagihan ${data.name} belum diputuskan. Cocokkan dulu.`]
      : []),
  ];
}

const findEvents = async (id: string): Promise<Set<string>> => {
  const found = await Promise.all([findOwnRegistrations(id), findOwnEntries(id)]);
  return new Set(found.flat().map(({ data }) => data.event));
};

async function findAccountBlocks({ id, data }: Person): Promise<string[]> {
  const [change, reset] = await Promise.all([emailChanges.get(id), factorResets.get(id)]);
  const isChanging = change !== undefined && change.data.expireAt > clock.now();
  return [
    ...(data.deletionAt ? [`Akun ${data.name} akan dihapus atas permintaan pemiliknya.`] : []),
    ...(data.pausedFrom || data.pausedUntil
      ? [`${data.name} sedang cuti keanggotaan. Akhiri dulu cutinya.`]
      : []),
    ...(data.merging === undefined ? [] : [`${data.name} sedang digabungkan. Tunggu sampai selesai.`]),
    ...(isChanging ? [`Email ${data.name} sedang diganti. Tunggu sampai selesai.`] : []),
    ...(reset === undefined ? [] : [`Verifikasi dua langkah ${data.name} sedang diatur ulang.`]),
  ];
}

function findLoserBlocks(loser: Person, survivor: Person): string[] {
  const name = survivor.data.name;
  return [
    ...(loser.data.role === 'Admin'
      ? [`${loser.data.name} adalah pengurus. Pertahankan akun ini, atau cabut dulu hak pengurusnya.`]
      : []),
    ...(isUninvited(survivor.data) && !isUninvited(loser.data)
      ? [`${name} belum punya akun untuk masuk. Pertahankan akun yang lain.`]
      : []),
  ];
}

/** Returns the reasons that prevent a merge. */
export async function findMergeBlocks(one: Person, other: Person, callerId: string): Promise<MergeBlocks> {
  const [money, accounts, events] = [
    await Promise.all([one, other].map(findMoneyBlocks)),
    await Promise.all([one, other].map(findAccountBlocks)),
    await Promise.all([one, other].map(({ id }) => findEvents(id))),
  ];
  const [own, others] = events;
  const both = [
    ...(one.id === callerId || other.id === callerId
      ? ['Akun Anda sendiri digabungkan oleh pengurus lain.']
      : []),
    ...accounts.flat(),
    ...money.flat(),
    ...(one.data.seat && other.data.seat
      ? ['Keduanya punya kursi institusi. Lepaskan dulu salah satunya.']
      : []),
    ...([...(own ?? [])].some((event) => others?.has(event))
      ? ['Keduanya terdaftar di acara yang sama. Batalkan dulu salah satunya.']
      : []),
  ];
  const asLoser = { [one.id]: findLoserBlocks(one, other), [other.id]: findLoserBlocks(other, one) };
  return { both, asLoser };
}
