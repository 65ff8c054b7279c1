import { expect, test } from 'vitest';
import { auditEntriesOf, mailsOf, storedDocument } from '../../../support/assertions/stores.ts';
import { makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

test('a member chooses the language of the next mail; an unknown one is refused and changes nothing', async () => {
  const member = await makeMember({ status: 'active' });
  const unknown = await as(member).refused('saveOwnLanguage', { language: 'fr' as 'en' });
  expect(unknown.body.code).toBe('invalid-input');
  expect((await storedDocument('users', member.id)).language).toBeUndefined();
  const before = (await as(member).ok('getProfile', {})).body;
  expect(before.language).toBeUndefined();
  for (const language of ['en', 'en'] as const) {
    const { body } = await as(member).ok('saveOwnLanguage', { language });
    expect(body).toEqual({ message: 'Bahasa email tersimpan.' });
  }
  expect((await as(member).ok('getProfile', {})).body).toEqual({ ...before, language: 'en' });
  await inProcess(member).ok('reissueCard', {});
  const { body } = await as(member).ok('saveOwnLanguage', { language: 'id' });
  expect(body).toEqual({ message: 'Bahasa email tersimpan.' });
  expect((await as(member).ok('getProfile', {})).body).toEqual(before);
  await inProcess(member).ok('reissueCard', {});
  expect((await mailsOf('card-reissued')).map(({ language }) => language).sort()).toEqual(['en', undefined]);
  expect(await auditEntriesOf('mail-language.choose')).toMatchObject([
    { actorId: member.id, targetId: member.id },
    { actorId: member.id, targetId: member.id },
  ]);
});
