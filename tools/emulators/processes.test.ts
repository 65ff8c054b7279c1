import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { listProcesses, ProcessTree } from './processes.ts';

const FOREVER = 'setInterval(() => {}, 1000)';
/**
 * Starts a grandchild in its own process group that ignores SIGTERM, as Java is started, and prints its pid.
 */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath,
    ['-e', "process.on('SIGTERM', () => {}); console.log('up'); ${FOREVER}"], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => console.log(child.pid));
  ${FOREVER}`;

function isAlive(pid: number): boolean {
  return listProcesses().some((entry) => entry.pid === pid);
}

async function start(): Promise<{ child: ChildProcess; grandchild: number }> {
  const child = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [data] = await once(child.stdout, 'data');
  return { child, grandchild: Number(String(data)) };
}

describe.skipIf(process.platform === 'win32')('stopping a process tree', () => {
  it('ends all descendants, even those that ignore SIGTERM', async () => {
    const { child, grandchild } = await start();
    const exit = once(child, 'exit');
    await new ProcessTree(child).stop({ graceMs: 300 });
    expect(isAlive(grandchild)).toBe(false);
    expect(await exit).toEqual([null, 'SIGTERM']);
  });

  it('ends descendants whose parent has crashed', async () => {
    const { child, grandchild } = await start();
    const tree = new ProcessTree(child);
    tree.recordMembers();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(grandchild)).toBe(true);
    await tree.stop({ graceMs: 100 });
    expect(isAlive(grandchild)).toBe(false);
  });
});
