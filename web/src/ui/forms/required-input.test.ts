import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test } from 'vitest';
import { missingControls, requiredInput } from './required-input.ts';

describe('required input', () => {
  test('includes fields and files that are never optional', () => {
    expect(requiredInput(endpoints.login)).toEqual(['email', 'password']);
    expect(requiredInput(endpoints.requestRenewal)).toEqual(['id', 'paymentProof']);
  });

  test('excludes fields that only some users must fill in', () => {
    const required = requiredInput(endpoints.register);
    expect(required).toEqual(['name', 'email', 'password', 'confirmPassword', 'paymentProof']);
  });
});

describe('a form', () => {
  test('reports required input that it neither shows nor sends by itself', () => {
    expect(missingControls('createBlog', ['title', 'author', 'content'], ['title'])).toBe(
      'The form of createBlog has no control for author, content, which the endpoint requires.',
    );
  });

  test('reports nothing if it shows required input, parts of it, or sends it by itself', () => {
    expect(missingControls('saveHomeContent', ['id', 'slides'], ['id', 'slides.0.alt'])).toBeUndefined();
    expect(missingControls('logout', [], [])).toBeUndefined();
  });
});

/** Source of each file of the browser code, by its path below `src`. */
const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.replace('../../', ''), source]),
);

function collectSource(path: string, seen = new Set<string>()): string {
  const source = sources[path];
  if (source === undefined || seen.has(path)) return '';
  seen.add(path);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const pieces = [...source.matchAll(/from '(\.\/|\.\.\/|#shared\/)([^']+)'/g)].map(([, start, rest]) => {
    if (start === '#shared/') return `shared/${rest}`;
    return start === './' ? `${folder}/${rest}` : `${folder.slice(0, folder.lastIndexOf('/'))}/${rest}`;
  });
  return [source, ...pieces.map((piece) => collectSource(piece, seen))].join('\n');
}

const FORM =
  /<(?:EndpointForm|PlacePayment)\b[^>]*?\bname=(?:"(\w+)"|\{[^?{}]+ \? '(\w+)' : '(\w+)'\})(.*?)>;?\n/gs;
const EDITOR = /<SitePageEditor\s+page="(\w)(\w+)"(.*?)>\n/gs;

interface Form {
  readonly path: string;
  readonly endpoint: EndpointName;
  /** Source of the values without a field. */
  readonly fixed: string;
  readonly rest: string;
}

/** Values of a form without a field: those of its only endpoint, or of the one for members and the one for guests. */
const FIXED = /\bfixed=\{(?:\{(.*?)\}|[^?{}]+ \? \{(.*?)\} : \{(.*?)\})\}/s;

/**
 * Forms in the source, such as `<EndpointForm name="login" …>`, the editors of site pages, and the proofs of places. A
 * form for members and guests has two endpoints.
 */
const forms = Object.entries(sources).flatMap(([path, source]) => [
  ...[...source.matchAll(FORM)].flatMap(([, only, first, second, rest = '']): Form[] => {
    const [, all = '', ofFirst = all, ofSecond = all] = FIXED.exec(rest) ?? [];
    const toForm = (endpoint: string | undefined, fixed: string) =>
      endpoint === undefined ? [] : [{ path, endpoint: endpoint as EndpointName, fixed, rest }];
    return [...toForm(only, all), ...toForm(first, ofFirst), ...toForm(second, ofSecond)];
  }),
  ...[...source.matchAll(EDITOR)].map(([, initial = '', page = '', rest = '']): Form => {
    const endpoint = `save${initial.toUpperCase()}${page}Content` as EndpointName;
    return { path, endpoint, fixed: '', rest };
  }),
]);

const findNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('each form of a page or section', () => {
  test('has a control for all required input of its endpoint', () => {
    const missing = forms.flatMap(({ path, endpoint, fixed, rest }) => {
      const [, atSubmit = ''] = /\bsubmitValues=\{\{([^}]*)\}\}/.exec(rest) ?? [];
      const inForm = [
        ...findNames(fixed, /(\w+)(?::[^,}]*)?/g),
        ...findNames(atSubmit, /(\w+)(?::[^,]*)?/g),
        ...findNames(collectSource(path), /\bname="(\w+)"/g),
      ];
      const fault = missingControls(endpoint, requiredInput(endpoints[endpoint] as Endpoint), inForm);
      return fault === undefined ? [] : [`${path}: ${fault}`];
    });
    expect(missing).toEqual([]);
  });

  test('is among those that this file checks', () => {
    const written = Object.values(sources).flatMap((source) => [...source.matchAll(/<EndpointForm\s/g)]);
    // Seven editors of site pages and three proofs of places name the endpoints of their shared forms. Three forms have
    // two endpoints.
    expect(forms).toHaveLength(written.length - 1 + 7 - 1 + 3 + 3);
  });
});
