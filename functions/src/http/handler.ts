import type { Endpoint, ParsedInput, Reply } from 'contract/endpoint';
import type { Caller } from '#auth/caller.ts';
import type { Client } from '#auth/client-address.ts';
import type { StoreReply } from './idempotency.ts';

/** Uploaded file without the content type that the client claims, which cannot be trusted. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface RequestContext<R = unknown> {
  /** Origin of the request, for rate limits and known networks. Never stored unhashed. */
  readonly client: Client;
  /**
   * Adds the reply to the batch that makes the change, so that a repetition of the call gets the same reply.
   * Every handler of an endpoint that declares `once` calls it.
   */
  storeReply: StoreReply<R>;
  /** Returns the caller, for endpoints with access `anyone`. */
  identify(): Promise<Caller | undefined>;
  /** Sets the account id of the log entry, for requests without a session. */
  setLogUser(id: string): void;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' | 'mail-server' ? undefined : Caller;

/** Serves one endpoint: loads, checks state, acts and projects the reply. Throws `ApiError`. */
export type Handler<E extends Endpoint> = (
  input: ParsedInput<E, UploadedFile>,
  caller: CallerOf<E>,
  request: RequestContext<Reply<E>>,
) => Promise<Reply<E>>;

/** A handler for each endpoint of a table. A missing or surplus handler does not compile. */
export type Handlers<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};
