import { expect, test, vi } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { auditEntriesOf, everything, mailsOf, storedDocument } from '../../../support/assertions/stores.ts';
import { institutionStored, invite, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const withoutLimits = async () => ({ ...(await everything()), limits: undefined });

test('a list is checked without a change, sent, and sent again without effect', async () => {
  const institution = await makeInstitution({ staff: 1 });
  const { id, coordinator, staff } = institution;
  await invite(institution, 'lama@example.org');
  const text = [
    'Nama;Email',
    'Rina Wati;RINA@example.org',
    `${staff[0]?.email}, lama@example.org`,
    'Budi <budi@example.org>; rina@example.org',
    'Tanpa Alamat',
    'sari@example.org',
    'http://iklan.example.org <x@y>',
  ].join('\n');
  const before = await withoutLimits();
  const { body, reads } = await as(coordinator).ok('checkStaffList', { id, text });
  expect(reads).toBe(6);
  expect(body.rows).toEqual([
    { line: 2, text: 'rina@example.org', verdict: 'invite' },
    { line: 3, text: staff[0]?.email, verdict: 'seated' },
    { line: 3, text: 'lama@example.org', verdict: 'invited' },
    { line: 4, text: 'budi@example.org', verdict: 'invite' },
    { line: 4, text: 'rina@example.org', verdict: 'repeated' },
    { line: 5, text: 'Tanpa Alamat', verdict: 'invalid' },
    { line: 6, text: 'sari@example.org', verdict: 'no-seat' },
    { line: 7, text: 'x@y', verdict: 'invalid' },
  ]);
  expect(await withoutLimits()).toEqual(before);
  const sent = await as(coordinator).ok('inviteStaffList', { id, text });
  expect(sent.reads).toBe(9);
  expect(sent.body).toEqual({
    message: '2 undangan akan dikirim lewat email dalam beberapa menit.',
    rows: body.rows,
  });
  expect((await institutionStored(id)).invitations.map(({ email }) => email)).toEqual([
    'lama@example.org',
    'rina@example.org',
    'budi@example.org',
  ]);
  expect(await mailsOf('seat-invitation')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        to: 'rina@example.org',
        data: expect.objectContaining({ name: 'Rina Wati' }),
      }),
      expect.objectContaining({ to: 'budi@example.org', data: expect.objectContaining({ name: 'Budi' }) }),
    ]),
  );
  const entries = (await auditEntriesOf('seat.invite')) as { details: { email: string } }[];
  expect(entries.map(({ details }) => details.email).sort()).toEqual([
    'budi@example.org',
    'lama@example.org',
    'rina@example.org',
  ]);
  const after = await withoutLimits();
  const again = await as(coordinator).ok('inviteStaffList', { id, text });
  expect(again.body.message).toBe('Tidak ada undangan baru.');
  expect(await withoutLimits()).toEqual(after);
});

test('a list does not reveal accounts of other people', async () => {
  const { id, coordinator } = await makeInstitution();
  const [member, elsewhere] = [await makeMember(), (await makeInstitution()).coordinator];
  const text = `${member.email}\n${elsewhere.email}\nbaru@example.org`;
  const { body } = await as(coordinator).ok('checkStaffList', { id, text });
  expect(body.rows.map(({ verdict }) => verdict)).toEqual(['invite', 'invite', 'invite']);
});

test('an unusable list is refused and changes nothing', async () => {
  const { id, coordinator } = await makeInstitution();
  const before = await withoutLimits();
  const many = Array.from({ length: 201 }, (_, index) => `orang-${index}@example.org`).join('\n');
  for (const [text, message] of [
    ['', 'Wajib diisi.'],
    ['\n , \n', 'Wajib diisi.'],
    [many, 'Terlalu banyak: paling banyak 200.'],
    ['x'.repeat(20_001), 'Terlalu panjang: paling banyak 20.000 karakter.'],
    ['a\u0000@example.org', 'Mengandung karakter yang tidak didukung.'],
  ] as const) {
    for (const name of ['checkStaffList', 'inviteStaffList'] as const) {
      const { status, body } = await as(coordinator).refused(name, { id, text });
      expect([status, body.fields]).toEqual([400, { text: message }]);
    }
  }
  expect(await withoutLimits()).toEqual(before);
});

