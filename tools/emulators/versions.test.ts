import { describe, expect, it } from 'vitest';
import { isSupportedNode, javaMajor } from './versions.ts';

describe('the version check', () => {
  it('parses the output of java -version', () => {
    expect(javaMajor('openjdk version "17.0.15" 2025-04-15')).toBe(17);
    expect(javaMajor('java version "1.8.0_391"')).toBe(8);
    expect(javaMajor('openjdk version "21" 2023-09-19')).toBe(21);
    expect(javaMajor('nonsense')).toBeUndefined();
  });

  it('accepts the supported range of Node', () => {
    const supported = ['v20.19.0', 'v22.1.0', 'v24.9.1', 'v26.12.1'];
    const others = ['v18.20.0', 'v20.18.9', 'v27.0.0'];
    expect(supported.filter(isSupportedNode)).toEqual(supported);
    expect(others.filter(isSupportedNode)).toEqual([]);
  });
});
