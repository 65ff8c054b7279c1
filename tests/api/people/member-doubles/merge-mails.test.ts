import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../../../../functions/src/data/records.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { mailTo } from '../../../support/assertions/mails.ts';
import { mailsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makePair, mergeInput } from '../../../support/factories/merged-people.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const numberOf = async ({ id }: Person): Promise<string> =>
  String((await storedDocument('users', id)).memberNumber);

const addressesOf = async (kind: string): Promise<unknown[]> =>
  (await mailsOf(kind)).map(({ to }) => to).sort();

/** Text of a mail above its footer. */
const contentOf = ({ text = '' }: { text?: string | undefined }): string =>
  text.replaceAll('\r\n', '\n').split(/\n\n-- ?\n/)[0] ?? '';

const uninvited: Partial<UserRecord> = {
  emailVerifiedAt: null,
  imported: {
    importId: 'importOfTheSecretary0001',
    at: new Date('2026-01-15'),
    consent: { source: 'form', on: '2026-01-15' },
    invitedAt: null,
  },
};

test('the end of a merge mails both addresses which one logs in, and an undo mails both that they are separate', async () => {
  const [admin, server] = [await makeAdmin({ name: 'Sekretaris Tuti' }), await startMailServer()];
  const [survivor, loser] = await makePair();
  const [number, former] = [await numberOf(survivor), await numberOf(loser)];
  const input = await mergeInput(survivor, loser);
  const { body } = await as(admin).ok('mergeMembers', input);
  const id = body.merge._id;
  await as(admin).ok('mergeMembers', input);
  await as(admin).ok('continueMemberMerge', { id });
  await sendMails();
  expect(server.mails).toHaveLength(2);
  for (const [address, name] of [
    [survivor.email, 'Rina Wulandari'],
    [loser.email, 'Rina Wulandary'],
  ] as const) {
    const mail = mailTo(server, address);
    expect(mail.subject).toBe('Dua akun Anda digabungkan');
    expect(contentOf(mail)).toBe(`Yth. ${name},

Pengurus SISINDO menggabungkan dua akun Anda menjadi satu, dengan semua datanya. Mulai sekarang, masuk dengan alamat ${survivor.email} dan kata sandi akun itu.

Alamat ${loser.email} tidak dapat dipakai lagi untuk masuk.

Nomor lama ${former} dan kode kartunya tetap mengarah ke akun ini.

Bila salah satu akun itu bukan milik Anda, segera balas email ini atau hubungi kami. Penggabungan dapat dibatalkan selama 30 hari.

Masuk dengan: ${survivor.email}
Nomor anggota: ${number}

Hubungi kami:
https://sisindo.example.org/contact`);
    expect(mail.text).not.toContain('Tuti');
    expect(mail.replyTo).toMatchObject([{ address: 'layanan@example.org' }]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  }

  await as(admin).ok('undoMemberMerge', { id });
  await as(admin).ok('undoMemberMerge', { id });
  await as(admin).ok('continueMemberMerge', { id });
  await sendMails();
  expect(server.mails).toHaveLength(4);
  for (const [address, name, own] of [
    [survivor.email, 'Rina Wulandari', number],
    [loser.email, 'Rina Wulandary', former],
  ] as const) {
    const mail = mailTo(server, address);
    expect(mail.subject).toBe('Penggabungan akun dibatalkan');
    expect(contentOf(mail)).toBe(`Yth. ${name},

Pengurus SISINDO membatalkan penggabungan akun Anda dengan akun lain. Kedua akun terpisah lagi.

Masuk ke akun ini dengan alamat ${address}. Kata sandinya tidak berubah.

Bila ini keliru, balas email ini atau hubungi kami.

Masuk dengan: ${address}
Nomor anggota: ${own}

Hubungi kami:
https://sisindo.example.org/contact`);
    expect(mail.text).not.toContain('Tuti');
  }
  const owners = (await mailsOf('merge-undone')).map(({ to, userId }) => [to, userId]);
  expect(new Map(owners as [string, string][])).toEqual(
    new Map([
      [survivor.email, survivor.id],
      [loser.email, loser.id],
    ]),
  );
}, 60_000);

test('a merge that gives the other number names the number that it replaces', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  const [number, chosen] = [await numberOf(survivor), await numberOf(loser)];
  await as(admin).ok('mergeMembers', await mergeInput(survivor, loser, ['memberNumber']));
  for (const { data } of await mailsOf('accounts-merged'))
    expect(data).toMatchObject({ number: chosen, formerNumber: number, email: survivor.email });
  expect(await mailsOf('accounts-merged')).toHaveLength(2);
});

