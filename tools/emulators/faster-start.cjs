'use strict';

// Preloaded by the Firebase CLI. Its Auth emulator creates hundreds of validators from its own fixed API
// description. Each one first checks the description against JSON Schema's own schema, which takes about half
// of the suite's start. The CLI has no setting to skip this check, so it is replaced here. Requests are still
// validated. If a newer CLI has a different structure, the suite only starts slower.
try {
  const { createRequire } = require('node:module');
  const fromExegesis = createRequire(createRequire(require.resolve('firebase-tools')).resolve('exegesis'));
  const { default: Ajv } = fromExegesis('ajv/dist/core');
  if (typeof Ajv.prototype.validateSchema === 'function') Ajv.prototype.validateSchema = () => true;
} catch {
  // Only the speedup is lost.
}
