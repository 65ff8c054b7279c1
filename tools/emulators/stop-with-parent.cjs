'use strict';

// Preloaded by the Firebase CLI. Its standard input is a pipe from the tool that started it. If that tool
// crashes without cleanup, the pipe closes, and the suite stops and frees its ports.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
