import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { store } from '../../../functions/src/data/batch.ts';
import { fileStore } from '../../../functions/src/data/file-store.ts';

/**
 * Every effect of the function on the outside goes through these methods, so a fault at each of them in
 * turn is a fault at every step there is: none has to be named, and a new step is covered at once.
 */
const effects: readonly [target: object, method: string][] = [
  [store, 'commit'],
  [fileStore, 'save'],
  [fileStore, 'remove'],
  [authAccounts, 'create'],
  [authAccounts, 'setClaims'],
  [authAccounts, 'setEmail'],
  [authAccounts, 'setPassword'],
  [authAccounts, 'confirmPasswordReset'],
  [authAccounts, 'remove'],
];

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/** - `before`: the call fails and does nothing · `after`: it does its work and its answer gets lost
 *  - `crash`: the process dies before the call: that one and all later ones do nothing
 *  - `crash-after`: the process dies right after the call */
export type FaultMode = 'before' | 'after' | 'crash' | 'crash-after';
export const faultModes: readonly FaultMode[] = ['before', 'after', 'crash', 'crash-after'];

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Has every effect go through `around`, which does it or not.
 *
 * @returns ends that
 */
export function aroundEffects(
  around: (effect: () => Promise<unknown>, name: string) => Promise<unknown>,
): () => void {
  const restore = effects.map(([target, name]) => {
    const methods = target as Record<string, Method>;
    const real = methods[name];
    if (real === undefined)
      throw new Error(`There is no effect ${name} any more: mend tests/support/suite/faults.ts.`);
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
 * @returns whether it succeeded, and how many effects it had
 */
export async function withFault(
  at: number,
  mode: FaultMode,
  work: () => Promise<unknown>,
): Promise<{ succeeded: boolean; effects: number; error: unknown }> {
  let count = 0;
  const restore = aroundEffects(async (effect, name) => {
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
