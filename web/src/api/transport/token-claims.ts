/** Reads a claim of a session token without verifying it. Returns null without a token. */
export function readClaim(token: string | null, claim: 'id' | 'role'): string | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const value = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
