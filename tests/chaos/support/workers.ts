import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { BuiltFunction } from '../../support/suite/built-function.ts';
import { InjectedFault, interceptEffects } from '../../support/suite/faults.ts';
import { inProcessTransport, type Transport } from '../../support/suite/transports.ts';

/** Processes of the function that answer requests and die in the middle of them. */
export interface Workers extends AsyncDisposable {
  /** Rejects when the answering process has died. */
  readonly transport: Transport;
  readonly deaths: () => number;
}

/** Process that dies at one of its effects and fails all of its concurrent requests. */
class SimulatedProcess {
  isOver = false;
  #steps: number;

  constructor(
    steps: number,
    /** True to complete the last effect before the death, false to die right before it. */
    private readonly isAfter: boolean,
  ) {
    this.#steps = steps;
  }

  async step<T>(effect: () => Promise<T>): Promise<T> {
    this.#steps -= 1;
    const isLast = this.#steps === 0;
    if (this.isOver || (isLast && !this.isAfter)) this.#end();
    const result = await effect();
    if (isLast) this.#end();
    // The effect is complete, but the request is lost.
    if (this.isOver) throw new InjectedFault('died');
    return result;
  }

  #end(): never {
    this.isOver = true;
    throw new InjectedFault('died');
  }
}

/**
 * Creates workers inside this process, one at a time. Each dies exactly before or after an effect. Other
 * calls in this process continue normally.
 *
 * @param steps minimum and maximum number of effects of a worker
 */
export function startDyingWorkers(
  random: Random,
  [min, max]: readonly [number, number],
  errors: unknown[],
): Workers {
  const processes = new AsyncLocalStorage<SimulatedProcess>();
  const restore = interceptEffects((effect) => processes.getStore()?.step(effect) ?? effect());
  const createProcess = () => new SimulatedProcess(random.int(min, max), random.chance(0.5));
  let life = createProcess();
  let earlierDeaths = 0;
  const loggedErrors: unknown[] = [];
  const answer = inProcessTransport({ errors: loggedErrors });
  return {
    deaths: () => earlierDeaths + Number(life.isOver),
    async transport(request) {
      if (life.isOver) {
        earlierDeaths += 1;
        life = createProcess();
      }
      const own = life;
      const response = await processes.run(own, () => answer(request));
      const faults = loggedErrors.splice(0);
      if (own.isOver) throw new Error('The connection was lost.');
      errors.push(...faults.filter((error) => !(error instanceof InjectedFault)));
      return response;
    },
    async [Symbol.asyncDispose]() {
      restore();
    },
  };
}

/**
 * Starts workers as in production: the built function in separate processes. Kills one of them (SIGKILL)
 * repeatedly while it answers, and replaces it.
 *
 * @param requests minimum and maximum number of requests between two kills
 */
export async function startKilledWorkers(
  random: Random,
  count: number,
  [min, max]: readonly [number, number],
): Promise<Workers> {
  const start = () => BuiltFunction.start();
  const places = await Promise.all(Array.from({ length: count }, start));
  const starting = new Map<number, Promise<void>>();
  let [deaths, untilDeath] = [0, random.int(min, max)];

  /** At least one worker continues, so that a request always has a target. */
  function kill(place: number): void {
    const worker = places[place];
    if (worker === undefined || starting.size >= count - 1) return;
    deaths += 1;
    const next = (async () => {
      await setTimeout(random.int(0, 80));
      await worker[Symbol.asyncDispose]();
      places[place] = await start();
      starting.delete(place);
    })();
    starting.set(place, next);
  }

  return {
    deaths: () => deaths,
    async transport(request) {
      const alive = places.flatMap((_, place) => (starting.has(place) ? [] : [place]));
      const place = random.pick(alive);
      const worker = places[place] as BuiltFunction;
      untilDeath -= 1;
      if (untilDeath <= 0) {
        untilDeath = random.int(min, max);
        kill(place);
      }
      return worker.transport(request);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(starting.values());
      await Promise.all(places.map((worker) => worker[Symbol.asyncDispose]()));
    },
  };
}
