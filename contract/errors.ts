import { errorCatalogue } from './error-catalogue.ts';

export { errorCatalogue };

export type ErrorCode = keyof typeof errorCatalogue;

/** Messages by field name, for the form to show beside each field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What goes over the wire with every status of 400 and above. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: FieldMessages;
  /** Of an unexpected error: what its lines in the log are found by. */
  readonly requestId?: string;
  /** With `code-needed`: goes with the code. */
  readonly ticket?: string;
  /** With `proof-needed` and `code-needed`: what proves it. */
  readonly proof?: Proof;
}

/**
 * How people prove that they are still there: who has a second factor by its code, by a passkey, or by either; others by
 * their password. A recovery code takes the place of each but the password.
 */
export type Proof = 'code' | 'passkey' | 'code-or-passkey' | 'password';

/** An error that the caller is meant to see: thrown by handlers, rebuilt by the browser's client. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  /** Of an unexpected error: what its lines in the log are found by. */
  readonly requestId: string | undefined;
  /** Seconds after which it is worth trying again; goes into the header Retry-After. */
  readonly retryAfter: number | undefined;
  /** Of a login whose password was right: goes with the code. */
  readonly ticket: string | undefined;
  /** What is asked for before the call is done. */
  readonly proof: Proof | undefined;

  /**
   * @param code an entry of the catalogue, which gives the status and the usual message
   * @param detail messages by field, a message that replaces the usual one, and when to try again
   */
  constructor(
    code: ErrorCode,
    detail: {
      message?: string;
      fields?: FieldMessages | undefined;
      retryAfter?: number;
      requestId?: string | undefined;
      ticket?: string | undefined;
      proof?: Proof | undefined;
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

  /** Rebuilds the error from a response body; undefined if the body is not one of ours (a platform page, say). */
  static fromBody(body: unknown): ApiError | undefined {
    if (typeof body !== 'object' || body === null) return undefined;
    const { message, code, fields, requestId, ticket, proof } = body as Partial<ErrorBody>;
    if (typeof message !== 'string' || typeof code !== 'string') return undefined;
    // Own entries only: `toString` is in every object.
    if (!Object.hasOwn(errorCatalogue, code)) return undefined;
    return new ApiError(code, { message, fields, requestId, ticket, proof });
  }
}
