import type { Endpoint, ParsedInput, Reply } from 'contract/endpoint';
import type { Caller } from '#auth/caller.ts';
import type { Client } from '#auth/client-address.ts';
import type { KeepAnswer } from './answers.ts';

/** One file of a request; the content type that the client claimed is not kept, as nothing may trust it. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a handler may know of the request beside its input. */
export interface RequestContext<R = unknown> {
  /** Where the request comes from, for rate limits and to tell known networks; never stored in the clear. */
  readonly client: Client;
  /** What the browser says of itself; anybody may say anything. */
  readonly userAgent: string;
  /**
   * Keeps the reply with what is made, for who sends the same again: every handler of an endpoint that is `once` calls
   * it with the batch that decides.
   */
  keepAnswer: KeepAnswer<R>;
  /** Who is calling, for endpoints that anyone may call. */
  identify(): Promise<Caller | undefined>;
  /** Has the log name an account, by its id, where it is known by something else than a session. */
  noteUser(id: string): void;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? undefined : Caller;

/** Answers one endpoint: load, check state, act, project the fields that go out. Throws `ApiError`. */
export type Handler<E extends Endpoint> = (
  input: ParsedInput<E, UploadedFile>,
  caller: CallerOf<E>,
  request: RequestContext<Reply<E>>,
) => Promise<Reply<E>>;

/** A handler for each endpoint of a table: a missing or a surplus one does not compile. */
export type Handlers<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};
