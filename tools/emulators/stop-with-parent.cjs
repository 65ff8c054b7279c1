'use strict';

// Loaded into the Firebase CLI. Its standard input is a pipe from the tool that started it: when that
// tool dies without a chance to clean up, the pipe closes and the suite stops instead of holding its ports.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
