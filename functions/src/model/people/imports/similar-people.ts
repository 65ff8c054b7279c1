import { describeReasons } from 'contract/rules/people/doubles';
import { importLimits } from 'contract/rules/people/import-columns';
import { identifierFieldNames } from 'contract/rules/people/person-fields';
import type { ImportCandidate } from 'contract/schemas/imports/member-imports';
import { type FoundDouble, findDoublesOf } from '#model/people/doubles/find-doubles.ts';
import type { ComparedRow } from '#model/people/doubles/person-facts.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import type { StoredImportRow } from './records.ts';
import { type RowSettings, readRow } from './row-values.ts';

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
export async function addSimilarPeople(
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
