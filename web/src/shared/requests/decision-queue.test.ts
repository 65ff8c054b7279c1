import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls = vi.hoisted(() => ({ sent: [] as unknown[], userId: '' }));

vi.mock('#api/account.ts', () => ({ useAccountId: () => '' }));
vi.mock('#api/client.ts', () => ({
  send: async (name: string, { id }: { id: string }, { account }: { account: string }) => {
    calls.sent.push([account, name, id]);
    return { message: 'Disetujui.' };
  },
}));
vi.mock('#api/query-client.ts', () => ({
  queryClient: { removeQueries: () => undefined, invalidateQueries: async () => undefined },
}));
vi.mock('#api/reauthentication.ts', () => ({
  ReauthDeclined: class extends Error {},
  reauthRequests: {},
  repeatAfterProof: (attempt: () => Promise<unknown>) => attempt(),
}));
vi.mock('#api/send-on-leave.ts', () => ({ loadRoutesForLeave: async () => undefined, sendOnLeave: vi.fn() }));
vi.mock('#api/session.ts', () => ({
  session: { userId: () => calls.userId, endedAccountId: () => null, token: () => '', subscribe: vi.fn() },
}));
vi.mock('#api/use-action.ts', () => ({ dashboardEndpoint: 'getDashboard' }));

const { DecisionQueue } = await import('./decision-queue.ts');
const { writeDecisions } = await import('./pending-decision.ts');
type Queue = InstanceType<typeof DecisionQueue>;

const approval = (id: string) => ({
  row: { _id: id, name: id, paymentId: null, isActive: 'RequestRenew' as const },
  outcome: 'approve' as const,
});
const idsOf = (queue: Queue) => queue.state().pending.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  calls.sent.length = 0;
});
afterEach(() => {
  for (const account of ['admin-1', 'admin-2', 'admin-3']) writeDecisions(account, []);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each of two queues has its own decisions, and sends them after ten seconds', async () => {
  const [one, other] = [new DecisionQueue('admin-1'), new DecisionQueue('admin-2')];
  one.decide([approval('rina')]);
  other.decide([approval('budi')]);
  expect([idsOf(one), idsOf(other)]).toEqual([['rina'], ['budi']]);
  calls.userId = 'admin-1';
  await vi.advanceTimersByTimeAsync(9_900);
  expect(calls.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls.sent).toEqual([['admin-1', 'approveRenewal', 'rina']]);
  expect([idsOf(one), idsOf(other)]).toEqual([[], ['budi']]);
});

test('undoing the last decision keeps the earlier ones', () => {
  const queue = new DecisionQueue('admin-3');
  queue.decide([approval('rina')]);
  queue.decide([approval('budi'), approval('sari')]);
  queue.undo();
  expect(idsOf(queue)).toEqual(['rina']);
});
