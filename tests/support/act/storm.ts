import { setImmediate } from 'node:timers/promises';
import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { demoId, type Random, randomFor } from '../../../tools/seed/deterministic.ts';
import type { Deed } from '../check/history.ts';
import { type Answer, as, type InputOf } from '../suite/client.ts';
import type { Transport } from '../suite/transports.ts';
import type { About, Act } from './storm-act.ts';
import { actsOf } from './storm-acts.ts';
import type { Town } from './storm-town.ts';

interface Unanswered {
  readonly deed: Deed;
  readonly again: (transport: Transport) => Promise<Answer>;
}

/** Many people at once, each of whom does one thing after another, whatever comes to their minds. */
export class Storm {
  readonly deeds: Deed[] = [];
  /** How often each call had which status. */
  readonly counts: Record<string, number> = {};
  #clock = 0;
  readonly #unanswered: Unanswered[] = [];
  #keys = 0;

  constructor(
    private readonly town: Town,
    private readonly seed: string,
  ) {}

  /**
   * @param calls how many are made in all, or a few more
   * @param onProgress after each tenth of them
   */
  async blow(calls: number, transport: Transport, onProgress: (done: number) => void): Promise<void> {
    let told = 0;
    const live = async (random: Random, acts: readonly Act[]) => {
      while (this.deeds.length < calls) {
        const tenths = Math.floor((this.deeds.length * 10) / calls);
        if (tenths > told) onProgress(this.deeds.length);
        told = Math.max(told, tenths);
        // Who finds nothing to do lets the others go on.
        await setImmediate();
        const act = random.pick(acts);
        await act({
          random,
          town: this.town,
          do: (name, input, about) => this.#do(random, transport, name, input, about),
        });
      }
    };
    await Promise.all(
      this.town.people.map((person, index) =>
        live(randomFor('storm', this.seed, String(index)), actsOf(person)),
      ),
    );
  }

  /** Whoever got no answer sends the same again, where it has a key. */
  async sendAgain(transport: Transport): Promise<number> {
    for (const { deed, again } of this.#unanswered) note(deed, await again(transport));
    return this.#unanswered.length;
  }

  async #do<N extends EndpointName>(
    random: Random,
    transport: Transport,
    name: N,
    input: InputOf<N>,
    { by, action, target, writes }: About,
  ): Promise<Answer | undefined> {
    this.#keys += 1;
    const { once } = endpoints[name] as Endpoint;
    const key = demoId('storm', this.seed, String(this.#keys));
    const headers = {
      'x-forwarded-for': `198.18.${random.int(0, 255)}.${random.int(1, 254)}`,
      ...(once ? { 'idempotency-key': key } : {}),
    };
    const call = (over: Transport) => as(by, over, headers).call(name, input);
    this.#clock += 1;
    const deed: Deed = {
      actor: by?.id ?? '',
      action: by === undefined ? undefined : action,
      target,
      writes,
      began: this.#clock,
      ended: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
      isRepetition: false,
    };
    this.deeds.push(deed);
    const answer = await call(transport).catch(() => undefined);
    this.#clock += 1;
    if (answer !== undefined) note(deed, answer, this.#clock);
    if (deed.outcome === 'unknown' && once) this.#unanswered.push({ deed, again: call });
    const outcome = `${name} ${answer?.status ?? 'lost'}`;
    this.counts[outcome] = (this.counts[outcome] ?? 0) + 1;
    return answer;
  }
}

/** The first call with the same key is still at work, or died: that is no refusal. */
const isOpen = ({ body }: Answer): boolean =>
  (body as { code?: string } | undefined)?.code === 'still-running';

function note(deed: Deed, answer: Answer, ended = Number.POSITIVE_INFINITY): void {
  if (answer.status >= 500 || isOpen(answer)) return;
  deed.outcome = answer.status < 400 ? 'done' : 'refused';
  deed.isRepetition = (answer.body as { changed?: boolean } | undefined)?.changed === false;
  deed.ended = ended;
}
