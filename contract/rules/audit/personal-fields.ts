import { personFieldNames } from '../people/person-fields.ts';

/**
 * Fields with identity, contact data or free text about a person. The log stores them, like the names of
 * actor and target, as removable values (decision 0085). Ids are pseudonyms.
 */
const personalFields: ReadonlySet<string> = new Set([
  ...personFieldNames,
  'name',
  'oldName',
  'latinName',
  'person',
  'to',
  'requestedBy',
  'author',
  'authors',
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
  'signatory',
  'activity',
  'passkey',
  'addedTags',
  'removedTags',
  'q',
]);

export const isPersonal = (field: string): boolean => personalFields.has(field);

/** Fields that no audit entry may contain, such as secrets and tax numbers (requirements 6.4.4). */
const secretFieldPattern =
  /password|secret|token|taxNumber|signature|^code$|recovery|totp|otp|credential|privatekey/i;

export const isSecret = (field: string): boolean => secretFieldPattern.test(field);
