import { errorCatalogue } from './error-catalogue.ts';

export { errorCatalogue };

export type ErrorCode = keyof typeof errorCatalogue;

/** Messages by field name, which the form shows next to each field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Body of every response with status 400 and above. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: FieldMessages;
  /** Id of an unexpected error, by which its lines in the log are found. */
  readonly requestId?: string;
  /** Only with `code-needed`: the client sends the ticket with the code. */
  readonly ticket?: string;
  /** Only with `proof-needed` and `code-needed`: the accepted methods. */
  readonly proof?: ReauthenticationMethod;
}

/** Accounts without a second factor use their password. A recovery code replaces a code or a passkey. */
export type ReauthenticationMethod = 'code' | 'passkey' | 'code-or-passkey' | 'password';

/** Error for the caller: handlers throw it, and the client in the browser restores it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly requestId: string | undefined;
  /** Seconds until a retry makes sense; sent in the header Retry-After. */
  readonly retryAfter: number | undefined;
  readonly ticket: string | undefined;
  readonly proof: ReauthenticationMethod | undefined;

  constructor(
    code: ErrorCode,
    detail: {
      message?: string;
      fields?: FieldMessages | undefined;
      retryAfter?: number;
      requestId?: string | undefined;
      ticket?: string | undefined;
      proof?: ReauthenticationMethod | undefined;
    } = {},
  ) {
    super(detail.message ?? errorCatalogue[code].message);
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = detail.fields;
    this.retryAfter = detail.retryAfter;
    this.requestId = detail.requestId;
    this.ticket = detail.ticket;
    this.proof = detail.proof;
  }

  toBody(): ErrorBody {
    const { message, code, fields, requestId, ticket, proof } = this;
    return {
      message,
      code,
      ...(fields === undefined ? {} : { fields }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(ticket === undefined ? {} : { ticket }),
      ...(proof === undefined ? {} : { proof }),
    };
  }

  /** Restores the error from a body; undefined for another body, for example a page of the platform. */
  static fromBody(body: unknown): ApiError | undefined {
    if (typeof body !== 'object' || body === null) return undefined;
    const { message, code, fields, requestId, ticket, proof } = body as Partial<ErrorBody>;
    if (typeof message !== 'string' || typeof code !== 'string') return undefined;
    // Own entries only: `toString` is in every object.
    if (!Object.hasOwn(errorCatalogue, code)) return undefined;
    return new ApiError(code, { message, fields, requestId, ticket, proof });
  }
}

/** Refuses an action that the state of its record does not allow. */
export const wrongStatus = (message: string): ApiError => new ApiError('wrong-status', { message });

/** A single problem also becomes the message, for callers that read nothing else. */
export function invalidInput(fields: FieldMessages): ApiError {
  const [message, ...more] = Object.values(fields);
  const isSingle = message !== undefined && more.length === 0;
  return new ApiError('invalid-input', isSingle ? { fields, message } : { fields });
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the first message of each field that a schema refuses. */
export function toFieldMessages(issues: readonly SchemaIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join('.')] ??= message;
  return messages;
}
