import { demoAccounts } from '../../tools/seed/demo-accounts.ts';

/** Logs a demo account in and returns its token. */
export async function tokenOf(baseUrl: string, email: string): Promise<string> {
  const account = demoAccounts.find((one) => one.email === email);
  if (account === undefined) throw new Error(`There is no demo account ${email}.`);
  const reply = await fetch(`${baseUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: account.password }),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (token === undefined) throw new Error(`${email} could not log in: ${reply.status}.`);
  return token;
}

/** Demo accounts for the screens of admins and of members. */
export const viewers = { admin: 'admin@example.org', member: 'member@example.org' } as const;
export type Viewer = keyof typeof viewers;
