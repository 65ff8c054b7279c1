/** Names under which only a machine's own emulator is reached; what exists in the emulator alone is nowhere else. */
const ownMachine: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether this page comes from the reader's own machine. */
export const isOwnMachine = (): boolean => ownMachine.includes(window.location.hostname);
