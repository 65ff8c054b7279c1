'use strict';

// Loaded into the Firebase CLI. A server of Node's closes a connection that was idle for five seconds; who is just
// sending on it, which happens on a busy machine, loses the request. Clients close theirs by themselves.
const http = require('node:http');
const { createServer } = http;
http.createServer = (...options) => Object.assign(createServer(...options), { keepAliveTimeout: 0 });
