'use strict';

// Preloaded by the Firebase CLI. A Node server closes a connection after five idle seconds. On a busy machine
// a client can send a request at that moment and lose it. So the server keeps connections open, and clients
// close them.
const http = require('node:http');
const { createServer } = http;
http.createServer = (...options) => Object.assign(createServer(...options), { keepAliveTimeout: 0 });
