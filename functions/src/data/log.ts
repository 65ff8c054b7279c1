import { AsyncLocalStorage } from 'node:async_hooks';

/** As Cloud Logging knows them. */
export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/** Addresses of people, and what opens a door: session tokens, bearers, codes of links. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@"'<>()[\]{}:;,/\\]+@[^\s@"'<>()[\]{}:;,/\\]+/g, '<email>'],
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '<token>'],
  [/\bBearer\s+\S+/gi, 'Bearer <token>'],
  [/([?&][\w-]*(?:code|token|key|password)[\w-]*=)[^&\s"']+/gi, '$1<secret>'],
];

const withoutSecrets = (text: string): string =>
  secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);

const request = new AsyncLocalStorage<string>();

/** Has every line that `work` logs name the request that it is done for. */
export const withRequestId = <T>(id: string, work: () => T): T => request.run(id, work);

/**
 * Writes one line of JSON that Cloud Logging reads as an entry with severity. Whatever a text says that came from
 * elsewhere, an error of the mail server, say: no address of a person, token or code gets into the log.
 */
export function log(
  severity: Severity,
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const line = JSON.stringify(
    { severity, message, requestId: request.getStore(), ...fields },
    (_key, value: unknown) => (typeof value === 'string' ? withoutSecrets(value) : value),
  );
  process.stdout.write(`${line}\n`);
}