test('a list needs a coordinator or an admin for people, and an active institution', async () => {
  const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
  const [admin, treasurer] = [
    await makeAdmin({ duties: ['people'] }),
    await makeAdmin({ duties: ['money', 'content', 'audit'] }),
  ];
  const [member, elsewhere] = [await makeMember(), (await makeInstitution()).coordinator];
  const input = { id, text: 'rina@example.org\nbudi@example.org' };
  for (const name of ['checkStaffList', 'inviteStaffList'] as const) {
    for (const [who, status] of [
      [member, 404],
      [elsewhere, 404],
      [treasurer, 404],
      [staff[0], 403],
    ] as const) {
      expect((await as(who).refused(name, input)).status).toBe(status);
    }
  }
  await as(admin).ok('inviteStaffList', input);
  const byAssociation = { data: { invitedBy: 'Pengurus SISINDO' } };
  expect(await mailsOf('seat-invitation')).toMatchObject([byAssociation, byAssociation]);
  const history = (await as(coordinator).ok('listInstitutionHistory', { id })).body.data;
  expect(history.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['seat.invite', null],
    ['seat.invite', null],
  ]);
  const [invitation] = (await institutionStored(id)).invitations;
  await as(admin).ok('withdrawInvitation', { id, invitation: String(invitation?.id) });
  await as(admin).ok('inviteStaff', { id, email: 'sari@example.org' });
  const ended = await makeInstitution({ status: 'expired' });
  const late = await as(ended.coordinator).refused('inviteStaffList', { ...input, id: ended.id });
  expect(late.body).toEqual({
    code: 'wrong-status',
    message: 'Keanggotaan institusi sedang tidak aktif.',
  });
  const waiting = await makeInstitution({ record: { validUntil: null } });
  expect((await as(waiting.coordinator).refused('checkStaffList', { ...input, id: waiting.id })).status).toBe(
    409,
  );
});

test('lists that six clicks and two people send concurrently invite each address once, within the seats', async () => {
  // A call that conflicts counts too.
  vi.stubEnv('INVITATIONS_PER_RECIPIENT', '6');
  const { id, coordinator } = await makeInstitution();
  const admin = await makeAdmin();
  const [own, other] = [inProcess(coordinator), inProcess(admin)];
  const text = 'rina@example.org\nbudi@example.org\nsari@example.org';
  const answers = await Promise.all(
    [own, other, own, other, own, own].map((client, index) =>
      client.call('inviteStaffList', {
        id,
        text: index < 4 ? text : `tono@example.org\nwati@example.org\n${text}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  const { invitations } = await institutionStored(id);
  const emails = invitations.map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.length).toBeLessThanOrEqual(4);
  expect(emails.length).toBeGreaterThanOrEqual(3);
  expect((await mailsOf('seat-invitation')).map(({ to }) => to).sort()).toEqual(emails.toSorted());
  expect(await auditEntriesOf('seat.invite')).toHaveLength(emails.length);
  expect(await findInconsistencies()).toEqual([]);
});

test('each address of a list counts towards the daily limit of invitations', async () => {
  vi.stubEnv('INVITATIONS_PER_INSTITUTION', undefined);
  const { id, coordinator } = await makeInstitution();
  const own = inProcess(coordinator);
  for (let round = 0; round < 7; round += 1) {
    await own.ok('inviteStaffList', {
      id,
      text: [1, 2, 3, 4].map((n) => `${n}-${round}@example.org`).join('\n'),
    });
    for (const { id: invitation } of (await institutionStored(id)).invitations) {
      await own.ok('withdrawInvitation', { id, invitation });
    }
  }
  const before = await institutionStored(id);
  const over = await own.refused('inviteStaffList', {
    id,
    text: 'a@example.org\nb@example.org\nc@example.org',
  });
  expect(over.status).toBe(429);
  expect(await institutionStored(id)).toEqual(before);
});

test('an expired invitation frees its seat for the list', async () => {
  const { id, coordinator } = await makeInstitution({ staff: 3 });
  const old = { id: 'lama', email: 'lama@example.org', codeHash: null };
  const { Batch } = await import('../../../../functions/src/data/batch.ts');
  const { institutions } = await import('../../../../functions/src/data/collections.ts');
  await new Batch()
    .update(institutions, id, { invitations: [{ ...old, invitedAt: inDays(-15), expiresAt: inDays(-1) }] })
    .commit();
  const { body } = await as(coordinator).ok('inviteStaffList', { id, text: 'a@example.org\nb@example.org' });
  expect(body.rows.map(({ verdict }) => verdict)).toEqual(['invite', 'no-seat']);
  expect((await storedDocument('institutions', id)).invitations).toMatchObject([{ email: 'a@example.org' }]);
});
