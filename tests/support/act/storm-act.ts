import type { EndpointName } from 'contract';
import type { AuditAction } from 'contract/rules/audit-actions';
import type { Random } from '../../../tools/seed/deterministic.ts';
import type { Deed } from '../check/history.ts';
import type { Answer, InputOf } from '../suite/client.ts';
import type { Town } from './storm-town.ts';

/** What a call is, beside its input, for the history. */
export interface About {
  /** Whose call it is, and with which token. */
  readonly by: { readonly id: string; readonly token: string } | undefined;
  readonly action?: AuditAction;
  readonly target?: string;
  readonly writes?: Deed['writes'];
}

/** Makes a call, writes it into the history, and gives its answer; undefined where it got none. */
export type Do = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  about: About,
) => Promise<Answer | undefined>;

export interface Around {
  readonly random: Random;
  readonly town: Town;
  readonly do: Do;
}

/** Something that somebody does. */
export type Act = (around: Around) => Promise<void>;

/** What somebody does as who they are. */
export type Own = (person: { id: string; token: string; name: string }) => readonly Act[];

export const isDone = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.status < 400;
