/** @module-tag full */
import { expect, test } from 'vitest';
import { findInconsistencies } from '../support/assertions/outline.ts';
import { authAccountsStored, mailsOf, valuesOf } from '../support/assertions/stores.ts';
import { institutionStored, invite, makeInstitution } from '../support/factories/institutions.ts';
import { makeMember } from '../support/factories/people.ts';
import { as, type Client } from '../support/suite/client.ts';
import { runRounds } from './support/two-workers.ts';

/**
 * Fourteen requests race for the last two seats of an institution, in two processes of the built function.
 * With a seed, as in `npm run test:chaos`, there are ten rounds.
 */
const rounds = process.env.CAMPAIGN_SEED === undefined ? 1 : 10;
const racers = 14;
const indexes = Array.from({ length: racers }, (_, index) => index);
const seatLimit = 5;

test(
  'of fourteen people who accept the last two invitations concurrently, two get a seat',
  () =>
    runRounds(rounds, async (workers) => {
      const institution = await makeInstitution({ staff: 2 });
      const codes = [
        await invite(institution, 'satu@example.org'),
        await invite(institution, 'dua@example.org'),
      ];
      const members = await Promise.all(indexes.slice(0, 8).map(() => makeMember({ status: 'expired' })));
      const accountsBefore = Object.keys(await authAccountsStored()).length;
      const answers = await Promise.all(
        indexes.map((index) => {
          const worker = workers[index % 2 === 0 ? 0 : 1];
          const code = String(codes[Math.floor(index / 2) % 2]);
          const member = members[index];
          if (member !== undefined) return as(member, worker.transport).call('acceptInvitation', { code });
          const password = `rahasia-ke-${index}`;
          return as(undefined, worker.transport).call('joinByInvitation', {
            code,
            name: `Rina ${index}`,
            password,
            confirmPassword: password,
          });
        }),
      );
      const won = answers.filter(({ status }) => status < 300);
      const lost = answers.filter(({ status }) => status >= 300);
      expect(won).toHaveLength(2);
      for (const { status } of lost) expect([400, 404, 409, 503]).toContain(status);
      const { seats, invitations } = await institutionStored(institution.id);
      expect([seats.length, invitations.length]).toEqual([seatLimit, 0]);
      expect(new Set(seats.map(({ userId }) => userId)).size).toBe(seatLimit);
      expect((await valuesOf('users')).filter(({ seat }) => seat)).toHaveLength(seatLimit);
      const joined = answers.slice(members.length).filter(({ status }) => status < 300).length;
      expect(Object.keys(await authAccountsStored())).toHaveLength(accountsBefore + joined);
      expect((await valuesOf('audit')).filter(({ action }) => action === 'seat.accept')).toHaveLength(2);
      expect(await findInconsistencies()).toEqual([]);
    }),
  rounds * 120_000,
);

test(
  'of fourteen concurrent invitations to the last two seats, two are sent',
  () =>
    runRounds(rounds, async (workers) => {
      const { id, coordinator } = await makeInstitution({ staff: 2 });
      const clients = workers.map((worker): Client => as(coordinator, worker.transport));
      const answers = await Promise.all(
        indexes.map((index) =>
          (clients[index % 2] as Client).call('inviteStaff', {
            id,
            email: `undangan-${index}@example.org`,
          }),
        ),
      );
      const sent = answers.filter(({ status }) => status === 201).length;
      for (const { status } of answers) expect([201, 400, 409, 429, 503]).toContain(status);
      const { seats, invitations } = await institutionStored(id);
      expect(sent).toBe(2);
      expect(invitations).toHaveLength(2);
      expect(seats.length + invitations.length).toBe(seatLimit);
      expect(await mailsOf('seat-invitation')).toHaveLength(2);
      expect(await findInconsistencies()).toEqual([]);
    }),
  rounds * 120_000,
);
