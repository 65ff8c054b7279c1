import type { Role } from 'contract/rules/membership';

export interface DemoAuthAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

/**
 * Creates all accounts in the Auth emulator, and replaces those of an interrupted earlier run. Uses the
 * emulator's own endpoint, because the Admin SDK accepts no plain passwords.
 */
export async function importAccounts(
  accounts: readonly DemoAuthAccount[],
  emulator: { host: string; projectId: string },
): Promise<void> {
  const { host, projectId } = emulator;
  const users = accounts.map(({ id, email, name, password, role, emailVerified, createdAt }) => ({
    localId: id,
    email,
    displayName: name,
    rawPassword: password,
    emailVerified,
    createdAt: String(createdAt.getTime()),
    customAttributes: JSON.stringify({ id, role }),
  }));
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const answer = await fetch(url, {
    method: 'POST',
    // Token with which the emulator accepts admin calls.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  // A successful reply has an empty list of refused accounts.
  const { error = [] } = (await answer.json()) as { error?: unknown };
  if (!answer.ok || !Array.isArray(error) || error.length > 0) {
    throw new Error(`Importing accounts failed: ${JSON.stringify(error)}`);
  }
}
