/**
 * Host names under which a browser reaches only its own machine. Features of the emulator exist only there.
 */
const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether this page is served from the reader's own machine. */
export const isLocalhost = (): boolean => loopbackHosts.includes(window.location.hostname);
