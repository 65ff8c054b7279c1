import { expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { fileStore } from '../../../../functions/src/data/file-store.ts';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { authAccountsStored, documentsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { registrationForm } from '../../../support/factories/people.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';

const client = inProcess();

async function expectOnlyOne(id: string): Promise<void> {
  expect(Object.keys(await documentsOf('users'))).toEqual([id]);
  expect(Object.keys(await authAccountsStored())).toEqual([id]);
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 20 * 60_000));
  await sweepIntents();
  expect(await valuesOf('intents')).toEqual([]);
  expect(await findInconsistencies()).toEqual([]);
  expect(Object.keys(await documentsOf('users'))).toEqual([id]);
}

test('a registration can start again immediately after its process died', async () => {
  const form = await registrationForm();
  // After two attempt counters, the intent and the account; nothing else happens, not even the undo.
  const dead = await withFault(4, 'crash-after', async () => {
    const { status } = await client.call('register', form);
    if (status >= 400) throw new Error(String(status));
  });
  expect(dead.succeeded).toBe(false);
  expect(Object.keys(await authAccountsStored())).toHaveLength(1);
  expect(await valuesOf('users')).toEqual([]);
  await expectOnlyOne((await anonymous.ok('register', form)).body._id);
});

test('a first attempt that continues after all yields to the later one and leaves nothing behind', async () => {
  const form = await registrationForm();
  let later = '';
  const save = fileStore.save.bind(fileStore);
  vi.spyOn(fileStore, 'save').mockImplementationOnce(async (...file) => {
    later = (await anonymous.ok('register', form)).body._id;
    return save(...file);
  });
  const { status, body } = await client.refused('register', form);
  expect([status, body.fields]).toEqual([409, { email: 'User already exists' }]);
  vi.restoreAllMocks();
  await expectOnlyOne(later);
});

test('a completed registration cannot be undone by a later attempt', async () => {
  const form = await registrationForm();
  const { _id } = (await anonymous.ok('register', form)).body;
  expect((await anonymous.refused('register', form)).body.code).toBe('user-exists');
  await expectOnlyOne(_id);
});
