import { expect, test } from 'vitest';
import { closeBills } from '../../../../functions/src/model/maintenance/close-bills.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent, makeJournal, makeProduct } from '../../../support/factories/content.ts';
import { allowCodeReuse, computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { addPasskey } from '../../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

/** Audit actions that no test of a noun asserts by name. */

/** Returns the audit entries about this target as 'actor, action, target', oldest first. */
async function targetsOf(thing: string): Promise<string[]> {
  const entries = (await valuesOf('audit')).filter(({ action }) => String(action).startsWith(`${thing}.`));
  const inOrder = entries.sort((a, b) => Number(a.at) - Number(b.at));
  return inOrder.map(({ actorName, action, targetName }) => `${actorName}, ${action}, ${targetName}`);
}

test('each change of a second factor is audited', async () => {
  const [one, two] = [await makeAdmin({ name: 'Sari' }), await makeAdmin({ name: 'Tono' })];
  const { password } = one;
  const { secret: first } = await enrol(one);
  const replace = async (client = as(one)) => {
    const { secret, sealed } = (await client.ok('beginFactor', {})).body;
    return { secret, input: { sealed, code: computeAppCode(secret), password } };
  };
  const second = await replace();
  await as(one).ok('saveFactor', { ...second.input, currentCode: computeAppCode(first) });
  await as(two).ok('askFactorReset', { id: one.id });
  await as(two).ok('cancelFactorReset', { id: one.id });
  await allowCodeReuse(one);
  await addPasskey(one, { currentCode: computeAppCode(second.secret) });
  await as(one).ok('removeApp', {});
  const third = await replace();
  await as(one).ok('saveFactor', third.input);
  await allowCodeReuse(one);
  await as(one).ok('removeFactor', { password, code: computeAppCode(third.secret) });
  expect(await targetsOf('factor')).toEqual([
    'Sari, factor.enrol, Sari',
    'Sari, factor.replace, Sari',
    'Tono, factor.ask-reset, Sari',
    'Tono, factor.cancel-reset, Sari',
    'Sari, factor.add-passkey, Sari',
    'Sari, factor.remove-app, Sari',
    'Sari, factor.add-app, Sari',
    'Sari, factor.remove, Sari',
  ]);
});

test('a requested and cancelled change of address is audited', async () => {
  const member = await makeMember({ record: { name: 'Budi' } });
  await as(member).ok('requestEmailChange', { email: 'budi.baru@example.org', password: member.password });
  await as(member).ok('cancelEmailChange', {});
  expect(await targetsOf('email')).toEqual([
    'Budi, email.request-change, Budi',
    'Budi, email.cancel-change, Budi',
  ]);
});

test('an expired bill is audited', async () => {
  const member = await makeMember({ record: { name: 'Budi' } });
  await as(member).ok('openBill', {});
  freezeClock(inDays(15));
  await closeBills(defaultJobOptions);
  expect(await targetsOf('bill')).toEqual(['Budi, bill.open, Budi', 'Sistem, bill.expire, Budi']);
});

test('restoring from the bin and permanent deletion are audited', async () => {
  const person = await makeAdmin({ name: 'Sari' });
  const admin = as(person);
  const removalActionsOf = async (remove: (id: string) => Promise<unknown>, { id }: Pick<Person, 'id'>) => {
    await remove(id);
    await admin.ok('restoreFromBin', { id });
    await remove(id);
    await admin.ok('deleteForGood', { id });
  };
  await removalActionsOf((id) => admin.ok('deleteEvent', { id }), await makeEvent({ title: 'Seminar' }));
  await removalActionsOf((id) => admin.ok('deleteJournal', { id }), await makeJournal({ title: 'Edisi 1' }));
  await removalActionsOf((id) => admin.ok('deleteProduct', { id }), await makeProduct({ title: 'Kaus' }));
  expect(await targetsOf('event')).toEqual([
    'Sari, event.delete, Seminar',
    'Sari, event.restore, Seminar',
    'Sari, event.delete, Seminar',
    'Sari, event.erase, Seminar',
  ]);
  expect((await targetsOf('journal')).filter((line) => !line.includes('delete'))).toEqual([
    'Sari, journal.restore, Edisi 1',
    'Sari, journal.erase, Edisi 1',
  ]);
  expect((await targetsOf('product')).filter((line) => !line.includes('delete'))).toEqual([
    'Sari, product.restore, Kaus',
    'Sari, product.erase, Kaus',
  ]);
});
