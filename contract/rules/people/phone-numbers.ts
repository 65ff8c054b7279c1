/** Six to 15 digits with the usual separators, and '+' only in front; or nothing. */
const typedPattern = /^(?:\+?(?:[\s().\-/]*\d){6,15}[\s)]*)?$/;

/** A stored number: '+', country and number, at most 15 digits (E.164); or nothing. */
export const phonePattern = /^(?:\+[1-9]\d{5,14})?$/;

/**
 * Returns a typed number as it is stored: '0812 3456-7890' becomes '+6281234567890'. Indonesian numbers may
 * omit the country. Any other text stays unchanged, and `phonePattern` refuses it.
 */
export function normalizePhone(typed: string): string {
  if (!typedPattern.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return `+${digits}`.replace(/^\+620+/, '+62');
  const international = /^(?:00(?<country>\d+)|0*(?:620*)?(?<national>8\d+)|0(?<area>\d+)|62(?<own>\d+))$/;
  const { country, national, area, own } = international.exec(digits)?.groups ?? {};
  if (country !== undefined) return `+${country}`;
  const local = national ?? area ?? own;
  return local === undefined ? typed : `+62${local}`;
}

/** Mobile numbers begin with 8. Five large cities have area codes of two digits, all other areas of three. */
const groupsPattern =
  /^\+62(?:(?<mobile>8\d\d)(?<middle>\d{4})(?<end>\d+)|(?<area>2[124]|[36]1|\d{3})(?<line>\d+))$/;

/** Returns a number as people read it: '+62 812-3456-7890'. Numbers of other countries have no groups. */
export function formatPhone(phone: string): string {
  const stored = normalizePhone(phone);
  const { mobile, middle, end, area, line } = groupsPattern.exec(stored)?.groups ?? {};
  if (mobile !== undefined) return `+62 ${mobile}-${middle}-${end}`;
  return area === undefined ? stored : `+62 ${area} ${line}`;
}
