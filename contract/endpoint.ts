import type * as z from 'zod';
import type { DutyNeed } from './rules/admins/duties.ts';
import type { RateRule } from './rules/audit/rate-rules.ts';
import type { FileSlot } from './rules/files.ts';
import type { ReadBudget } from './rules/read-budget.ts';

/**
 * Callers that an endpoint accepts. `functions/src/http/api.ts` enforces it before it reads the body.
 * - `anyone`: no token needed; a valid token is still recognised.
 * - `mail-server`: the mail server of the association, with its key. No session opens it.
 * - `signed-in`: any account with a live session, in any membership status.
 * - `self`: the account whose id is in the path as `{id}`.
 * - `self-or-admin`: that account, or an admin with the duty.
 * - `admin`: role Admin only, with the duty that the endpoint names.
 */
type Access = 'anyone' | 'mail-server' | 'signed-in' | 'self' | 'self-or-admin' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Marks a reply that is the bytes of an image instead of JSON. */
export const imageReply = 'image' as const;

/** Marks a reply that is another file instead of JSON, for example a download or a feed. */
export const fileReply = 'file' as const;

type ReplySchema = z.ZodType | typeof imageReply | typeof fileReply;

/** Facts about an endpoint that browser, function and tests share. */
export type Endpoint = EndpointBase &
  (
    | {
        readonly access: Extract<Access, 'admin' | 'self-or-admin'>;
        readonly duty: DutyNeed;
        /** Requires re-authentication within the last ten minutes (decision 0083). A login counts. */
        readonly stepUp?: true;
        /** The `{id}` of the path is an event. Also admits admins without the duty who manage it. */
        readonly eventManagers?: true;
      }
    | {
        readonly access: Exclude<Access, 'admin' | 'self-or-admin'>;
        readonly duty?: never;
        readonly stepUp?: never;
        readonly eventManagers?: never;
      }
  );

interface EndpointBase {
  readonly method: Method;
  /** Path below `/api`, with parameters in braces: `/users/user/{id}`. */
  readonly path: string;
  /** Further paths of the same endpoint (some lists have two: requirements 5.2). */
  readonly aliases?: readonly string[];
  /**
   * Maximum number of documents that a call reads; one more fails with 500 in tests and development. Only a number
   * above the default of `readBudgetOf` is declared.
   */
  readonly reads?: ReadBudget;
  /**
   * Counts towards the changes of one account in an hour (rate rule `own-changes`), for one read. Missing where
   * the handler has a limit of its own, and where a repeated call changes nothing.
   */
  readonly limitsChanges?: true;
  /** Path parameters, query and body fields in one object. Unknown fields are dropped. */
  readonly input: z.ZodObject;
  /** File fields by name. With files, the body is multipart/form-data, otherwise JSON. */
  readonly files?: Readonly<Record<string, FileSlot>>;
  readonly reply: ReplySchema;
  /** Status of a successful reply; 200 by default. */
  readonly status?: number;
  /**
   * `public`: the same for every caller, cacheable by the CDN for minutes. `immutable`: also never changes at
   * its URL, cacheable for a year. Other replies are `private, no-store`.
   */
  readonly cache?: 'public' | 'immutable';
  /**
   * Seconds for which an instance stores the reply (decision 0022). By default a minute for a `public` reply of more
   * than `maxUncachedReads` documents. For another reply, a caller with a session gets their own. The reply must not
   * depend on network or device.
   */
  readonly instanceCacheSeconds?: number;
  /**
   * Rate rule that counts the calls from one network. A call that gets a stored reply of the instance does not count.
   * Required for an expensive reply whose input has many values.
   */
  readonly loadLimit?: RateRule;
  /** Also admits a session that newer logins displaced, so that they cannot keep its owner away. */
  readonly admitsDisplaced?: true;
  /** Creates something: a repetition with the same `Idempotency-Key` gets the first reply (decision 0003). */
  readonly idempotent?: true;
  /**
   * Page to which a GET redirects, with the query. Mail programs post this endpoint as a form (RFC 8058): the
   * function ignores the body and reads all input from the URL.
   */
  readonly oneClick?: string;
  /** Exists in the local emulator only. Elsewhere the path returns 404. */
  readonly emulatorOnly?: true;
}

/**
 * Returns true if the call needs an App Check token (decision 0022): a public call that is not GET. One-click
 * forms are exempt, because mail programs cannot send such a token.
 */
export const needsAppCheck = ({ access, method, oneClick }: Endpoint): boolean =>
  access === 'anyone' && method !== 'GET' && oneClick === undefined;

type FileFields<E extends Endpoint, F> = E extends { files: infer Slots }
  ? {
      [K in keyof Slots as Slots[K] extends { required: true } ? K : never]: F;
    } & {
      [K in keyof Slots as Slots[K] extends { required: true } ? never : K]?: F | undefined;
    }
  : unknown;

/** An empty object type: the type that zod infers for an object without fields would also forbid files. */
type Fields<T> = string extends keyof T ? object : T;

/** Input that a caller sends; `F` is the type of a file (in browsers: `File`). */
export type Input<E extends Endpoint, F = never> = Fields<z.input<E['input']>> & FileFields<E, F>;

/** Input that a handler receives after the schema check; `F` is the type of an uploaded file. */
export type ParsedInput<E extends Endpoint, F = never> = Fields<z.output<E['input']>> & FileFields<E, F>;

/** Bytes of an image reply, as a handler returns them. */
export interface ImageBytes {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Bytes of a file reply. With a name it is a download, otherwise the browser shows it in place. */
export interface FileBytes extends ImageBytes {
  readonly fileName?: string;
}

/** A download that is sent in batches, so that few rows are in memory. */
export interface RowsFile {
  readonly contentType: string;
  readonly fileName: string;
  /** Number of rows at the start of the download. */
  readonly total: number;
  /** Text before the rows. */
  readonly head: string;
  /** Rows in their final form, each with its `lineEnd` (contract/schemas/files/rows-files.ts). */
  readonly batches: AsyncIterable<readonly string[]>;
  /** Last line of a file that could not be completed. */
  readonly broken: string;
}

/** Parsed JSON of the reply, or `B` for replies in bytes. */
export type Reply<E extends Endpoint, B = BytesOf<E>> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : B;

type BytesOf<E extends Endpoint> = E['reply'] extends typeof fileReply ? FileBytes | RowsFile : ImageBytes;
