import type { Translation } from '../../../text/language/localize.ts';

export const nameLabel = 'Official name';
export const name = 'Yayasan Society for Information Systems Indonesia (example)';
export const formLabel = 'Legal form';
export const form = 'Incorporated foundation, “yayasan” (example)';
export const deedLabel = 'Deed of establishment';
export const deed = 'Number 00 of 1 January 2000, Notary Nama Contoh, S.H.';
export const approvalLabel = 'Approval';
export const approval = 'Decree of the Minister of Law number AHU-0000000.AH.01.07.Tahun 2000 (example)';
export const taxNumberLabel = 'Tax number (NPWP)';
export const taxNumber = '00.000.000.0-000.000 (example)';
export const addressLabel = 'Official address';
export const address = 'Gedung Contoh, 3rd floor, Jalan Contoh No. 1, Jakarta 10000';

export type Checked = Translation<typeof import('../id/legal-facts.ts'), typeof import('./legal-facts.ts')>;
