'use strict';

// Loaded into the Firebase CLI. Its Auth emulator makes hundreds of validators out of its own fixed API
// description, and each one first compiles JSON Schema's schema only to check the description again:
// about half of the suite's start. Requests are validated as ever. A newer CLI without these parts just
// starts slower.
try {
  const { createRequire } = require('node:module');
  const fromExegesis = createRequire(createRequire(require.resolve('firebase-tools')).resolve('exegesis'));
  const { default: Ajv } = fromExegesis('ajv/dist/core');
  if (typeof Ajv.prototype.validateSchema === 'function') Ajv.prototype.validateSchema = () => true;
} catch {
  // Speed is all that is lost.
}
