/** @throws Error with the command that runs the tests, when the variable of the suite is missing */
export function required(name: string): string {
  const value = process.env[name];
  if (value !== undefined && value !== '') return value;
  throw new Error(
    `${name} is not set: these tests run inside an emulator suite, as in: npm run emulators:exec -- 'npx vitest run --project api'`,
  );
}
