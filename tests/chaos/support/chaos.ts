import { setImmediate } from 'node:timers/promises';
import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { demoId, type Random, randomFor } from '../../../tools/seed/deterministic.ts';
import { type Answer, as, type InputOf } from '../../support/suite/client.ts';
import type { Transport } from '../../support/suite/transports.ts';
import type { CallDetails, ChaosAction } from './chaos-action.ts';
import { getActions } from './chaos-actions.ts';
import type { ChaosScenario } from './chaos-scenario.ts';
import type { ActorCall } from './history.ts';

interface Unanswered {
  readonly entry: ActorCall;
  readonly retry: (transport: Transport) => Promise<Answer>;
}

/** Runs many actors concurrently. Each does one random action after another. */
export class ChaosRun {
  readonly history: ActorCall[] = [];
  /** Number of calls by endpoint and status, such as 'listUsers 200'. */
  readonly counts: Record<string, number> = {};
  #clock = 0;
  readonly #unanswered: Unanswered[] = [];
  #keys = 0;

  constructor(
    private readonly scenario: ChaosScenario,
    private readonly seed: string,
  ) {}

  /**
   * Runs the actors until they have made this number of calls. Calls in progress may exceed it.
   *
   * @param onProgress is called after each tenth of the calls
   */
  async run(calls: number, transport: Transport, onProgress: (done: number) => void): Promise<void> {
    let reportedTenths = 0;
    const runActor = async (random: Random, acts: readonly ChaosAction[]) => {
      while (this.history.length < calls) {
        const tenths = Math.floor((this.history.length * 10) / calls);
        if (tenths > reportedTenths) onProgress(this.history.length);
        reportedTenths = Math.max(reportedTenths, tenths);
        // Yields to the other actors when an action sends no call.
        await setImmediate();
        const act = random.pick(acts);
        await act({
          random,
          scenario: this.scenario,
          call: (name, input, details) => this.#send(random, transport, name, input, details),
        });
      }
    };
    await Promise.all(
      this.scenario.people.map((person, index) =>
        runActor(randomFor('storm', this.seed, String(index)), getActions(person)),
      ),
    );
  }

  /**
   * Repeats the calls without a response that have an idempotency key.
   *
   * @returns their number
   */
  async retryUnanswered(transport: Transport): Promise<number> {
    for (const { entry, retry } of this.#unanswered) recordAnswer(entry, await retry(transport));
    return this.#unanswered.length;
  }

  async #send<N extends EndpointName>(
    random: Random,
    transport: Transport,
    name: N,
    input: InputOf<N>,
    { by, action, target, writes }: CallDetails,
  ): Promise<Answer | undefined> {
    this.#keys += 1;
    const { idempotent } = endpoints[name] as Endpoint;
    const key = demoId('storm', this.seed, String(this.#keys));
    const headers = {
      'x-forwarded-for': `198.18.${random.int(0, 255)}.${random.int(1, 254)}`,
      ...(idempotent ? { 'idempotency-key': key } : {}),
    };
    const call = (over: Transport) => as(by, over, headers).call(name, input);
    this.#clock += 1;
    const entry: ActorCall = {
      actor: by?.id ?? '',
      action: by === undefined ? undefined : action,
      target,
      writes,
      began: this.#clock,
      ended: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
      isRepetition: false,
    };
    this.history.push(entry);
    const answer = await call(transport).catch(() => undefined);
    this.#clock += 1;
    if (answer !== undefined) recordAnswer(entry, answer, this.#clock);
    if (entry.outcome === 'unknown' && idempotent) this.#unanswered.push({ entry, retry: call });
    const outcome = `${name} ${answer?.status ?? 'lost'}`;
    this.counts[outcome] = (this.counts[outcome] ?? 0) + 1;
    return answer;
  }
}

/** The first call with the same key is still running, or died: this is not a refusal. */
const isStillRunning = ({ body }: Answer): boolean =>
  (body as { code?: string } | undefined)?.code === 'still-running';

function recordAnswer(entry: ActorCall, answer: Answer, ended = Number.POSITIVE_INFINITY): void {
  if (answer.status >= 500 || isStillRunning(answer)) return;
  entry.outcome = answer.status < 400 ? 'done' : 'refused';
  entry.isRepetition = (answer.body as { changed?: boolean } | undefined)?.changed === false;
  entry.ended = ended;
}
