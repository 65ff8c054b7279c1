import { beforeEach, expect, test } from 'vitest';
import { closeBills } from '../../../functions/src/model/upkeep/close-bills.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import { valuesOf } from '../../support/check/stores.ts';
import { makeEvent, makeJournal, makeProduct } from '../../support/make/content.ts';
import { appCode, enrol, forgetCodes } from '../../support/make/factors.ts';
import { addPasskey } from '../../support/make/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../support/make/people.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { inDays, liveAt } from '../../support/suite/time.ts';

/** What is in the audit and in the tests of no noun by its name. */

beforeEach(resetStores);

/** What of this thing the audit tells, as 'who action whom', in the order in which it was done. */
async function told(thing: string): Promise<string[]> {
  const entries = (await valuesOf('audit')).filter(({ action }) => String(action).startsWith(`${thing}.`));
  const inOrder = entries.sort((a, b) => Number(a.at) - Number(b.at));
  return inOrder.map(({ actorName, action, targetName }) => `${actorName}, ${action}, ${targetName}`);
}

test('each change of a second factor', async () => {
  const [one, two] = [await makeAdmin({ name: 'Sari' }), await makeAdmin({ name: 'Tono' })];
  const { password } = one;
  const { secret: first } = await enrol(one);
  const replace = async (client = as(one)) => {
    const { secret, sealed } = (await client.ok('beginFactor', {})).body;
    return { secret, input: { sealed, code: appCode(secret), password } };
  };
  const second = await replace();
  await as(one).ok('saveFactor', { ...second.input, currentCode: appCode(first) });
  await as(two).ok('askFactorReset', { id: one.id });
  await as(two).ok('cancelFactorReset', { id: one.id });
  await forgetCodes(one);
  await addPasskey(one, { currentCode: appCode(second.secret) });
  await as(one).ok('removeApp', {});
  const third = await replace();
  await as(one).ok('saveFactor', third.input);
  await forgetCodes(one);
  await as(one).ok('removeFactor', { password, code: appCode(third.secret) });
  expect(await told('factor')).toEqual([
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

test('a change of address that is asked for and given up', async () => {
  const member = await makeMember({ record: { name: 'Budi' } });
  await as(member).ok('requestEmailChange', { email: 'budi.baru@example.org', password: member.password });
  await as(member).ok('cancelEmailChange', {});
  expect(await told('email')).toEqual([
    'Budi, email.request-change, Budi',
    'Budi, email.cancel-change, Budi',
  ]);
});

test('a bill that nobody paid in time', async () => {
  const member = await makeMember({ record: { name: 'Budi' } });
  await as(member).ok('openBill', {});
  liveAt(inDays(15));
  await closeBills(usualRun);
  expect(await told('bill')).toEqual(['Budi, bill.open, Budi', 'Sistem, bill.expire, Budi']);
});

test('what comes back from the bin, and what is deleted for good', async () => {
  const person = await makeAdmin({ name: 'Sari' });
  const admin = as(person);
  const deeds = async (remove: (id: string) => Promise<unknown>, { id }: Pick<Person, 'id'>) => {
    await remove(id);
    await admin.ok('restoreFromBin', { id });
    await remove(id);
    await admin.ok('deleteForGood', { id });
  };
  await deeds((id) => admin.ok('deleteEvent', { id }), await makeEvent({ title: 'Seminar' }));
  await deeds((id) => admin.ok('deleteJournal', { id }), await makeJournal({ title: 'Edisi 1' }));
  await deeds((id) => admin.ok('deleteProduct', { id }), await makeProduct({ title: 'Kaus' }));
  expect(await told('event')).toEqual([
    'Sari, event.delete, Seminar',
    'Sari, event.restore, Seminar',
    'Sari, event.delete, Seminar',
    'Sari, event.erase, Seminar',
  ]);
  expect((await told('journal')).filter((line) => !line.includes('delete'))).toEqual([
    'Sari, journal.restore, Edisi 1',
    'Sari, journal.erase, Edisi 1',
  ]);
  expect((await told('product')).filter((line) => !line.includes('delete'))).toEqual([
    'Sari, product.restore, Kaus',
    'Sari, product.erase, Kaus',
  ]);
});
