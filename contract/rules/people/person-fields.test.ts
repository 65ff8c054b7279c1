import { expect, test } from 'vitest';
import { isPersonal } from '../audit/personal-fields.ts';
import {
  personFieldNames,
  pickPersonValues,
  sharedPersonFieldNames,
  sortPersonFields,
} from './person-fields.ts';

test('every optional field of a person is personal in the audit log', () => {
  expect(personFieldNames.filter((field) => !isPersonal(field))).toEqual([]);
});

test('admins edit all fields except the tax number', () => {
  expect(
    personFieldNames.filter((field) => !(sharedPersonFieldNames as readonly string[]).includes(field)),
  ).toEqual(['taxNumber']);
});

test('a missing value of a person is empty', () => {
  expect(pickPersonValues(['gender', 'taxNumber'], { gender: 'perempuan' })).toEqual({
    gender: 'perempuan',
    taxNumber: '',
  });
});

test('sorting the fields of a person places fields without a position last', () => {
  expect(sortPersonFields(['department', 'expertise', 'phoneNumber'], ['phoneNumber'])).toEqual([
    'phoneNumber',
    'department',
    'expertise',
  ]);
});
