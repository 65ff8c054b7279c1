'use strict';

// Loaded into the Firebase CLI before it starts, only where the official Storage rules runtime cannot
// be downloaded. It puts one in its place that refuses every client request, which is what our
// storage.rules say. The Admin SDK is not subject to rules and works as ever.

const {
  StorageRulesetInstance,
  StorageRulesIssues,
  StorageRulesRuntime,
} = require('firebase-tools/lib/emulator/storage/rules/runtime.js');

const replaced = ['start', 'stop', 'loadRuleset', 'verifyWithRuleset'];
const missing = replaced.filter((name) => typeof StorageRulesRuntime?.prototype[name] !== 'function');
if (
  missing.length > 0 ||
  typeof StorageRulesetInstance !== 'function' ||
  typeof StorageRulesIssues !== 'function'
) {
  // Going on would try the download, or worse, let client requests through.
  throw new Error(
    `This version of firebase-tools has no StorageRulesRuntime ${missing.join(', ')}: adapt tools/emulators/storage-rules-runtime.cjs to it.`,
  );
}

StorageRulesRuntime.prototype.start = async function start() {
  this._alive = true;
};

StorageRulesRuntime.prototype.stop = async function stop() {
  this._alive = false;
};

StorageRulesRuntime.prototype.loadRuleset = async function loadRuleset() {
  return { ruleset: new StorageRulesetInstance(this, 2, 'refuse-all'), issues: new StorageRulesIssues() };
};

StorageRulesRuntime.prototype.verifyWithRuleset = async () => ({
  permitted: false,
  issues: new StorageRulesIssues(),
});
