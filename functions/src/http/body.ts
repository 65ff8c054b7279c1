import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { fileMissing } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { readMultipart } from './multipart.ts';
import type { HttpRequest } from './request.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collects what a request brings for an endpoint: query, then body, then path parameters, which always win.
 *
 * @throws ApiError malformed-body, unsupported-media-type, payload-too-large, invalid-file, invalid-input
 */
export async function readInput(
  request: HttpRequest,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = isPlainObject(request.query) ? request.query : {};
  const body = await readBody(request, endpoint);
  return parseInput(endpoint, { ...query, ...body.fields, ...params }, body.files);
}

function parseInput(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  files: Record<string, unknown>,
): Record<string, unknown> {
  const parsed = endpoint.input.safeParse(fields);
  const problems: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) problems[issue.path.join('.')] ??= issue.message;
  for (const [name, slot] of Object.entries(endpoint.files ?? {})) {
    if (slot.required && files[name] === undefined) problems[name] = fileMissing(slot);
  }
  if (Object.keys(problems).length === 0 && parsed.success) return { ...parsed.data, ...files };
  const [first] = Object.values(problems);
  const names = Object.keys(problems);
  throw new ApiError('invalid-input', {
    fields: problems,
    // A single problem is told as the message itself, for callers that read nothing else.
    ...(names.length === 1 && first !== undefined ? { message: first } : {}),
  });
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
  if (size === 0 || endpoint.method === 'GET') return { fields: {}, files: {} };
  if (size > limits.jsonBytes) throw new ApiError('payload-too-large');
  if (!/^application\/json\b/i.test(contentType)) throw new ApiError('unsupported-media-type');
  if (!isPlainObject(request.body)) throw new ApiError('malformed-body');
  return { fields: request.body, files: {} };
}