describe('people without a number, or without an account', () => {
  test('read nothing about a number that they never had', async () => {
    const [admin, server] = [await makeAdmin(), await startMailServer()];
    const record = { isActive: 'expired', memberNumber: null } as const;
    const [survivor, loser] = [await makeMember({ record }), await makeMember({ record })];
    await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    await sendMails();
    expect(server.mails).toHaveLength(2);
    for (const { text } of server.mails) expect(text).not.toMatch(/nomor|number/i);
  });

  test('get no mail while an imported person is not invited, neither after a merge nor after its undo', async () => {
    const admin = await makeAdmin();
    const [survivor, loser] = [await makeMember(), await makeMember({ record: uninvited })];
    const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    expect(await mailsOf('accounts-merged')).toMatchObject([
      { to: survivor.email, data: { email: survivor.email, otherEmail: '' } },
    ]);
    await as(admin).ok('undoMemberMerge', { id: body.merge._id });
    expect(await addressesOf('merge-undone')).toEqual([survivor.email]);
    const both = [await makeMember({ record: uninvited }), loser] as const;
    const again = await as(admin).ok('mergeMembers', await mergeInput(...both));
    expect(again.body.merge.state).toBe('merged');
    expect(await mailsOf('accounts-merged')).toHaveLength(1);
  });

  test('an unverified address gets the mails too', async () => {
    const admin = await makeAdmin();
    const [survivor, loser] = [
      await makeMember({ isVerified: false }),
      await makeMember({ isVerified: false }),
    ];
    await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    expect(await addressesOf('accounts-merged')).toEqual([survivor.email, loser.email].sort());
  });
});

test.each(faultModes)(
  'a death (%s) at any step of a merge and of its undo leaves one mail for each address',
  { tags: ['full'], timeout: 90_000 },
  async (mode) => {
    const admin = await makeAdmin();
    const [survivor, loser] = await makePair();
    const both = [survivor.email, loser.email];
    const input = await mergeInput(survivor, loser);
    const addresses: string[] = [];
    for (let at = 1; ; at += 1) {
      const merging = await withFault(at, mode, () => inProcess(admin).ok('mergeMembers', input));
      const { body } = await inProcess(admin).ok('mergeMembers', input);
      const id = body.merge._id;
      expect(body.merge.state).toBe('merged');
      addresses.push(...both);
      expect(await addressesOf('accounts-merged')).toEqual(addresses.toSorted());
      const undoing = await withFault(at, mode, () => inProcess(admin).ok('undoMemberMerge', { id }));
      expect((await inProcess(admin).ok('undoMemberMerge', { id })).body.merge.state).toBe('undone');
      expect(await addressesOf('merge-undone')).toEqual(addresses.toSorted());
      // Every step has failed when no fault is left.
      if (merging.effects < at && undoing.effects < at) break;
    }
    expect(addresses.length / 2).toBeGreaterThan(4);
  },
);

describe('a mail that waits', () => {
  test('is dropped if the merge is undone before, or the address that logs in changes', async () => {
    const [admin, server] = [await makeAdmin(), await startMailServer()];
    const [survivor, loser] = await makePair();
    const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    await as(admin).ok('undoMemberMerge', { id: body.merge._id });
    await sendMails();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Penggabungan akun dibatalkan',
      'Penggabungan akun dibatalkan',
    ]);
    const third = await makeMember();
    await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    await as(admin).ok('mergeMembers', await mergeInput(third, survivor));
    await sendMails();
    const later = server.mails.slice(2);
    expect(later.map(({ to }) => to?.[0]?.address).sort()).toEqual([third.email, survivor.email].sort());
    for (const { text } of later) expect(text).toContain(`masuk dengan alamat ${third.email} `);
  });

  test('about an undo is dropped if the accounts are merged again', async () => {
    const [admin, server] = [await makeAdmin(), await startMailServer()];
    const [survivor, loser] = await makePair();
    const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    await as(admin).ok('undoMemberMerge', { id: body.merge._id });
    await as(admin).ok('mergeMembers', await mergeInput(loser, survivor));
    await sendMails();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Dua akun Anda digabungkan',
      'Dua akun Anda digabungkan',
    ]);
    for (const { text } of server.mails) expect(text).toContain(`masuk dengan alamat ${loser.email} `);
  });
});

test('an erasure deletes the mails that name the address of an earlier merge', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
  await as(admin).ok('undoMemberMerge', { id: body.merge._id });
  await as(admin).ok('deleteUser', { id: loser.id });
  expect(JSON.stringify(await valuesOf('outbox'))).toContain(loser.email);
  freezeClock(inDays(31));
  expect((await forgetRemoved(defaultJobOptions)).done).toEqual({ forgotten: 1 });
  const mails = JSON.stringify(await valuesOf('outbox'));
  expect(mails).not.toContain(loser.email);
  expect(mails).toContain(survivor.email);
});
