import { expect, test } from 'vitest';
import { withAddresses } from './lock-addresses.ts';

test('each package gets the address of its file, also below another one or under another name, and a workspace keeps its folder', () => {
  const entry = { version: '1.2.3', integrity: 'sha512-x' };
  const packages = withAddresses({
    'node_modules/busboy': entry,
    'node_modules/a/node_modules/@types/node': entry,
    'node_modules/wrap-ansi-cjs': { ...entry, name: 'wrap-ansi' },
    'node_modules/web': { resolved: 'web', link: true },
  });
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    'https://packages.example.org/busboy/-/busboy-1.2.3.tgz',
    'https://packages.example.org/@types/node/-/node-1.2.3.tgz',
    'https://packages.example.org/wrap-ansi/-/wrap-ansi-1.2.3.tgz',
    'web',
  ]);
});
