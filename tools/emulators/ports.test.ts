import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { refuseBusyPorts, suitePorts } from './ports.ts';

describe('ports', () => {
  it('are the documented ones', () => {
    expect(suitePorts({})).toMatchObject({
      auth: 9099,
      functions: 5001,
      firestore: 8080,
      hosting: 5000,
      storage: 9199,
    });
  });

  it('are all shifted by PORT_OFFSET, and one is replaced by its own variable', () => {
    const plain = suitePorts({});
    const shifted = suitePorts({ PORT_OFFSET: '20', STORAGE_PORT: '7777' });
    for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
      expect(shifted[name]).toBe(name === 'storage' ? 7777 : plain[name] + 20);
    }
  });

  it('do not meet those of a suite shifted by another multiple of ten below 100', () => {
    const used = new Set<number>();
    const offsets = [0, 10, 20, 30, 40, 50, 70, 80, 90];
    for (const offset of offsets)
      for (const port of Object.values(suitePorts({ PORT_OFFSET: `${offset}` }))) used.add(port);
    expect(used.size).toBe(offsets.length * Object.keys(suitePorts({})).length);
  });

  it('are refused when they make no sense', () => {
    expect(() => suitePorts({ PORT_OFFSET: 'ten' })).toThrow('PORT_OFFSET is "ten"');
    expect(() => suitePorts({ PORT_OFFSET: '60000' })).toThrow('past 65535');
    expect(() => suitePorts({ HOSTING_PORT: '9099' })).toThrow('both auth and hosting');
    expect(() => suitePorts({ HOSTING_PORT: '6000' })).toThrow('Browsers refuse port 6000');
  });

  it('are refused in one sentence when in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ports = suitePorts({ HOSTING_PORT: String(port) });
    await expect(refuseBusyPorts(ports, ['hosting'])).rejects.toThrow(
      `Port ${port} (hosting) is in use: stop`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(refuseBusyPorts(ports, ['hosting'])).resolves.toBeUndefined();
  });
});
