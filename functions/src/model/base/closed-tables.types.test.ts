import { auditActions } from 'contract/rules/audit/actions';
import { expect, test } from 'vitest';
import { Batch } from '#data/batch.ts';
import { systemActor } from './actors.ts';
import { recordAudit } from './audit.ts';
import { queueMail } from './queue-mail.ts';

/** Mistakes that must not compile, as in handlers.types.test.ts; `npm run typecheck` checks them. */
const reader = { id: null, data: { email: 'a@example.org', name: 'A' } };
const kindOf = (): 'registration' | 'renewal' => 'renewal';
const batch = new Batch();

export const mistakes = (): void => {
  // @ts-expect-error a kind that is not in the table
  queueMail(batch, 'card-reisued', reader, {});
  // @ts-expect-error a kind that is put together and not in the table
  queueMail(batch, `${kindOf()}-aproved`, reader, { validUntil: '' });
  // @ts-expect-error a field too few
  queueMail(batch, 'seat-accepted', reader, { institution: 'B' });
  // @ts-expect-error a field too many
  queueMail(batch, 'membership-expired', reader, { validUntil: '', amount: 0, days: 7 });
  // @ts-expect-error a field where there is none
  queueMail(batch, 'renewal-received', reader, { reason: null });
  // @ts-expect-error another type
  queueMail(batch, 'new-login', reader, { at: new Date(), device: '' });
  // @ts-expect-error an action that is not in the table
  recordAudit(batch, systemActor, 'seat.leaf', systemActor);
  // @ts-expect-error an action that is put together and not in the table
  recordAudit(batch, systemActor, `${kindOf()}.aprove`, systemActor);
};

test('the audit actions contain no duplicates', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length);
});
