/** Longest typed text of an identifier, such as the address of a profile. */
export const maxTypedCharacters = 120;

const withoutGroups = (text: string): string => text.replace(/[\s.-]/g, '');

/** Returns an ORCID iD as '0000-0002-1825-0097', from any grouping or its address; other text unchanged. */
export function normaliseOrcid(text: string): string {
  const typed = text.trim();
  const id = typed.replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i, '').replace(/\/$/, '');
  const characters = id.replace(/[\s‐-―-]/g, '').toUpperCase();
  return /^\d{15}[\dX]$/.test(characters) ? characters.replace(/.{4}(?=.)/g, '$&-') : typed;
}

/** Returns whether an ORCID iD is empty, or has the check character of ISO 7064 (MOD 11-2). */
export function isOrcid(id: string): boolean {
  if (id === '') return true;
  if (!/^(?:\d{4}-){3}\d{3}[\dX]$/.test(id)) return false;
  const digits = [...id.replaceAll('-', '')];
  const last = digits.pop();
  const sum = digits.reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return last === (check === 10 ? 'X' : String(check));
}

export const orcidAddress = (id: string): string => `https://orcid.org/${id}`;

const sintaHost = /^(?:https?:\/\/)?sinta\d?\.[a-z.]+\//i;
const sintaProfile = /(?:profile\/|[?&]id=)(\d+)(?:[/?&#]|$)/i;

/** Returns the digits of an author in SINTA, also from the address of the profile; other text unchanged. */
export const normaliseSintaId = (text: string): string =>
  withoutGroups((sintaHost.test(text.trim()) && sintaProfile.exec(text.trim())?.[1]) || text.trim());

export const sintaIdPattern = /^(\d{3,10})?$/;

/** The host changes with the ministry; this is the one of 2025. */
export const sintaAddress = (id: string): string =>
  `https://sinta.kemdiktisaintek.go.id/authors/profile/${id}`;

export const normaliseLecturerNumber = withoutGroups;

/** National number of a lecturer (NIDN): ten digits, empty for none. */
export const nidnPattern = /^(\d{10})?$/;

/** Number of an educator (NUPTK), which replaces the NIDN since 2024: 16 digits, empty for none. */
export const nuptkPattern = /^(\d{16})?$/;

/** Returns a NIDN with the zeros at its beginning, which a spreadsheet drops from a number. */
export const restoreNidnZeros = (cell: string): string =>
  /^[1-9]\d{7,8}$/.test(cell) ? cell.padStart(10, '0') : cell;
