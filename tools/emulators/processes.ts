import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ProcessEntry {
  pid: number;
  parent: number;
  /** Start time, which distinguishes a process from a later one with the same pid. */
  started: string;
}

function listFromProc(): ProcessEntry[] {
  const entries: ProcessEntry[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field is the program's name in brackets and can contain any character.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] !== 'Z')
        entries.push({ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' });
    } catch {
      // It ended during the listing.
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

/** Lists all running processes, without zombies. */
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
    // It has already ended.
  }
}

interface StopOptions {
  name?: NodeJS.Signals;
  firstOnly?: boolean;
  graceMs?: number;
}

/** A process with all its descendants, so that exactly these can be stopped. */
export class ProcessTree {
  private readonly members = new Map<string, ProcessEntry>();

  constructor(private readonly child: ChildProcess) {}

  /** Records the current members of the tree, so that they are known even if they lose their parent later. */
  recordMembers(): void {
    const isGone = this.child.exitCode !== null || this.child.signalCode !== null;
    // The pid of an ended child can belong to another process by now.
    if (process.platform === 'win32' || this.child.pid === undefined || isGone) return;
    for (const entry of descendantsOf(this.child.pid))
      this.members.set(`${entry.pid} ${entry.started}`, entry);
  }

  private runningMembers(): ProcessEntry[] {
    return listProcesses().filter((entry) => this.members.has(`${entry.pid} ${entry.started}`));
  }

  private async waitForEnd(ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (this.runningMembers().length > 0) {
      if (Date.now() > deadline) return false;
      await sleep(50);
    }
    return true;
  }

  /**
   * Signals the whole tree to end, or with `firstOnly` its first process, which then ends the rest in its own
   * order. Kills the remaining processes after `graceMs`.
   */
  async stop({ name = 'SIGTERM', firstOnly = false, graceMs = 10_000 }: StopOptions = {}): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
      return;
    }
    this.recordMembers();
    const living = this.runningMembers();
    const first = living.filter((entry) => entry.pid === pid);
    // If the first process has crashed, all others are signalled directly.
    for (const entry of firstOnly && first.length > 0 ? first : living) signal(entry.pid, name);
    if (await this.waitForEnd(graceMs)) return;
    for (const entry of this.runningMembers()) signal(entry.pid, 'SIGKILL');
    await this.waitForEnd(2_000);
  }
}

/** Resolves with the exit status of `child`, as a shell reports it. */
export function exitStatus(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code, name) => resolve(code ?? (name === 'SIGINT' ? 130 : 143)));
  });
}
