import type { Endpoint } from 'contract/endpoint';
import { ApiError, invalidInput, toFieldMessages } from 'contract/errors';
import { isFileRequired, missingFileMessage } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/text/wording';
import type { HttpRequest } from '#http/request.ts';
import { readMultipart } from './multipart.ts';
import { textProblems } from './text-problems.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collects query or body, and the path parameters, which take precedence. Refuses body fields in a URL,
 * because URLs end up in logs. Throws malformed-body, unsupported-media-type, payload-too-large,
 * invalid-file, invalid-input.
 */
export async function readInput(
  request: HttpRequest,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = isPlainObject(request.query) ? request.query : {};
  if (endpoint.method === 'GET' || isOneClick(request, endpoint)) {
    return parseInput(endpoint, { ...query, ...params }, {});
  }
  const misplaced = Object.keys(query).filter((name) => Object.hasOwn(endpoint.input.shape, name));
  if (misplaced.length > 0)
    throw invalidInput(Object.fromEntries(misplaced.map((name) => [name, wording.notAllowedInAddress])));
  const body = await readBody(request, endpoint);
  return parseInput(endpoint, { ...body.fields, ...params }, body.files);
}

/** Returns whether a mail program sends a one-click form; its URL contains all input (RFC 8058). */
const isOneClick = ({ headers }: HttpRequest, { oneClick }: Endpoint): boolean =>
  oneClick !== undefined &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '');

function parseInput(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  files: Record<string, unknown>,
): Record<string, unknown> {
  const parsed = endpoint.input.safeParse(fields);
  const problems = toFieldMessages(parsed.error?.issues ?? []);
  for (const [name, slot] of Object.entries(endpoint.files ?? {})) {
    if (files[name] === undefined && isFileRequired(slot, fields)) problems[name] = missingFileMessage(slot);
  }
  if (parsed.success) Object.assign(problems, textProblems(parsed.data));
  if (Object.keys(problems).length === 0 && parsed.success) return { ...parsed.data, ...files };
  throw invalidInput(problems);
}

async function readBody(
  request: HttpRequest,
  endpoint: Endpoint,
): Promise<{ fields: Record<string, unknown>; files: Record<string, unknown> }> {
  const size = request.rawBody?.length ?? 0;
  const contentType = request.headers['content-type'] ?? '';
  if (endpoint.files !== undefined) {
    if (size > limits.requestBytes) throw new ApiError('payload-too-large');
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new ApiError('unsupported-media-type');
    const form = await readMultipart(request.rawBody ?? Buffer.alloc(0), {
      contentType,
      fields: new Set(Object.keys(endpoint.input.shape)),
      slots: endpoint.files,
    });
    return { fields: Object.fromEntries(form.fields), files: Object.fromEntries(form.files) };
  }
  if (size === 0) return { fields: {}, files: {} };
  if (size > limits.jsonBytes) throw new ApiError('payload-too-large');
  if (!jsonType.test(contentType)) throw new ApiError('unsupported-media-type');
  return { fields: readJson(request.rawBody ?? Buffer.alloc(0)), files: {} };
}

/** JSON content type with UTF-8, the only charset that JSON has. */
const jsonType = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i;

/** @throws ApiError malformed-body for anything but an object in valid UTF-8 */
function readJson(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('malformed-body');
  }
  if (!isPlainObject(value)) throw new ApiError('malformed-body');
  return value;
}
