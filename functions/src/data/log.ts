import { AsyncLocalStorage } from 'node:async_hooks';

export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/** Patterns of e-mail addresses and credentials: session tokens, bearer tokens, codes of links. */
const redactions: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<![^\s@"'<>()[\]{}:;,/\\])[^\s@"'<>()[\]{}:;,/\\]+@[^\s@"'<>()[\]{}:;,/\\]+/g, '<email>'],
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '<token>'],
  [/\bBearer\s+\S+/gi, 'Bearer <token>'],
  [/([?&][\w-]*(?:code|token|key|password)[\w-]*=)[^&\s"']+/gi, '$1<secret>'],
];

/** Longer than any stack. Texts of other systems have any length. */
const maxCharacters = 10_000;

const redact = (text: string): string =>
  redactions.reduce(
    (cleaned, [pattern, instead]) => cleaned.replace(pattern, instead),
    text.slice(0, maxCharacters),
  );

const request = new AsyncLocalStorage<string>();

export const withRequestId = <T>(id: string, work: () => T): T => request.run(id, work);

/**
 * Writes one line of JSON, which Cloud Logging reads as an entry with severity. Redacts e-mail addresses,
 * tokens and codes in all texts, because some texts are from other systems, for example a mail server.
 */
export function log(
  severity: Severity,
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const line = JSON.stringify(
    { severity, message, requestId: request.getStore(), ...fields },
    (_key, value: unknown) => (typeof value === 'string' ? redact(value) : value),
  );
  process.stdout.write(`${line}\n`);
}
