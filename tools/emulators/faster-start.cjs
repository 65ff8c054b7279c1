'use strict';

// Preloaded by the Firebase CLI. Its Auth emulator creates hundreds of validators from its own fixed API
// description. Each one first compiles JSON Schema's schema to check the description again, which takes
// about half of the suite's start. This skips that check; requests are still validated. If a newer CLI has
// a different structure, the suite only starts slower.
try {
  const { createRequire } = require('node:module');
  const fromExegesis = createRequire(createRequire(require.resolve('firebase-tools')).resolve('exegesis'));
  const { default: Ajv } = fromExegesis('ajv/dist/core');
  if (typeof Ajv.prototype.validateSchema === 'function') Ajv.prototype.validateSchema = () => true;
} catch {
  // Only the speedup is lost.
}
