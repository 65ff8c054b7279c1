'use strict';

// Preloaded by the Firebase CLI, only if the official Storage rules runtime cannot be downloaded. Replaces
// it by one that refuses every client request, as storage.rules does. Rules do not apply to the Admin SDK.

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
  // Without this error the CLI would try the download, or accept client requests.
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
