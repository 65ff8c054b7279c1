import type { EndpointName } from 'contract';
import type { AuditAction } from 'contract/rules/audit/actions';
import type { Random } from '../../../tools/seed/deterministic.ts';
import type { Answer, InputOf } from '../../support/suite/client.ts';
import type { ChaosScenario } from './chaos-scenario.ts';
import type { ActorCall } from './history.ts';

export interface CallDetails {
  /** Caller and token; undefined for a visitor. */
  readonly by: { readonly id: string; readonly token: string } | undefined;
  readonly action?: AuditAction;
  readonly target?: string;
  readonly writes?: ActorCall['writes'];
}

/** Sends a call, adds it to the history and returns its response; undefined when no response arrives. */
export type SendCall = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  details: CallDetails,
) => Promise<Answer | undefined>;

export interface ActionContext {
  readonly random: Random;
  readonly scenario: ChaosScenario;
  readonly call: SendCall;
}

export type ChaosAction = (context: ActionContext) => Promise<void>;

/** Returns the actions that a person does with their own role. */
export type ActionsOf = (person: { id: string; token: string; name: string }) => readonly ChaosAction[];

export const isDone = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.status < 400;
