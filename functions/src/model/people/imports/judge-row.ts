import { type ImportColumn, importLimits } from 'contract/rules/people/import-columns';
import { type ImportFilter, importFilters } from 'contract/rules/people/import-filters';
import type { ImportCandidate } from 'contract/schemas/imports/member-imports';
import { normalise } from 'contract/text/search-words';
import { wording } from 'contract/text/wording';
import { compareValues } from './compare-values.ts';
import type { FoundPeople, Person } from './find-people.ts';
import type { ImportTally, MemberImportRecord, StoredImportRow } from './records.ts';
import type { RowReading, RowValues } from './row-values.ts';

/** Facts about the effect of a row. */
type Judgement = Pick<
  StoredImportRow,
  'verdict' | 'reasons' | 'person' | 'changes' | 'differences' | 'candidates'
>;

interface Match {
  /** The person by number or address, or by phone and name. */
  readonly person: Person | undefined;
  readonly candidates: readonly ImportCandidate[];
  /** True if a person with the number or the address exists. */
  readonly isKeyUsed: boolean;
}

const toCandidate = ({ id, data: { name, email } }: Person, reason: string): ImportCandidate => ({
  id,
  name,
  email,
  reason,
});

const isSameInstitution = (values: RowValues, { data }: Person): boolean =>
  values.institution === undefined ||
  data.institution === '' ||
  normalise(values.institution) === normalise(data.institution);

/**
 * People with the same phone number, then those with the same name at the same institution, then those whom the rule of
 * doubles finds.
 */
function findCandidates(values: RowValues, found: FoundPeople, similar: readonly ImportCandidate[]): Match {
  const name = normalise(values.name ?? '');
  const samePhone = found.byPhone.get(values.phoneNumber ?? '') ?? [];
  const [first, ...others] = samePhone;
  if (first !== undefined && others.length === 0 && (name === '' || first.data.nameKey === name))
    return { person: first, candidates: [], isKeyUsed: false };
  const known = new Set(samePhone.map(({ id }) => id));
  const sameName = (found.byName.get(name) ?? []).filter(
    (person) => !known.has(person.id) && isSameInstitution(values, person),
  );
  const byKeys = [
    ...samePhone.map((person) => toCandidate(person, 'Nomor WhatsApp sama')),
    ...sameName.map((person) => toCandidate(person, 'Nama sama')),
  ];
  const keyed = new Set(byKeys.map(({ id }) => id));
  const candidates = [...byKeys, ...similar.filter(({ id }) => !keyed.has(id))];
  return { person: undefined, candidates: candidates.slice(0, importLimits.candidates), isKeyUsed: false };
}

/** Finds the person of a row by its keys in their order. Two people by different keys are candidates. */
function findMatch(values: RowValues, found: FoundPeople, similar: readonly ImportCandidate[]): Match {
  const byNumber = found.byNumber.get(values.memberNumber ?? '');
  const byEmail = found.byEmail.get(values.email ?? '');
  if (byNumber === undefined && byEmail === undefined) return findCandidates(values, found, similar);
  const hasOtherNumber =
    byNumber === undefined &&
    values.memberNumber !== undefined &&
    (byEmail?.data.memberNumber ?? values.memberNumber) !== values.memberNumber;
  const isOther = byNumber !== undefined && byEmail !== undefined && byNumber.id !== byEmail.id;
  if (!isOther && !hasOtherNumber) return { person: byNumber ?? byEmail, candidates: [], isKeyUsed: true };
  const candidates = [
    ...(byNumber === undefined ? [] : [toCandidate(byNumber, 'Nomor anggota sama')]),
    ...(byEmail === undefined
      ? []
      : [toCandidate(byEmail, hasOtherNumber ? 'Email sama, nomor anggota lain' : 'Email sama')]),
  ];
  return { person: undefined, candidates, isKeyUsed: true };
}

