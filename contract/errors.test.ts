import { describe, expect, test } from 'vitest';
import { ApiError, type ErrorCode, errorCatalogue } from './errors.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

test('two codes have the English messages that the specification fixes', () => {
  expect(errorCatalogue['user-exists'].message).toBe('User already exists');
  expect(errorCatalogue['invalid-credentials'].message).toBe('Invalid credentials');
});

test.each(codes)('%s keeps code, status and message as JSON', (code) => {
  const error = new ApiError(code);
  expect(error.status).toBe(errorCatalogue[code].status);
  const body = JSON.parse(JSON.stringify(error.toBody()));
  expect(body).toEqual({ code, message: errorCatalogue[code].message });
  expect(ApiError.fromBody(body)).toEqual(error);
});

test('an error with its own message and field messages keeps both as JSON', () => {
  const error = new ApiError('invalid-input', { message: 'Lain.', fields: { name: 'Wajib diisi.' } });
  expect(error.toBody()).toEqual({
    code: 'invalid-input',
    message: 'Lain.',
    fields: { name: 'Wajib diisi.' },
  });
  expect(ApiError.fromBody(error.toBody())?.fields).toEqual({ name: 'Wajib diisi.' });
});

describe('a body that is not an API error', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a page', '<html>502</html>'],
    ['another shape', { error: 'no' }],
    ['an unknown code', { code: 'teapot', message: 'x' }],
    ['a code that every object has', { code: 'toString', message: 'x' }],
    ['a message that is no text', { code: 'internal', message: 5 }],
  ])('%s is not parsed', (_what, body) => expect(ApiError.fromBody(body)).toBeUndefined());
});
