/**
 * What an entry of the audit says of a person in so many words, by the name of its detail or field: kept as a value that
 * can be taken out of the entry, with a commitment to it that stays (decision 0085). Whatever tells who somebody is, how
 * to reach them, or was typed freely about them belongs here; ids do not, as they are the pseudonyms that remain.
 * The names of actor and target are always kept so.
 */
const personalFields: ReadonlySet<string> = new Set([
  'name',
  'oldName',
  'latinName',
  'person',
  'author',
  'email',
  'oldEmail',
  'newEmail',
  'gender',
  'institution',
  'institutionAddress',
  'department',
  'expertise',
  'phoneNumber',
  'taxNumber',
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

/** What must stand in no entry at all, whatever calls it so; a tax number too (requirements 6.4.4). */
const secretField =
  /password|secret|token|taxNumber|signature|^code$|recovery|totp|otp|credential|privatekey/i;

export const isSecret = (field: string): boolean => secretField.test(field);
