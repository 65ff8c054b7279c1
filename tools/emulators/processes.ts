import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ProcessEntry {
  pid: number;
  parent: number;
  /** When it started: tells a process from a later one that got the same number. */
  started: string;
}

function listFromProc(): ProcessEntry[] {
  const entries: ProcessEntry[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field is the program's name in brackets and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] !== 'Z')
        entries.push({ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' });
    } catch {
      // It ended while we looked.
    }
  }
  return entries;
}

function listFromPs(): ProcessEntry[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return output.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parent: Number(match[2]), started: match[3] ?? '' }] : [];
  });
}

/** All processes that run now; one that has ended and waits for its parent to notice is none. */
export function listProcesses(): ProcessEntry[] {
  // Small container images have no `ps`.
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

function descendantsOf(pid: number): ProcessEntry[] {
  const all = listProcesses();
  const found = all.filter((entry) => entry.pid === pid);
  for (const parent of found) found.push(...all.filter((entry) => entry.parent === parent.pid));
  return found;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

export interface StopOptions {
  name?: NodeJS.Signals;
  firstOnly?: boolean;
  graceMs?: number;
}

/** A process and all that it starts, so that all of it, and nothing else, can be ended. */
export class ProcessTree {
  private readonly seen = new Map<string, ProcessEntry>();

  constructor(private readonly child: ChildProcess) {}

  /** Notes what belongs to the tree now. What loses its parent later is still known then. */
  look(): void {
    const isGone = this.child.exitCode !== null || this.child.signalCode !== null;
    // A finished child's number may belong to someone else by now.
    if (process.platform === 'win32' || this.child.pid === undefined || isGone) return;
    for (const entry of descendantsOf(this.child.pid)) this.seen.set(`${entry.pid} ${entry.started}`, entry);
  }

  private living(): ProcessEntry[] {
    return listProcesses().filter((entry) => this.seen.has(`${entry.pid} ${entry.started}`));
  }

  private async waitForEnd(ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (this.living().length > 0) {
      if (Date.now() > deadline) return false;
      await sleep(50);
    }
    return true;
  }

  /**
   * Asks the whole tree to end, or with `firstOnly` its first process, which then ends the rest in its
   * own order. Kills what is left after `graceMs`.
   */
  async stop({ name = 'SIGTERM', firstOnly = false, graceMs = 10_000 }: StopOptions = {}): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
      return;
    }
    this.look();
    const living = this.living();
    const first = living.filter((entry) => entry.pid === pid);
    // A first process that has crashed ends nothing any more.
    for (const entry of firstOnly && first.length > 0 ? first : living) signal(entry.pid, name);
    if (await this.waitForEnd(graceMs)) return;
    for (const entry of this.living()) signal(entry.pid, 'SIGKILL');
    await this.waitForEnd(2_000);
  }
}

/** Settles with the exit status of `child`, as a shell would put it. */
export function exitStatus(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code, name) => resolve(code ?? (name === 'SIGINT' ? 130 : 143)));
  });
}
