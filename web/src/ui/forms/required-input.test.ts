import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test } from 'vitest';
import { missingControls, requiredInput } from './required-input.ts';

describe('required is', () => {
  test('what is never left out, files too', () => {
    expect(requiredInput(endpoints.login)).toEqual(['email', 'password']);
    expect(requiredInput(endpoints.requestRenewal)).toEqual(['id', 'paymentProof']);
  });

  test('not what only some who fill in the form must tell', () => {
    expect(requiredInput(endpoints.register)).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword',
      'paymentProof',
    ]);
  });
});

describe('a form', () => {
  test('lacks what it neither asks for nor sends by itself, and says so in a sentence', () => {
    expect(missingControls('createBlog', ['title', 'author', 'content'], ['title'])).toBe(
      'The form of createBlog has no control for author, content, which the endpoint requires.',
    );
  });

  test('lacks nothing when it asks for it, or for parts of it, or sends it by itself', () => {
    expect(missingControls('saveHomeContent', ['id', 'slides'], ['id', 'slides.0.alt'])).toBeUndefined();
    expect(missingControls('logout', [], [])).toBeUndefined();
  });
});

/** Source of each file of the browser, by its path below `src`. */
const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.replace('../../', ''), source]),
);

/** A file with all that it is made of, without the kit. */
function wholeOf(path: string, seen = new Set<string>()): string {
  const source = sources[path];
  if (source === undefined || seen.has(path)) return '';
  seen.add(path);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const pieces = [...source.matchAll(/from '(\.\/|\.\.\/|#parts\/)([^']+)'/g)].map(([, start, rest]) => {
    if (start === '#parts/') return `parts/${rest}`;
    return start === './' ? `${folder}/${rest}` : `${folder.slice(0, folder.lastIndexOf('/'))}/${rest}`;
  });
  return [source, ...pieces.map((piece) => wholeOf(piece, seen))].join('\n');
}

/** The forms as they are written: `<EndpointForm name="login" …>`, and the editors of pages around one. */
const forms = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/<(?:EndpointForm|SitePageEditor)\b[^>]*?\b(?:name|save)="(\w+)"(.*?)>\n/gs)].map(
    ([, endpoint = '', rest = '']) => ({ path, endpoint: endpoint as EndpointName, rest }),
  ),
);

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('the form of', () => {
  test.each(forms)(
    '$endpoint in $path has a control for all that is required',
    ({ path, endpoint, rest }) => {
      const [, fixed = ''] = /\bfixed=\{\{([^}]*)\}\}/.exec(rest) ?? [];
      const inForm = [...namesIn(fixed, /(\w+)(?::[^,]*)?/g), ...namesIn(wholeOf(path), /\bname="(\w+)"/g)];
      expect(
        missingControls(endpoint, requiredInput(endpoints[endpoint] as Endpoint), inForm),
      ).toBeUndefined();
    },
  );

  test('every page and part is among them', () => {
    const written = Object.values(sources).flatMap((source) => [...source.matchAll(/<EndpointForm\n/g)]);
    // The one form of the six editors of pages takes the name of its endpoint from them.
    expect(forms).toHaveLength(written.length - 1 + 6);
  });
});
