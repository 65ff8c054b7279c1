import type { TimelineItem } from 'contract/people/member-timeline';
import type { TimelineKind } from 'contract/rules/people/timeline-kinds';
import { describe, expect, test } from 'vitest';
import { changeDocument, paymentIdOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { jakarta } from '../../../support/suite/time.ts';

const moment = jakarta('2026-03-01T10:00');

/** Stores notes, mails and payments, all but the last of each at the same moment. */
async function storeHistory(member: string, count: number): Promise<void> {
  const firestore = await database();
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const id = `row${String(index).padStart(4, '0')}`;
    const createdAt = index === count - 1 ? jakarta('2026-02-01T10:00') : moment;
    void writer.set(firestore.doc(`memberNotes/${id}`), {
      member,
      text: `Catatan ${index}`,
      createdAt,
      createdBy: member,
      editedAt: null,
    });
    void writer.set(firestore.doc(`outbox/${id}`), {
      kind: 'renewal-reopened',
      to: 'rina@example.org',
      userId: member,
      data: { name: 'Rina' },
      state: 'sent',
      createdAt,
    });
    void writer.set(firestore.doc(`creditEntries/${id}`), {
      user: member,
      category: 'learning',
      points: 2,
      day: '2026-02-01',
      title: 'Kuliah',
      reverses: null,
      createdAt,
    });
  }
  await writer.close();
}

async function readAll(admin: Person, id: string, kind?: TimelineKind): Promise<TimelineItem[][]> {
  const pages: TimelineItem[][] = [];
  let after: string | undefined;
  do {
    const { body } = await inProcess(admin).ok('getMemberTimeline', { id, kind, after });
    pages.push(body.data);
    after = body.next ?? undefined;
  } while (after !== undefined);
  return pages;
}

describe('the timeline of a member', () => {
  test('continues exactly after the page before, also within one moment of several kinds', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    await storeHistory(member.id, 45);
    const pages = await readAll(admin, member.id);
    const items = pages.flat();
    const stored = items.filter(({ kind }) => ['note', 'mail', 'credit'].includes(kind));
    expect(stored).toHaveLength(135);
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
    expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true);
    const order = stored.map(({ at }) => at);
    expect(order).toEqual(order.toSorted().reverse());
    const sameMoment = stored.filter(({ at }) => at === moment.toISOString()).map(({ kind }) => kind);
    expect(sameMoment).toEqual([
      ...Array.from({ length: 44 }, () => 'mail'),
      ...Array.from({ length: 44 }, () => 'credit'),
      ...Array.from({ length: 44 }, () => 'note'),
    ]);
    const notes = await readAll(admin, member.id, 'note');
    expect(notes.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(notes[2]?.at(-1)).toMatchObject({ kind: 'note', title: 'Catatan', text: 'Catatan 44' });
  });

  test('shows money, audit and other items to admins with these duties only', async () => {
    const [admin, secretary, treasurer, auditor] = await Promise.all([
      makeAdmin(),
      makeAdmin({ duties: ['people'] }),
      makeAdmin({ duties: ['money'] }),
      makeAdmin({ duties: ['money', 'audit'] }),
    ]);
    const member = await register({ name: 'Rina Wulandari' });
    const { id } = member;
    await inProcess(admin).ok('approveRegistration', { id });
    await inProcess(member).ok('openBill', {});
    await inProcess(secretary).ok('addMemberNote', { id, text: 'Minta kuitansi.' });
    await inProcess(secretary).ok('addMemberTask', { id, text: 'Telepon', dueOn: '2026-12-01' });
    const kindsOf = async (who: Person) => {
      const items = (await readAll(who, id)).flat();
      return [...new Set(items.map(({ kind }) => kind))].sort();
    };
    expect(await kindsOf(secretary)).toEqual(['mail', 'note', 'task']);
    expect(await kindsOf(treasurer)).toEqual(['bill', 'payment']);
    expect(await kindsOf(auditor)).toEqual(['audit', 'bill', 'payment']);
    expect(await kindsOf(admin)).toEqual(['audit', 'bill', 'mail', 'note', 'payment', 'task']);
    const { body } = await inProcess(treasurer).ok('getMemberTimeline', { id });
    expect(body.kinds).toEqual(['payment', 'bill']);
    expect(body.data.map(({ title }) => title)).toContainEqual(
      'Pembayaran pendaftaran Rp\u00a0150.000, disetujui',
    );
    for (const kind of ['note', 'audit'] as const)
      expect((await inProcess(treasurer).refused('getMemberTimeline', { id, kind })).status).toBe(403);
    const audit = (await readAll(admin, id, 'audit')).flat();
    expect(audit.map(({ entry }) => entry?.action)).toContain('member-note.add');
    const all = (await readAll(admin, id)).flat();
    expect(all.map(({ entry }) => entry?.action)).not.toContain('member-note.add');
  });

  test('shows a reissued card to an admin without the duty audit', async () => {
    const [secretary, member] = await Promise.all([
      makeAdmin({ duties: ['people'] }),
      makeMember({ status: 'active', record: { validUntil: new Date(Date.now() + 300 * 86_400_000) } }),
    ]);
    await inProcess(member).ok('reissueCard', {});
    const [items = []] = await readAll(secretary, member.id, 'card');
    expect(items).toMatchObject([{ kind: 'card', entry: { action: 'card.reissue' } }]);
    const all = (await readAll(secretary, member.id)).flat();
    expect(all.filter(({ kind }) => kind === 'card')).toHaveLength(1);
  });

  test('of an unknown person, and after an invalid position, is refused', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    expect((await inProcess(admin).refused('getMemberTimeline', { id: 'nobody' })).status).toBe(404);
    const invalid = { id: member.id, after: 'x.note.y' };
    expect((await inProcess(admin).refused('getMemberTimeline', invalid)).status).toBe(400);
  });
});

describe('the years of a membership', () => {
  test('add the paid years of approved payments with a known period', async () => {
    const [admin, member] = await Promise.all([makeAdmin({ duties: ['people'] }), makeMember()]);
    const { id } = member;
    const treasurer = await makeAdmin();
    await inProcess(member).ok('requestRenewal', { id, paymentProof: await proof() });
    await inProcess(treasurer).ok('approveRenewal', { id });
    const years = async () => (await inProcess(admin).ok('getMembershipYears', { id })).body;
    const { years: paid, periods, unknown } = await years();
    expect([paid, unknown]).toEqual([1, 1]);
    const payment = await paymentIdOf(member);
    const receipt = (from: string, until: string) => ({
      receipt: {
        number: 'KW-2026-000001',
        issuedAt: jakarta('2023-01-01T10:00'),
        name: 'Rina',
        memberNumber: null,
        period: { from: jakarta(from), until: jakarta(until) },
      },
    });
    await changeDocument('payments', payment, receipt('2021-03-01T00:00', '2023-03-01T00:00'));
    await changeDocument('payments', payment, { years: 2 });
    expect(await years()).toEqual({
      since: jakarta('2021-03-01T00:00').toISOString(),
      years: 2,
      periods: [
        {
          from: jakarta('2021-03-01T00:00').toISOString(),
          until: jakarta('2023-03-01T00:00').toISOString(),
        },
      ],
      unknown: 1,
    });
    expect(periods).toHaveLength(1);
  });
});
