import { expect, test, vi } from 'vitest';
import { log } from './log.ts';

function lineOf(...entry: Parameters<typeof log>): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  log(...entry);
  return String(write.mock.calls[0]?.[0]);
}

test('an entry is one line of JSON with severity and message', () => {
  expect(lineOf('WARNING', 'two\nlines', { job: 'retention', done: { mails: 3 } })).toBe(
    '{"severity":"WARNING","message":"two\\nlines","job":"retention","done":{"mails":3}}\n',
  );
});

test.each([
  ['550 <Dewi.Lestari+x@mail.example.org>: unknown', '550 <<email>>: unknown'],
  ['refused dewi@example.org, twice', 'refused <email>, twice'],
  ['authorization: Bearer abc.def', 'authorization: Bearer <token>'],
  ['session eyJhbGciOi.eyJpZCI6.c2lnbmF0dXJl ended', 'session <token> ended'],
  ['/resetPassword?oobCode=Xy12_z&mode=a', '/resetPassword?oobCode=<secret>&mode=a'],
  ['users/abc: Firestore is out of reach.', 'users/abc: Firestore is out of reach.'],
])('%s is redacted', (text, expected) => {
  const line = lineOf('ERROR', text, { failures: [text], of: { error: text } });
  const { message, failures, of } = JSON.parse(line);
  expect([message, failures, of]).toEqual([expected, [expected], { error: expected }]);
});
