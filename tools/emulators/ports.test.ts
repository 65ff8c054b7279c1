import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { MAX_LANES, type PortName, refuseBusyPorts, suitePorts } from './ports.ts';

/** Returns the ports, or the reason of their refusal. */
function portsOrRefusal(offset: number, lane: number): Record<PortName, number> | string {
  try {
    return suitePorts({ PORT_OFFSET: `${offset}` }, lane);
  } catch (error) {
    return (error as Error).message;
  }
}

const blocked: [offset: number, lane: number, name: PortName, port: number][] = [
  [60, 0, 'hosting', 27_060],
  [60, 0, 'functions', 27_061],
  [1000, 0, 'hosting', 28_000],
  [1660, 3, 'functions', 28_667],
  [2000, 0, 'firestore', 32_080],
];

describe('the ports of a suite', () => {
  it('have the documented defaults', () => {
    expect(suitePorts({})).toMatchObject({
      auth: 9099,
      functions: 5001,
      firestore: 8080,
      hosting: 5000,
      storage: 9199,
    });
  });

  it('are shifted by PORT_OFFSET, and each can be replaced by its own variable', () => {
    const plain = suitePorts({});
    const shifted = suitePorts({ PORT_OFFSET: '20', STORAGE_PORT: '7777' });
    for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
      expect(shifted[name]).toBe(name === 'storage' ? 7777 : plain[name] + 20);
    }
  });

  it('never collide with those of another offset or lane', () => {
    const owners = new Map<number, string>();
    const collisions: string[] = [];
    let suites = 0;
    for (let offset = -10; offset <= 3000; offset += 1) {
      for (let lane = 0; lane < MAX_LANES; lane += 1) {
        const ports = portsOrRefusal(offset, lane);
        if (typeof ports === 'string') continue;
        suites += 1;
        for (const [name, port] of Object.entries(ports)) {
          const owner = `${name} of lane ${lane} at ${offset}`;
          if (owners.has(port)) collisions.push(`${port}: ${owners.get(port)}, ${owner}`);
          owners.set(port, owner);
        }
      }
    }
    expect(collisions).toEqual([]);
    // Offsets 0, 10 … 2890 with 5 lanes each.
    expect(suites).toBe(1450);
    expect(Math.max(...owners.keys())).toBeLessThan(32_768);
  });

  it('are shifted at odd hundreds too, except Auth and Storage, which would collide with their neighbours', () => {
    expect(suitePorts({ PORT_OFFSET: '100' })).toMatchObject({
      auth: 24_100,
      functions: 5101,
      firestore: 8180,
      hosting: 5100,
      storage: 24_101,
    });
  });

  it.each(blocked)(
    'avoid ports that browsers block: at offset %i in lane %i %s is %i',
    (offset, lane, name, port) => {
      expect(portsOrRefusal(offset, lane)).toMatchObject({ [name]: port });
    },
  );

  it('are refused if a variable is invalid', () => {
    for (const offset of ['ten', '5', '-10', '2900', '60000', '10.5']) {
      expect(() => suitePorts({ PORT_OFFSET: offset })).toThrow(`PORT_OFFSET is "${offset}": give it`);
    }
    expect(() => suitePorts({ HOSTING_PORT: '70000' })).toThrow('HOSTING_PORT is "70000"');
    expect(() => suitePorts({ HOSTING_PORT: '9099' })).toThrow('both auth and hosting');
    expect(() => suitePorts({ HOSTING_PORT: '6000' })).toThrow('Browsers refuse port 6000');
  });

  it('are refused in one sentence if one is in use', async () => {
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
