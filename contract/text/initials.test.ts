import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Budi Santoso', 'BS'],
  ['  dewi  lestari putri ', 'DP'],
  ['Sukarno', 'S'],
  ['', ''],
  ['Prof. Dr. Ir. Hj. Siti Rahmawati, S.Kom., M.Sc., Ph.D.', 'SR'],
  ['Dr.Ir. Budi Santoso', 'BS'],
  ['drg Maya Sari, M.Kes.', 'MS'],
  ['K.H. Abdul Hadi', 'AH'],
  ['K.A. Putri', 'KP'],
  ['H Abdul Hadi', 'AH'],
  ['Hadi Irawan', 'HI'],
  ['Ira Drajat', 'ID'],
  ['Budi Santoso S.Kom., M.T.I.', 'BS'],
  ['Budi Santoso A.Md.Kom', 'BS'],
  ['Budi Santoso Ph.D', 'BS'],
  ['Budi A.R.', 'BA'],
  ['Wahyu B.S.', 'WB'],
  ['Wahyu B.S', 'WB'],
  ['Budi Ans.Wijaya', 'BA'],
  ['Budi D.A-Wijaya', 'BD'],
  ['Dr. S.Kom', 'S'],
  ['Santoso, M.Sc.', 'S'],
  ['Dr.', 'D'],
  ['Prof. Dr.', 'PD'],
  [', Budi', 'B'],
  ['(Budi) Santoso', 'BS'],
  ['- Budi - Santoso -', 'BS'],
  ["'Aisyah Putri", 'AP'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['李小龍', '李'],
  ['محمد علي', 'مع'],
  ['🙂', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
