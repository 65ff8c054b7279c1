/**
 * Measures searches of the member directory at each size (`directory=1000,10000`): reads of a call, and the time of
 * the work without its reads. The reads find only changed people, and the emulator scans all documents for them.
 */
import { directory as endpoints } from 'contract/people/directory';
import { limits } from 'contract/rules/limits';
import { currentDirectoryConsent, directoryFields } from 'contract/rules/people/directory';
import { users } from '../../../functions/src/data/collections.ts';
import type { UserRecord } from '../../../functions/src/data/records.ts';
import { findProfiles } from '../../../functions/src/model/people/directory/profiles.ts';
import { currentPeople } from '../../../functions/src/model/people/index/current-people.ts';
import type { PeopleIndex } from '../../../functions/src/model/people/index/people-index.ts';
import { people } from '../../../tools/seed/people.ts';
import { storeRows } from '../../support/factories/many-rows.ts';
import { makeMember } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';
import { median, ms, reportRow } from '../report.ts';

const repetitions = 60;
const maxSearchMs = 100;
process.env.DIRECTORY_LISTS_PER_READER = '1000000';

const member = await makeMember();
const { data: template } = await users.getOrThrow(member.id);
const client = inProcess(member);
const audiences = Object.fromEntries(directoryFields.map((field) => [field, 'members'] as const));

/** Stores members with published entries: the demo people, with other names and institutions. */
const fill = (size: number) =>
  storeRows<UserRecord>(users, size, (index) => {
    const person = people[index % people.length] ?? template;
    const { name, institution = '', department = '', expertise = '', city = '' } = person;
    return {
      ...template,
      name: `${name} ${index}`,
      memberNumber: null,
      institution: `${institution} ${index % 300}`,
      department,
      expertise,
      city,
      directory: {
        publicId: `profile${index}`,
        audiences,
        bio: `Mengajar dan meneliti ${expertise}, juga di luar kampus. `.repeat(5).trim(),
        offers: ['assessor'],
        isSearchable: false,
        consent: { version: currentDirectoryConsent, at: new Date() },
        updatedAt: new Date(),
      },
    };
  });

const searches = {
  'all profiles': {},
  'two words': { q: 'sistem 4' },
  'expertise and institution': { expertise: 'data', institution: 'universitas' },
  'the last page': { page: 100_000 },
} as const;

const listInput = endpoints.listDirectory.input;
const search = (index: PeopleIndex, filter: object) =>
  findProfiles(index.published(), listInput.parse(filter), 'members');

function measureTime(work: () => unknown): number {
  const times = Array.from({ length: repetitions }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/** Searches after a change of one entry. */
function searchAfterChange(index: PeopleIndex): void {
  const row = index.getPublished('profile0');
  if (row === undefined) throw new Error('The first profile is missing.');
  index.apply([{ ...row }], []);
  search(index, searches['two words']);
}

const sizes = process.argv.slice(2).map(Number);
/** Times of the first size, with which the others are compared. */
const firstTimes = new Map<string, number>();
const reads: number[] = [];
for (const size of sizes) {
  await fill(size);
  const { body } = await client.ok('listDirectory', {});
  if (body.total !== size) throw new Error(`${body.total} of ${size} profiles are listed.`);
  for (const filter of Object.values(searches))
    reads.push((await client.ok('listDirectory', filter)).budgetedReads ?? Number.NaN);
  const index = await currentPeople();
  const works = new Map<string, () => unknown>([
    ...Object.entries(searches).map(([what, filter]) => [what, () => search(index, filter)] as const),
    ['two words, after a profile changed', () => searchAfterChange(index)],
  ]);
  for (const [what, work] of works) {
    const time = measureTime(work);
    const first = firstTimes.get(what) ?? time;
    firstTimes.set(what, first);
    reportRow({
      what: `${size} profiles, ${what}`,
      measured: ms(time),
      ...(size === sizes[0]
        ? {}
        : { comparison: `${sizes[0]} profiles ${ms(first)}, x${(time / first).toFixed(1)}` }),
      budget: ms(maxSearchMs),
      isMet: time <= maxSearchMs,
    });
  }
}
const maxReads = endpoints.listDirectory.reads;
reportRow({
  what: `most reads of a search of ${reads.length}, at ${sizes.join(', ')} profiles of ${limits.directory.pageSize} a page`,
  measured: String(Math.max(...reads)),
  budget: String(maxReads),
  isMet: reads.every((count) => count <= maxReads),
});
process.exit(0);