const toJudgement = (
  verdict: Judgement['verdict'],
  facts: Partial<Omit<Judgement, 'verdict'>> = {},
): Judgement => ({
  verdict,
  reasons: [],
  person: null,
  changes: [],
  differences: [],
  candidates: [],
  ...facts,
});

function judgeNew(values: RowValues, found: FoundPeople): Judgement {
  const required: readonly ImportColumn[] = ['name', 'email', 'consentOn'];
  const reasons = required
    .filter((column) => values[column] === undefined)
    .map((column) => ({
      column,
      text: column === 'consentOn' ? 'Tanggal persetujuan belum diisi.' : wording.required,
    }));
  if (found.usedNumbers.has(values.memberNumber ?? ''))
    reasons.push({ column: 'memberNumber', text: 'Nomor ini milik anggota yang sudah dihapus.' });
  return reasons.length > 0 ? toJudgement('refuse', { reasons }) : toJudgement('create');
}

function judgePerson(values: RowValues, person: Person, overrides: readonly ImportColumn[]): Judgement {
  const { changes, differences } = compareValues(values, person.data, overrides);
  const facts = { person: { id: person.id, name: person.data.name }, changes, differences };
  return toJudgement(changes.length > 0 ? 'update' : 'same', facts);
}

type JudgedRow = Pick<StoredImportRow, 'cells' | 'twins' | 'choice' | 'candidates'>;

/** Applies an admin's choice; undefined if it does not decide the row. */
function judgeChoice({ choice }: JudgedRow, match: Match, found: FoundPeople) {
  if (choice?.kind === 'person') return found.byId.get(choice.person ?? '');
  return choice?.kind === 'create' && !match.isKeyUsed ? ('create' as const) : undefined;
}

/**
 * Decides the effect of a row. Rows of one file with the same key are a conflict among themselves. Candidates of the
 * row remain candidates.
 */
export function judgeRow(
  row: JudgedRow,
  { values, refusals }: RowReading,
  found: FoundPeople,
  { mapping }: Pick<MemberImportRecord, 'mapping'>,
): Judgement {
  if (refusals.length > 0) return toJudgement('refuse', { reasons: [...refusals] });
  const match = findMatch(values, found, row.candidates);
  const chosen = judgeChoice(row, match, found);
  if (chosen === 'create') return judgeNew(values, found);
  if (chosen !== undefined) return judgePerson(values, chosen, mapping.overrides);
  const twins = (row.twins ?? []).filter(({ column }) => column !== 'phoneNumber' || !match.isKeyUsed);
  const { person } = match;
  if (twins.length > 0) {
    const known = person === undefined ? [] : [toCandidate(person, 'Sudah terdaftar')];
    const reasons = twins.map(({ column, lines }) => ({
      column,
      text: `Sama dengan baris ${lines.join(', ')}.`,
    }));
    return toJudgement('conflict', { candidates: [...known, ...match.candidates], reasons });
  }
  if (person !== undefined) return judgePerson(values, person, mapping.overrides);
  if (match.candidates.length === 0) return judgeNew(values, found);
  return toJudgement('conflict', { candidates: [...match.candidates] });
}

const toTally = (count: (filter: ImportFilter) => number): ImportTally =>
  Object.fromEntries(importFilters.map((filter) => [filter, count(filter)])) as ImportTally;

/** Filters that show a row. */
export function filtersOf(row: StoredImportRow): ImportFilter[] {
  return [
    row.verdict,
    ...(row.differences.length > 0 ? (['differs'] as const) : []),
    ...(row.outcome === 'overtaken' || row.outcome === 'kept' ? [row.outcome] : []),
  ];
}

export const tallyRows = (rows: readonly StoredImportRow[]): ImportTally =>
  toTally((filter) => rows.filter((row) => filtersOf(row).includes(filter)).length);

export const sumTallies = (tallies: readonly ImportTally[]): ImportTally =>
  toTally((filter) => tallies.reduce((sum, tally) => sum + tally[filter], 0));
