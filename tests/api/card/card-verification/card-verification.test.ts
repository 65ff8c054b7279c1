import { describe, expect, test, vi } from 'vitest';
import { fetchCardState, fetchCardStatement } from '../../../support/actions/own-card.ts';
import { makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

describe('public card data', () => {
  test('contains the current and previous keys, and nothing about people', async () => {
    const member = await makeMember();
    await as(member).ok('reissueCard', {});
    const { body, bytes } = await anonymous.ok('getCardKeys', {});
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

  test('contains the revoked serials, for one read per month of their original end', async () => {
    expect((await anonymous.ok('getCardKeys', {})).reads).toBe(1);
    for (const days of [200, 200, 400]) {
      await as(await makeMember({ record: { validUntil: inDays(days) } })).ok('reissueCard', {});
    }
    const { body, reads } = await anonymous.ok('getCardKeys', {});
    expect([body.revoked.length, reads]).toEqual([3, 2]);
  });

  test('does not reveal existing numbers, and is rate limited', async () => {
    const { memberNumber } = await fetchCardStatement(await makeMember());
    const serial = 'abcdef012345';
    expect(await fetchCardState({ memberNumber, serial })).toBe('revoked');
    expect(await fetchCardState({ memberNumber: 'SISINDO-1999-000000', serial })).toBe('revoked');
    await anonymous.refused('checkCard', { memberNumber: 'a/b', serial });
    await anonymous.refused('checkCard', { memberNumber, serial: 'x' });
    vi.stubEnv('CARD_CHECKS_PER_ADDRESS', '1');
    const client = inProcess();
    await client.ok('checkCard', { memberNumber, serial });
    expect((await client.refused('checkCard', { memberNumber, serial })).status).toBe(429);
    vi.unstubAllEnvs();
  });
});
