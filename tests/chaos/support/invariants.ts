import { limits } from 'contract/rules/limits';
import {
  countBy,
  differences,
  type Fields,
  findMoneyViolations,
  type Rows,
  rowsOf,
} from '../../support/assertions/money-invariants.ts';
import { findInconsistenciesIn } from '../../support/assertions/outline.ts';
import type { Everything } from '../../support/assertions/stores.ts';

function wrongTotals(rows: Rows): string[] {
  const totals = Object.fromEntries(rows('totals').map((row) => [row.id, row]));
  const users = rows('users');
  const members = (totals.members ?? {}) as { all?: number; byStatus?: Record<string, number> };
  const content = (totals.content ?? {}) as unknown as Record<string, number>;
  const kinds = ['blogs', 'events', 'journals', 'products'];
  const numbers = (of: Fields | undefined, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, Number(of?.[name] ?? 0)]));
  return [
    ...differences('all users', { all: members.all ?? 0 }, { all: users.length }),
    ...differences(
      'users',
      members.byStatus ?? {},
      countBy(users, ({ isActive }) => isActive),
    ),
    ...differences('admins', numbers(totals.admins, ['count']), {
      count: users.filter(({ role }) => role === 'Admin').length,
    }),
    ...differences(
      'content',
      numbers(content, kinds),
      Object.fromEntries(kinds.map((kind) => [kind, rows(kind).length])),
    ),
    ...differences('messages', numbers(totals.messages, ['open', 'done']), {
      open: 0,
      done: 0,
      ...countBy(rows('messages'), ({ state }) => state),
    }),
  ];
}

const waits = new Set(['waitingApproval', 'RequestRenew']);

/**
 * Checks that a person with a request has one open payment and every other person none. Each approved payment
 * has its own receipt number.
 */
function wrongPayments(rows: Rows): string[] {
  const open = countBy(
    rows('payments').filter(({ state }) => state === 'waiting'),
    ({ userId }) => userId,
  );
  const asking = countBy(
    rows('users').filter(({ isActive }) => waits.has(String(isActive))),
    ({ id }) => id,
  );
  const receipts = rows('payments').flatMap(({ id, receipt }) =>
    receipt ? [{ id, number: (receipt as Fields).number }] : [],
  );
  const registered = rows('receiptNumbers').map(({ id, paymentId }) => ({
    id: paymentId,
    number: id.replaceAll('-', '/'),
  }));
  const pair = ({ id, number }: Fields) => `${number} of ${id}`;
  const approvals = rows('audit').filter(({ action }) =>
    /^(?:(?:registration|renewal)\.approve|payment\.record)$/.test(String(action)),
  );
  return [
    ...differences('open payments of', open, asking),
    ...differences('receipts', countBy(receipts, pair), countBy(registered, pair)),
    // Each payment was decided once: each receipt appears in one approval.
    ...differences(
      'approvals with the receipt',
      countBy(approvals, ({ details }) => (details as Fields).receipt),
      countBy(receipts, ({ number }) => number),
    ),
  ];
}

/** Checks that each number and address belongs to one person and that all of them are registered. */
function wrongNames(rows: Rows): string[] {
  const numbered = rows('users').filter(({ memberNumber }) => memberNumber !== null);
  const registered = rows('memberNumbers').map(({ id, userId }) => `${id} ${userId}`);
  const owners = rows('emailOwners').map(({ userId }) => userId);
  const addresses = countBy(rows('users'), ({ email }) => email);
  return [
    ...numbered
      .map(({ id, memberNumber }) => `${memberNumber} ${id}`)
      .filter((one) => !registered.includes(one))
      .map((one) => `number that is not registered: ${one}`),
    ...Object.entries(addresses).flatMap(([email, count]) =>
      count === 1 ? [] : [`${count} users with ${email}`],
    ),
    ...differences(
      'address of',
      countBy(
        owners.map((id) => ({ id })),
        ({ id }) => id,
      ),
      countBy(rows('users'), ({ id }) => id),
    ),
    ...rows('sessions').flatMap(({ id }) =>
      rows('users').some((user) => user.id === id) ? [] : [`session of nobody: ${id}`],
    ),
  ];
}

/**
 * Checks that each seat has one holder whose record says so, and that no institution has more seats than it
 * bought.
 */
function wrongSeats(rows: Rows): string[] {
  const institutions = rows('institutions');
  const held = institutions.flatMap(({ id, seats }) =>
    (seats as Fields[]).map(({ userId }) => ({ holder: `${userId} in ${id}` })),
  );
  const said = rows('users').flatMap(({ id, seat }) =>
    seat ? [{ holder: `${id} in ${(seat as Fields).institutionId}` }] : [],
  );
  const tooMany = institutions.filter(
    ({ seats, invitations }) =>
      (seats as Fields[]).length + (invitations as Fields[]).length > limits.institutionStaffSeats,
  );
  return [
    ...differences(
      'seats of',
      countBy(held, ({ holder }) => holder),
      countBy(said, ({ holder }) => holder),
    ),
    ...tooMany.map(({ id }) => `more seats than were bought: ${id}`),
  ];
}

/** Mail kinds with the audit actions that send them: one mail for each action. */
const actionsOf: Readonly<Record<string, readonly string[]>> = {
  'registration-received': ['registration.request'],
  'registration-approved': ['registration.approve'],
  'registration-rejected': ['registration.reject'],
  'renewal-received': ['renewal.request'],
  'renewal-approved': ['renewal.approve', 'payment.record'],
  'renewal-rejected': ['renewal.reject'],
  'renewal-reopened': ['renewal.reopen'],
  'question-asked': ['question.ask'],
};

function wrongMails(rows: Rows): string[] {
  return Object.entries(actionsOf).flatMap(([kind, actions]) =>
    differences(
      `mails ${kind} to`,
      countBy(
        rows('outbox').filter((mail) => mail.kind === kind),
        ({ userId }) => userId,
      ),
      countBy(
        rows('audit').filter(({ action }) => actions.includes(String(action))),
        ({ targetId }) => targetId,
      ),
    ),
  );
}

/**
 * Returns the violations of all invariants that hold after the cleanup jobs have run, also after errors and
 * dead processes.
 */
export function findViolations(stored: Everything): string[] {
  const rows = rowsOf(stored);
  return [
    ...findInconsistenciesIn(stored),
    ...rows('intents').map(({ id, kind }) => `begun and neither finished nor undone: ${kind} ${id}`),
    ...wrongTotals(rows),
    ...wrongPayments(rows),
    ...findMoneyViolations(stored),
    ...wrongNames(rows),
    ...wrongSeats(rows),
    ...wrongMails(rows),
  ];
}
