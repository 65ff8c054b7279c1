import { maxImportSteps } from 'contract/people/member-imports';
import { describeReasons } from 'contract/rules/people/doubles';
import { importLimits } from 'contract/rules/people/import-columns';
import { identifierFieldNames } from 'contract/rules/people/person-fields';
import type { ImportCandidate } from 'contract/schemas/imports/member-imports';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { countImported } from '#model/base/counts.ts';
import { runSteps, stalledBefore } from '#model/base/run-steps.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import { type FoundDouble, findDoublesOf } from '#model/people/doubles/find-doubles.ts';
import type { ComparedRow } from '#model/people/doubles/person-facts.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import { endRun } from './begin-run.ts';
import { findPeopleOfKeys } from './find-people.ts';
import { judgeRow, tallyRows } from './judge-row.ts';
import {
  chunkId,
  type ImportResults,
  type MemberImportRecord,
  memberImportRows,
  memberImports,
  runningStates,
  type StoredImportRow,
} from './records.ts';
import { type RowSettings, readRow } from './row-values.ts';
import { findUntouched, undoRow } from './undo-row.ts';
import { type WriteContext, writeRow } from './write-row.ts';

type Import = Stored<MemberImportRecord>;

const findPeopleOfRows = (rows: readonly StoredImportRow[], { data }: Import) =>
  findPeopleOfKeys(
    rows.map((row) => readRow(row, data).values),
    rows.flatMap(({ choice, person }) => [choice?.person, person?.id].filter((id) => typeof id === 'string')),
  );

/** Checks the rows of a chunk against the stored people. */
export async function checkRows(
  rows: readonly StoredImportRow[],
  current: Import,
): Promise<StoredImportRow[]> {
  const found = await findPeopleOfRows(rows, current);
  return rows.map((row) => ({
    ...row,
    ...judgeRow(row, readRow(row, current.data), found, current.data),
  }));
}

/** Checks the rows of a chunk for the first time. */
const firstCheck = async (rows: readonly StoredImportRow[], current: Import): Promise<StoredImportRow[]> =>
  checkRows(await addSimilarPeople(rows, current.data), current);

async function processRows(batch: Batch, rows: readonly StoredImportRow[], current: Import) {
  const { state, appliedBy, undoneBy, createdBy } = current.data;
  if (state === 'checking') return firstCheck(rows, current);
  const context: WriteContext = {
    batch,
    import: current,
    actor: (state === 'undoing' ? undoneBy : appliedBy) ?? createdBy,
    found: await findPeopleOfRows(rows, current),
    statusChanges: [],
    used: new Set(),
  };
  const untouched = state === 'undoing' ? await findUntouched(rows, context) : new Set<string>();
  const processed = rows.map((row) => {
    if (state === 'undoing') return undoRow(row, context, untouched);
    // A row has one outcome, also if a run is stopped and continued.
    return row.outcome === null ? writeRow(row, context) : row;
  });
  countImported(batch, context.statusChanges);
  return processed;
}

const countOutcomes = (
  before: readonly StoredImportRow[],
  after: readonly StoredImportRow[],
  results: ImportResults,
): ImportResults => {
  const sums = { ...results };
  for (const [index, { outcome }] of after.entries())
    if (outcome !== null && outcome in sums && before[index]?.outcome !== outcome)
      sums[outcome as keyof ImportResults] += 1;
  return sums;
};

const endStates = { checking: 'checked', applying: 'applied', undoing: 'undone' } as const;

const peopleOf = (rows: readonly StoredImportRow[]): string[] => [
  ...new Set(
    rows.flatMap(({ person, candidates }) => [
      ...(person === null ? [] : [person.id]),
      ...candidates.map(({ id }) => id),
    ]),
  ),
];

/**
 * Processes the next chunk of a running import with one batch. The rows, the people, the counters and the position
 * change together, so that each row takes effect once, also with concurrent runs. Returns the import.
 */
async function runStep(id: string): Promise<Import> {
  const current = await memberImports.getOrThrow(id);
  const { state, position, chunks, tallies } = current.data;
  if (!isRunning(current)) return current;
  const chunk = await memberImportRows.getOrThrow(chunkId(id, position));
  const batch = new Batch();
  const rows = await processRows(batch, chunk.data.rows, current);
  batch.update(memberImportRows, chunk.id, { rows, people: peopleOf(rows) }, chunk.version);
  const isLast = position + 1 === chunks;
  const changes = {
    tallies: tallies.toSpliced(position, 1, tallyRows(rows)),
    results: countOutcomes(chunk.data.rows, rows, current.data.results),
    position: position + 1,
    ...(isLast ? { ...endRun(), state: endStates[state as keyof typeof endStates] } : { dueAt: clock.now() }),
  };
  batch.update(memberImports, id, changes, current.version);
  const version = await batch.commit();
  return { id, data: { ...current.data, ...changes }, version };
}

export const isRunning = ({ data }: Import): boolean => runningStates.includes(data.state);

/** Processes chunks as `runSteps`. Returns the import. Throws `not-found`; `conflict`. */
export const runImport = (id: string, time?: TimeBudget): Promise<Import> =>
  runSteps({ runStep: () => runStep(id), isRunning, maxSteps: maxImportSteps }, time);

/** Finds running imports that no screen continues, the longest wait first. */
export const findWaitingImports = (limit: number): Promise<Import[]> =>
  memberImports.before('dueAt', stalledBefore(), limit);

const rowId = ({ line }: StoredImportRow): string => `line-${line}`;

function toComparedRow(row: StoredImportRow, settings: RowSettings): ComparedRow {
  const { values } = readRow(row, settings);
  const { name = '', email = '', phoneNumber = '', institution = '' } = values;
  const identifiers = identifierFieldNames.flatMap((field) => values[field] ?? []);
  return { id: rowId(row), name, email, phoneNumber, institution, identifiers };
}

/**
 * Adds candidates to each row: the people who are probably its person by the rule of doubles. Its time grows with the
 * number of people.
 */
async function addSimilarPeople(
  rows: readonly StoredImportRow[],
  settings: RowSettings,
): Promise<StoredImportRow[]> {
  const index = await currentPeople();
  const compared = rows.map((row) => toComparedRow(row, settings));
  const doubles = findDoublesOf(compared, index.sorted('createdAt'));
  const toCandidate = (own: string, { people, reasons }: FoundDouble): ImportCandidate[] => {
    const person = index.get(people.find((id) => id !== own) ?? '');
    if (person === undefined) return [];
    const { id, name, email } = person;
    return [{ id, name, email, reason: describeReasons(reasons) }];
  };
  return rows.map((row) => {
    const id = rowId(row);
    const found = (doubles.get(id) ?? []).slice(0, importLimits.candidates);
    return { ...row, candidates: found.flatMap((double) => toCandidate(id, double)) };
  });
}
