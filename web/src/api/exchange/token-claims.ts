/** The token is kept in local storage under this key (requirements 3.1.1). */
export const tokenKey = 'token';

/** What a token says of itself, null where it cannot be read. Whether that holds is the function's word. */
export function claimOf(token: string | null, claim: 'id' | 'role'): string | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const value = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Whether a token, by what it says of itself, leads to screens of a role, or of any; the guards have the last word. */
export const mayLead = (token: string | null, role: string | undefined): boolean =>
  token !== null && (role === undefined || claimOf(token, 'role') === role);
