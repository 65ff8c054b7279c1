import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardOf, stateOf } from '../../support/act/own-card.ts';
import { makeMember } from '../../support/make/people.ts';
import { as, inProcess, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { inDays } from '../../support/suite/time.ts';

beforeEach(resetStores);

describe('what everybody may know', () => {
  test('are the keys, that of before too, and nothing of people', async () => {
    const member = await makeMember();
    await as(member).ok('reissueCard', {});
    const { body, bytes } = await nobody.ok('getCardKeys', {});
    expect(body.keys).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{4}$/),
        publicKey: 'rFCEoqKZZb2RgU5iHcg50QpcKJ-d_wsiLiBPkUubX8s',
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{4}$/),
        publicKey: 'KiIxVj9Q8bqxmfeO2P8WUYoUI0tiaGqETjeOHa_iWv4',
      },
    ]);
    expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
    for (const secret of [member.id, member.name, member.email]) {
      expect(bytes.toString()).not.toContain(secret);
    }
  });

  test('are the revoked serials, at a read for each month that they would have ended in', async () => {
    expect((await nobody.ok('getCardKeys', {})).reads).toBe(1);
    for (const days of [200, 200, 400]) {
      await as(await makeMember({ record: { validUntil: inDays(days) } })).ok('reissueCard', {});
    }
    const { body, reads } = await nobody.ok('getCardKeys', {});
    expect([body.revoked.length, reads]).toEqual([3, 2]);
  });

  test('is not which numbers there are, and not without limit', async () => {
    const { memberNumber } = await cardOf(await makeMember());
    const serial = 'abcdef012345';
    expect(await stateOf({ memberNumber, serial })).toBe('revoked');
    expect(await stateOf({ memberNumber: 'SISINDO-1999-000000', serial })).toBe('revoked');
    await nobody.refused('checkCard', { memberNumber: 'a/b', serial });
    await nobody.refused('checkCard', { memberNumber, serial: 'x' });
    vi.stubEnv('CARD_CHECKS_PER_ADDRESS', '1');
    const here = as(undefined, inProcess());
    await here.ok('checkCard', { memberNumber, serial });
    expect((await here.refused('checkCard', { memberNumber, serial })).status).toBe(429);
    vi.unstubAllEnvs();
  });
});
