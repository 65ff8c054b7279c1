import type * as z from 'zod';
import type { DutyNeed } from './rules/admins/duties.ts';
import type { FileSlot } from './rules/files.ts';
import type { ReadBudget } from './rules/read-budget.ts';

/**
 * Who may call an endpoint. Enforced by `functions/src/http/serve.ts` before the body is read.
 * - `anyone`: no token needed; a valid token is still recognised.
 * - `signed-in`: any account with a live session, whatever its membership status.
 * - `self`: the account whose id stands in the path as `{id}`.
 * - `self-or-admin`: that account, or an admin with that duty.
 * - `admin`: role Admin only, with the duty that the endpoint names.
 */
export type Access = 'anyone' | 'signed-in' | 'self' | 'self-or-admin' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Marks a reply that is the bytes of an image instead of JSON. */
export const imageReply = 'image' as const;

/** Marks a reply that is any other file instead of JSON: a download, a feed. */
export const fileReply = 'file' as const;

export type ReplySchema = z.ZodType | typeof imageReply | typeof fileReply;

/**
 * One entry of the endpoint table: everything that browser, function and tests need to know of it. What admins may call
 * names the duty that it is part of.
 */
export type Endpoint = EndpointParts &
  (
    | {
        readonly access: Extract<Access, 'admin' | 'self-or-admin'>;
        readonly duty: DutyNeed;
        /**
         * What a session left open must not be enough for: takes a proof of identity, by a code or the password, of the last
         * ten minutes (decision 0083). The login is one.
         */
        readonly stepUp?: true;
      }
    | {
        readonly access: Exclude<Access, 'admin' | 'self-or-admin'>;
        readonly duty?: never;
        readonly stepUp?: never;
      }
  );

interface EndpointParts {
  readonly method: Method;
  /** Below `/api`, with parameters in braces: `/users/user/{id}`. */
  readonly path: string;
  /** Further paths that answer the same (some lists have two: requirements 5.5). */
  readonly aliases?: readonly string[];
  /** What a call may cost at most; in tests and development one read more is answered as a fault (500). */
  readonly reads: ReadBudget;
  /** Path parameters, query and body fields together; unknown fields are dropped. */
  readonly input: z.ZodObject;
  /** File fields by name; with any, the body is multipart/form-data, else JSON. */
  readonly files?: Readonly<Record<string, FileSlot>>;
  readonly reply: ReplySchema;
  /** Status of a successful answer; 200 unless told. */
  readonly status?: number;
  /**
   * `public`: the same for everyone, may be kept by the CDN for minutes; `immutable`: also never changes at
   * its address, kept for a year; anything else is `private, no-store`.
   */
  readonly cache?: 'public' | 'immutable';
  /**
   * Makes something that must not be made twice: a call may bring a header `Idempotency-Key`, and one that repeats it
   * gets the answer of the first (decision 0052).
   */
  readonly once?: true;
  /**
   * Sent by mail programs as a form (RFC 8058): its body is not looked at, all input stands in the address. Who opens
   * that address is led to this page, with the query: opening it does nothing.
   */
  readonly oneClick?: string;
  /** Known to the local emulator only; anywhere else the path is not found. */
  readonly emulatorOnly?: true;
}

/**
 * Whether a call has to come from the site itself where App Check is on (decision 0056): what asks for no login and is
 * more than a look at what caches keep. Mail programs cannot show that they are the site.
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

/** No fields: what zod infers for an object without any would forbid the files too. */
type Fields<T> = string extends keyof T ? object : T;

/** What a caller sends, with `F` standing for a file (a browser `File`, say). */
export type Input<E extends Endpoint, F = never> = Fields<z.input<E['input']>> & FileFields<E, F>;

/** What a handler receives after the schema has checked it, with `F` standing for an uploaded file. */
export type ParsedInput<E extends Endpoint, F = never> = Fields<z.output<E['input']>> & FileFields<E, F>;

/** The bytes of an image answer, as a handler returns them. */
export interface ImageBytes {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a file answer; with a name it is a download, without one it is shown or read in place. */
export interface FileBytes extends ImageBytes {
  readonly fileName?: string;
}

/** A download of many rows, which are sent while the next are read: few are in memory at once. */
export interface RowsFile {
  readonly contentType: string;
  readonly fileName: string;
  /** How many rows there are at the moment. */
  readonly total: number;
  /** What stands above the rows. */
  readonly head: string;
  /** Each as it stands in the file, with its `lineEnd` (contract/fields/rows-files.ts). */
  readonly batches: AsyncIterable<readonly string[]>;
  /** The last line of a file that could not be made whole. */
  readonly broken: string;
}

/** What comes back: the parsed JSON, or for answers in bytes `B`. */
export type Reply<E extends Endpoint, B = BytesOf<E>> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : B;

type BytesOf<E extends Endpoint> = E['reply'] extends typeof fileReply ? FileBytes | RowsFile : ImageBytes;
