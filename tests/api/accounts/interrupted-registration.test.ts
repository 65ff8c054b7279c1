import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { strays } from '../../support/check/outline.ts';
import { authAccountsStored, documentsOf, valuesOf } from '../../support/check/stores.ts';
import { registrationForm } from '../../support/make/people.ts';
import { as, inProcess, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { withFault } from '../../support/suite/faults.ts';

beforeEach(resetStores);
const here = as(undefined, inProcess());

async function expectOnlyOne(id: string): Promise<void> {
  expect(Object.keys(await documentsOf('users'))).toEqual([id]);
  expect(Object.keys(await authAccountsStored())).toEqual([id]);
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 20 * 60_000));
  await sweepIntents();
  expect(await valuesOf('intents')).toEqual([]);
  expect(await strays()).toEqual([]);
  expect(Object.keys(await documentsOf('users'))).toEqual([id]);
}

test('a registration whose process died is begun anew at once', async () => {
  const form = await registrationForm();
  // After the count of attempts, the intent and the account; nothing more is done, not even undone.
  const dead = await withFault(3, 'crash-after', async () => {
    const { status } = await here.call('register', form);
    if (status >= 400) throw new Error(String(status));
  });
  expect(dead.succeeded).toBe(false);
  expect(Object.keys(await authAccountsStored())).toHaveLength(1);
  expect(await valuesOf('users')).toEqual([]);
  await expectOnlyOne((await nobody.ok('register', form)).body._id);
});

test('one that is under way after all gives way to the later one, and leaves nothing', async () => {
  const form = await registrationForm();
  let later = '';
  const save = fileStore.save.bind(fileStore);
  vi.spyOn(fileStore, 'save').mockImplementationOnce(async (...file) => {
    later = (await nobody.ok('register', form)).body._id;
    return save(...file);
  });
  const { status, body } = await here.refused('register', form);
  expect([status, body.fields]).toEqual([409, { email: 'User already exists' }]);
  vi.restoreAllMocks();
  await expectOnlyOne(later);
});

test('one that has come to its end is nobody else’s to undo', async () => {
  const form = await registrationForm();
  const { _id } = (await nobody.ok('register', form)).body;
  expect((await nobody.refused('register', form)).body.code).toBe('user-exists');
  await expectOnlyOne(_id);
});
