import { personFieldNames } from '../people/person-fields.ts';

/**
 * Fields and details of audit entries that contain personal data: identity, contact data and free text about
 * a person. The audit log stores them as removable values with a commitment that stays after their removal
 * (decision 0085). Names of actor and target are always stored like this. Ids are not personal, because they
 * are pseudonyms.
 */
const personalFields: ReadonlySet<string> = new Set([
  ...personFieldNames,
  'name',
  'oldName',
  'latinName',
  'person',
  'author',
  'email',
  'oldEmail',
  'newEmail',
  'address',
  'plaqueAddress',
  'profilePhoto',
  'logo',
  'reason',
  'question',
  'answer',
  'subject',
  'device',
  'passkey',
  'q',
]);

export const isPersonal = (field: string): boolean => personalFields.has(field);

/** Fields that no audit entry may contain, such as secrets and tax numbers (requirements 6.4.4). */
const secretFieldPattern =
  /password|secret|token|taxNumber|signature|^code$|recovery|totp|otp|credential|privatekey/i;

export const isSecret = (field: string): boolean => secretFieldPattern.test(field);
