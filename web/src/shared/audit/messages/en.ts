import type { Translation } from 'contract/text/language/localize';

export const association = 'The association’s board';
export const reason = 'Reason: {reason}';
export const noFieldsChanged = 'No details changed';
export const fieldsChanged = 'Changed details: {fields}';
export const validUntil = 'Valid {until}';
export const validUntilText = 'Valid until: {until}';
export const oldName = 'Former name: {name}';
export const person = 'Name: {name}';
export const email = 'Email: {email}';
export const fieldName = 'name';
export const fieldAddress = 'address';
export const fieldPlaqueAddress = 'delivery address of the plaque';
export const fieldLogo = 'logo';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
