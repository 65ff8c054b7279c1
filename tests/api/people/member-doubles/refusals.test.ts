import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { collection } from '../../../../functions/src/data/collection.ts';
import { changeDocument, everything } from '../../../support/assertions/stores.ts';
import { type AnyRecord, makePair, mergeInput, pastEvent } from '../../../support/factories/merged-people.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

describe('a merge is refused', () => {
  const refusalOf = async (survivor: Person, loser: Person, admin?: Person) => {
    const before = await everything();
    const caller = admin ?? (await makeAdmin());
    const input = await mergeInput(survivor, loser);
    const stored = await everything();
    const { body } = await as(caller).refused('mergeMembers', input);
    expect(await everything()).toEqual(stored);
    expect(Object.keys(before.documents)).not.toContain('memberMerges');
    return body;
  };

  test('while one of both waits for a decision', async () => {
    const [member, waiting] = [await makeMember(), await makeMember({ status: 'RequestRenew' })];
    const message = `${waiting.name} punya permintaan yang menunggu keputusan. Putuskan dulu.`;
    expect(await refusalOf(member, waiting)).toMatchObject({ code: 'wrong-status', message });
    expect(await refusalOf(waiting, member)).toMatchObject({ code: 'wrong-status', message });
  });

  test('with an open bill, and with an undecided bank line', async () => {
    const [one, other] = await makePair();
    const bill = { userId: one.id, state: 'open', bankLine: null } as never;
    await new Batch().create(collection<AnyRecord>('bills'), 'ABC123', bill).commit();
    expect((await refusalOf(one, other)).message).toBe(
      'Rina Wulandari punya tagihan yang belum dibayar. Tunggu lunas atau kedaluwarsa.',
    );
    await changeDocument('bills', 'ABC123', { state: 'expired', bankLine: { id: 'line' } });
    expect((await refusalOf(other, one)).message).toBe(
      'Mutasi bank untuk tagihan Rina Wulandari belum diputuskan. Cocokkan dulu.',
    );
  });

  test('of an admin as the loser, of the own account, and during a deletion', async () => {
    const [member, admin] = [await makeMember(), await makeAdmin()];
    expect((await refusalOf(member, admin)).message).toContain('adalah pengurus');
    expect((await refusalOf(admin, member, admin)).message).toBe(
      'Akun Anda sendiri digabungkan oleh pengurus lain.',
    );
    const other = await makeMember({ record: { deletionAt: new Date('2030-01-01') } });
    expect((await refusalOf(member, other)).message).toContain('akan dihapus');
    const limited = await makeAdmin({ duties: ['people'] });
    expect((await refusalOf(admin, member, limited)).code).toBe('forbidden');
  });

  test('of two holders of seats, and of two participants of one event', async () => {
    const seat = { institutionId: 'inst', institution: 'ITB', isCoordinator: false };
    const [one, other] = [await makeMember({ record: { seat } }), await makeMember({ record: { seat } })];
    expect((await refusalOf(one, other)).message).toBe(
      'Keduanya punya kursi institusi. Lepaskan dulu salah satunya.',
    );
    const batch = new Batch();
    const [two, three] = await makePair();
    for (const { id } of [two, three])
      batch.create(collection<AnyRecord>('eventRegistrations'), `${pastEvent}${id}`, {
        user: id,
        event: pastEvent,
        eventEndsAt: new Date('2099-01-01'),
      });
    await batch.commit();
    expect((await refusalOf(two, three)).message).toBe(
      'Keduanya terdaftar di acara yang sama. Batalkan dulu salah satunya.',
    );
  });

  test('when one of both changed after the comparison, and for the same person twice', async () => {
    const admin = await makeAdmin();
    const [one, other] = await makePair();
    const input = await mergeInput(one, other);
    await changeDocument('users', other.id, { updatedAt: new Date() });
    expect((await as(admin).refused('mergeMembers', input)).body.code).toBe('conflict');
    const twice = await mergeInput(one, one);
    expect((await as(admin).refused('mergeMembers', twice)).body.code).toBe('not-found');
  });
});
