/** @throws Error that tells how to run the tests, when the suite's variable is missing */
export function required(name: string): string {
  const value = process.env[name];
  if (value !== undefined && value !== '') return value;
  throw new Error(
    `${name} is not set: these tests run inside an emulator suite, as in: npm run emulators:exec -- 'npx vitest run --project api'`,
  );
}
