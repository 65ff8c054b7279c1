/** Returns the first day of the month eleven months later. Each build of one month returns the same day. */
export const securityTextExpiry = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));

/** Returns security.txt (RFC 9116): the contact for reports of vulnerabilities. */
export const securityText = (site: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${securityTextExpiry(now).toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
