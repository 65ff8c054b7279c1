import { expect } from 'vitest';
import { findEventViolations } from './event-invariants.ts';
import { findMoneyViolations } from './money-invariants.ts';
import { everything } from './stores.ts';

/** Expects that the invariants of events and of money hold for all stored data. */
export async function requireConsistent(): Promise<void> {
  const stored = await everything();
  expect([...findEventViolations(stored), ...findMoneyViolations(stored)]).toEqual([]);
}
