import { vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { store } from '../../../functions/src/data/batch.ts';
import { fileStore } from '../../../functions/src/data/file-store.ts';

/**
 * All methods through which the function changes something outside of its process. A fault at each call in
 * turn covers every step of a request, also a step that is added later.
 */
const effects: readonly [target: object, method: string][] = [
  [store, 'commit'],
  [fileStore, 'save'],
  [fileStore, 'remove'],
  [authAccounts, 'create'],
  [authAccounts, 'setClaims'],
  [authAccounts, 'setEmail'],
  [authAccounts, 'setDisabled'],
  [authAccounts, 'setPassword'],
  [authAccounts, 'confirmPasswordReset'],
  [authAccounts, 'remove'],
];

/** Makes the second commit from now on fail. Returns a function that restores commits. */
export function failSecondCommit(): () => void {
  const commit = store.commit.bind(store);
  let writes = 0;
  const spy = vi.spyOn(store, 'commit').mockImplementation((operations) => {
    writes += 1;
    return writes === 2 ? Promise.reject(new Error('killed')) : commit(operations);
  });
  return () => spy.mockRestore();
}

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/**
 * - `before`: the call fails and does nothing
 * - `after`: the call does its work and its response gets lost
 * - `crash`: the process dies before the call; this call and all later ones do nothing
 * - `crash-after`: the process dies right after the call
 */
export type FaultMode = 'before' | 'after' | 'crash' | 'crash-after';
export const faultModes: readonly FaultMode[] = ['before', 'after', 'crash', 'crash-after'];

/** Returns the modes of a step. A death right after one step equals a death before the next. */
function modesAt(step: number, steps: number, isLarge: boolean): FaultMode[] {
  const all: FaultMode[] = ['before', 'crash', 'after'];
  const modes = isLarge ? all : [all[(step - 1) % all.length] as FaultMode];
  return [...modes, ...(step === steps ? (['crash-after'] as const) : [])];
}

/**
 * Returns the faults for each step of an operation.
 *
 * @param isLarge all modes at each step; otherwise one, and the modes alternate
 */
export const faultsOf = (steps: number, isLarge: boolean): [at: number, mode: FaultMode][] =>
  Array.from({ length: steps }, (_, index) => index + 1).flatMap((step) =>
    modesAt(step, steps, isLarge).map((mode): [number, FaultMode] => [step, mode]),
  );

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Passes every effect to `around`, which decides whether to run it.
 *
 * @returns restores the methods
 */
export function interceptEffects(
  around: (effect: () => Promise<unknown>, name: string) => Promise<unknown>,
): () => void {
  const restore = effects.map(([target, name]) => {
    const methods = target as Record<string, Method>;
    const real = methods[name];
    if (real === undefined)
      throw new Error(`The effect ${name} does not exist any more: correct tests/support/suite/faults.ts.`);
    methods[name] = (...args) => around(() => real.apply(target, args), name);
    return () => {
      methods[name] = real;
    };
  });
  return () => {
    for (const undo of restore) undo();
  };
}

/**
 * Runs `work` with a fault at its `at`-th effect (from 1; 0 for none).
 *
 * @returns whether `work` succeeded, and the number of its effects
 */
export async function withFault(
  at: number,
  mode: FaultMode,
  work: () => Promise<unknown>,
): Promise<{ succeeded: boolean; effects: number; error: unknown }> {
  let count = 0;
  const restore = interceptEffects(async (effect, name) => {
    count += 1;
    const here = count;
    const dead = (mode === 'crash' && here >= at) || (mode === 'crash-after' && here > at);
    if (at > 0 && (dead || (mode === 'before' && here === at))) throw new InjectedFault(`${mode} ${name}`);
    const result = await effect();
    if (at > 0 && here === at && mode !== 'before') throw new InjectedFault(`${mode} ${name}`);
    return result;
  });
  try {
    await work();
    return { succeeded: true, effects: count, error: undefined };
  } catch (error) {
    return { succeeded: false, effects: count, error };
  } finally {
    restore();
  }
}
