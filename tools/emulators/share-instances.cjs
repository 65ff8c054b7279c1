'use strict';

// Preloaded by the Firebase CLI, which starts a process of the function for each concurrent request. In
// production one instance handles several (`concurrency` in functions/src/index.ts), as here. Two instances, so
// that no test can rely on the memory of one process.
const maxInstances = 2;

try {
  const { createRequire } = require('node:module');
  const fromCli = createRequire(require.resolve('firebase-tools'));
  const { RuntimeWorker, RuntimeWorkerPool } = fromCli('./emulator/functionsRuntimeWorker');
  const { FunctionsEmulator } = fromCli('./emulator/functionsEmulator');

  /** Numbers of running requests. */
  const running = new WeakMap();
  const runningOf = (worker) => running.get(worker) ?? 0;
  const { request } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.request = async function (...args) {
    running.set(this, runningOf(this) + 1);
    try {
      return await request.apply(this, args);
    } finally {
      running.set(this, runningOf(this) - 1);
      // The CLI takes the end of one request for the end of all.
      if (runningOf(this) > 0 && this.state === 'IDLE') this.state = 'BUSY';
    }
  };

  RuntimeWorkerPool.prototype.getIdleWorker = function (trigger) {
    this.cleanUpWorkers();
    const ready = this.getTriggerWorkers(trigger).filter(({ state }) => state === 'IDLE' || state === 'BUSY');
    return ready.sort((a, b) => runningOf(a) - runningOf(b))[0];
  };
  RuntimeWorkerPool.prototype.readyForWork = function (trigger) {
    const freest = this.getIdleWorker(trigger);
    if (freest === undefined) return false;
    const mayStart = this.mode !== 'sequential' && this.getTriggerWorkers(trigger).length < maxInstances;
    return runningOf(freest) === 0 || !mayStart;
  };

  /** Instances that are starting, by function. */
  const starting = new Map();
  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
    const pool = this.workerPools[backend.codebase];
    const others = starting.get(trigger?.id) ?? [];
    const ready = pool.getTriggerWorkers(trigger?.id).filter(({ state }) => state !== 'CREATED');
    if (others.length > 0 && others.length + ready.length >= maxInstances) return Promise.race(others);
    const start = startRuntime.call(this, backend, trigger);
    starting.set(trigger?.id, [...others, start]);
    try {
      return await start;
    } finally {
      const left = starting.get(trigger?.id).filter((one) => one !== start);
      starting.set(trigger?.id, left);
    }
  };
} catch {
  // The suite is only slower with a CLI of another structure.
}
