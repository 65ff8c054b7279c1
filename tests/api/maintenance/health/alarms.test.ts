import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../../../functions/src/data/batch.ts';
import { fileStore } from '../../../../functions/src/data/file-store.ts';
import { logRequest, type RequestEntry } from '../../../../functions/src/http/trace.ts';
import { runDaily } from '../../../../functions/src/jobs/daily.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { ROOT } from '../../../../tools/emulators/suite.ts';
import { makeMail } from '../../../support/factories/admin-records.ts';
import { makeMember } from '../../../support/factories/people.ts';
import { as, inProcessTransport } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';
import { type LogLine, passesFilter } from './log-filter.ts';

interface Alarm {
  readonly filter?: string;
  readonly conditions?: readonly {
    readonly conditionMatchedLog?: { readonly filter: string };
    readonly conditionAbsent?: { readonly filter: string };
    readonly conditionPrometheusQueryLanguage?: { readonly query: string };
  }[];
}

const read = (folder: string): Record<string, Alarm> =>
  Object.fromEntries(
    readdirSync(join(ROOT, 'functions/alarms', folder)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(ROOT, 'functions/alarms', folder, file), 'utf8')),
    ]),
  );
const [metrics, policies] = [read('metrics'), read('policies')];

/** Filters over log lines by name, of policies and of metrics. */
const filters = Object.entries({ ...metrics, ...policies }).flatMap(([name, { filter, conditions }]) => {
  const found = filter ?? conditions?.[0]?.conditionMatchedLog?.filter;
  return found === undefined ? [] : [[name, found] as const];
});

const passed = (line: LogLine): string[] =>
  filters.flatMap(([name, filter]) => (passesFilter(filter, line) ? [name] : [])).sort();

let server: MailServer;
let lines: LogLine[];
beforeEach(async () => {
  server = await startMailServer();
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});

const nothing = { done: {}, failures: [], findings: [], isMore: false };

test('jobs: each alarm is triggered by the written log line, and by no other', async () => {
  await runDaily({
    retention: async () => nothing,
    'sweep-orphans': async () => ({ ...nothing, alarms: ['too many'] }),
    'repair-counters': async () => Promise.reject(new Error('Out of order.')),
  });
  await sendMails();
  await makeMail({ state: 'waiting', attempts: 6, dueAt: inDays(-1), settledAt: null });
  server.refuse(554, 1);
  await sendMails();
  await sweep();
  freezeClock(inDays(2));
  await sweep();
  expect(lines.slice(0, 20).map((line) => [line.job, passed(line)])).toEqual([
    ['retention', ['ended-jobs']],
    ['sweep-orphans', ['ended-jobs', 'failed-job']],
    ['repair-counters', ['ended-jobs', 'failed-job']],
    ['send-outbox', ['ended-jobs']],
    ['send-outbox', ['ended-jobs', 'failed-mail']],
    ['sweep-intents', ['ended-jobs']],
    ['release-places', ['ended-jobs']],
    ['remind-unpaid', ['ended-jobs']],
    ['event-notices', ['ended-jobs']],
    ['index-people', ['ended-jobs']],
    ['import-members', ['ended-jobs']],
    ['merge-members', ['ended-jobs']],
    ['sweep-intents', ['ended-jobs']],
    ['release-places', ['ended-jobs']],
    ['remind-unpaid', ['ended-jobs']],
    ['event-notices', ['ended-jobs']],
    ['index-people', ['ended-jobs']],
    ['import-members', ['ended-jobs']],
    ['merge-members', ['ended-jobs']],
    ['send-outbox', ['late-job']],
  ]);
  expect(metrics).toHaveProperty('ended-jobs');
  expect(policies['silent-jobs']?.conditions?.[0]?.conditionAbsent?.filter).toContain('/user/ended-jobs"');
});

test('a mail with an unclear result triggers the same alarm as a failed one', async () => {
  await makeMail({ state: 'sending', dueAt: inDays(-1), settledAt: null });
  await sendMails();
  expect(lines.map(passed)).toEqual([['ended-jobs', 'failed-mail']]);
});

test('requests: the log line has the fields that alarms count, and no address, secret or path of the caller', async () => {
  const entries: RequestEntry[] = [];
  const here = as(undefined, inProcessTransport({ entries }));
  const member = await makeMember();
  const secrets = { email: member.email, password: 'rahasia yang salah' };
  await here.refused('login', secrets);
  await as(member, inProcessTransport({ entries })).ok('getProfile', {});
  await here.send('GET', `/blogs/getbyid/${member.email}?oobCode=rahasia`);
  await here.send('GET', `/nowhere/${member.email}?token=rahasia`);
  vi.spyOn(fileStore, 'exists').mockRejectedValue(new Error(`no way for ${member.email}`));
  await here.refused('getHealth', {});
  vi.spyOn(store, 'commit').mockRejectedValue(new Error(`${member.email} is stuck`));
  await here.refused('login', secrets);
  const before = lines.length;
  for (const entry of entries) logRequest(entry);
  const written = lines.slice(before);
  expect(written).toMatchObject([
    {
      severity: 'INFO',
      message: 'request',
      method: 'POST',
      endpoint: 'login',
      path: '/users/login',
      status: 401,
    },
    { severity: 'INFO', endpoint: 'getProfile', path: '/users/user/profile', status: 200 },
    { severity: 'INFO', endpoint: 'getBlog', path: '/blogs/getbyid/{id}', status: 400 },
    { severity: 'INFO', method: 'GET', status: 404 },
    { severity: 'INFO', endpoint: 'getHealth', status: 503 },
    {
      severity: 'ERROR',
      endpoint: 'login',
      status: 500,
      stack_trace: expect.stringContaining('<email> is stuck'),
    },
  ]);
  for (const line of written) {
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^\w{4}-\w{4}$/),
      latencyMs: expect.any(Number),
    });
    expect(passed(line)).toEqual(['requests']);
  }
  const said = JSON.stringify(lines);
  for (const secret of [member.email, 'rahasia', 'eyJ']) expect(said).not.toContain(secret);
  expect(lines.filter(({ message }) => message === 'part unwell').map(passed)).toEqual([['unwell-part']]);
  for (const name of ['failing-requests', 'refused-requests']) {
    const query = policies[name]?.conditions?.[0]?.conditionPrometheusQueryLanguage?.query;
    expect(query).toContain('logging_googleapis_com:user_requests{');
  }
});
