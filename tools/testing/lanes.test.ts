import { describe, expect, it } from 'vitest';
import { laneCount } from './lanes.ts';

const machine = (cores: number, gigabytes: number) => ({ cores, memory: gigabytes * 1024 ** 3 });

describe('the number of lanes', () => {
  it('equals the number of cores, limited by memory and test files', () => {
    expect(laneCount(70, undefined, machine(2, 24))).toBe(2);
    expect(laneCount(70, '', machine(4, 24))).toBe(4);
    expect(laneCount(70, undefined, machine(4, 9))).toBe(2);
    expect(laneCount(70, undefined, machine(64, 512))).toBe(5);
    expect(laneCount(70, undefined, machine(2, 3))).toBe(1);
    expect(laneCount(1, undefined, machine(2, 24))).toBe(1);
    expect(laneCount(0, undefined, machine(2, 24))).toBe(1);
  });

  it('is TEST_LANES, which must be a valid number of lanes', () => {
    expect(laneCount(70, '3', machine(2, 24))).toBe(3);
    expect(laneCount(2, '3', machine(2, 24))).toBe(2);
    for (const wrong of ['0', '6', '1.5', 'two']) {
      expect(() => laneCount(70, wrong, machine(2, 24))).toThrow(`TEST_LANES is "${wrong}": give it`);
    }
  });
});
