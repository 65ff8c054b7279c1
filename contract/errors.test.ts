import { describe, expect, test } from 'vitest';
import { ApiError, type ErrorCode, errorCatalogue } from './errors.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

test('the messages that the specification has the browser read', () => {
  expect(errorCatalogue['user-exists'].message).toBe('User already exists');
  expect(errorCatalogue['invalid-credentials'].message).toBe('Invalid credentials');
});

test.each(codes)('%s goes over the wire and comes back', (code) => {
  const error = new ApiError(code);
  expect(error.status).toBe(errorCatalogue[code].status);
  const body = JSON.parse(JSON.stringify(error.toBody()));
  expect(body).toEqual({ code, message: errorCatalogue[code].message });
  expect(ApiError.fromBody(body)).toEqual(error);
});

test('a message and messages by field of its own', () => {
  const error = new ApiError('invalid-input', { message: 'Lain.', fields: { name: 'Wajib diisi.' } });
  expect(error.toBody()).toEqual({
    code: 'invalid-input',
    message: 'Lain.',
    fields: { name: 'Wajib diisi.' },
  });
  expect(ApiError.fromBody(error.toBody())?.fields).toEqual({ name: 'Wajib diisi.' });
});

describe('a body that is none of ours', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a page', '<html>502</html>'],
    ['another shape', { error: 'no' }],
    ['an unknown code', { code: 'teapot', message: 'x' }],
    ['a code that every object has', { code: 'toString', message: 'x' }],
    ['a message that is no text', { code: 'internal', message: 5 }],
  ])('%s', (_what, body) => expect(ApiError.fromBody(body)).toBeUndefined());
});
