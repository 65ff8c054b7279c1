/** Host names of the reader's own machine. Features of the emulator exist only there. */
const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export const isLocalhost = (): boolean => loopbackHosts.includes(window.location.hostname);
