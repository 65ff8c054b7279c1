'use strict';

// Preloaded by the Firebase CLI. If a newer CLI has a different structure, the suite is only slower.
try {
  const { createRequire } = require('node:module');
  const fromCli = createRequire(require.resolve('firebase-tools'));
  const exegesis = createRequire(fromCli.resolve('exegesis-express'))('exegesis');
  const { compileApi } = exegesis;
  // The Auth emulator creates hundreds of validators at the start. This option of the library, which the CLI
  // does not set, creates each validator at its first use.
  exegesis.compileApi = (description, options) =>
    compileApi(description, { ...options, lazyCompileValidationSchemas: true });
  // Writing several debug lines for each request takes a sixth of the CLI's CPU time. DEBUG=1 writes them.
  if (!process.env.DEBUG) fromCli('./logger').logger.debug = () => {};
} catch {
  // Only the speedup is lost.
}
