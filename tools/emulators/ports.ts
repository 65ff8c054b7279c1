import { createServer } from 'node:net';
import { Refusal } from './log.ts';

/**
 * Default ports. Two suites always differ by an even shift below 2,900, so no two defaults may differ by such
 * a number: they differ by an odd number or by more. The first five are the CLI's own defaults; two of them
 * differ by a hundred (see PORTS_AT_ODD_HUNDREDS).
 */
const DEFAULT_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  hosting: 5000,
  storage: 9199,
  web: 15000,
  firestoreWebsocket: 15001,
  hub: 18000,
  logging: 18001,
  eventarc: 21000,
  tasks: 21001,
};

/** Additional shift of ports that browsers block. No other port is in that range. */
const BLOCKED_PORT_SHIFT = 22_000;

/** Each multiple of ten has space for its lanes. */
const MAX_OFFSET = 2890;
const LANE_STEP = 2;
/** Maximum number of suites between two offsets. */
export const MAX_LANES = 5;

export type PortName = keyof typeof DEFAULT_PORTS;
export type SuitePorts = Record<PortName, number>;

/** Auth's default plus a hundred is Storage's default. At odd hundreds both use separate ranges. */
const PORTS_AT_ODD_HUNDREDS: Partial<Record<PortName, number>> = { auth: 24_000, storage: 24_001 };

/** Variable that replaces one port: `FIRESTORE_WEBSOCKET_PORT` for `firestoreWebsocket`. */
const variableOf = (name: PortName): string =>
  `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_PORT`;

/** Ports that browsers and fetch block, as far as a shift can reach them. */
const BLOCKED_BY_BROWSERS = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

type Environment = Record<string, string | undefined>;

function parsePort(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Refusal(`${name} is "${text}": give it a whole number from 1 to 65535.`);
  }
  return value;
}

function parseOffset(text = '0'): number {
  const value = Number(text);
  if (value % 10 !== 0 || value < 0 || value > MAX_OFFSET) {
    throw new Refusal(
      `PORT_OFFSET is "${text}": give it a multiple of 10 from 0 to ${MAX_OFFSET}, so that no two suites meet.`,
    );
  }
  return value;
}

/** Returns the port of a name that no variable replaces. */
function shiftedPort(name: PortName, shift: number): number {
  const isOddHundred = Math.floor(shift / 100) % 2 === 1;
  const port = ((isOddHundred ? PORTS_AT_ODD_HUNDREDS[name] : undefined) ?? DEFAULT_PORTS[name]) + shift;
  return BLOCKED_BY_BROWSERS.has(port) ? port + BLOCKED_PORT_SHIFT : port;
}

/**
 * Returns the ports of a suite: the defaults shifted by PORT_OFFSET, each replaceable by its own variable.
 * Suites at any two multiples of ten run concurrently. Ports that would collide or that browsers block use
 * separate ranges.
 *
 * @param lane number of the suite among those that one tool starts concurrently
 * @throws Refusal for an invalid offset, a duplicate port, or a port that browsers block
 */
export function suitePorts(env: Environment = process.env, lane = 0): SuitePorts {
  const offset = parseOffset(env.PORT_OFFSET || undefined);
  const names = Object.keys(DEFAULT_PORTS) as PortName[];
  const namesByPort = new Map<number, PortName>();
  const ports = {} as SuitePorts;
  for (const name of names) {
    const variable = variableOf(name);
    const own = env[variable];
    const shift = lane * LANE_STEP;
    const port = own ? parsePort(variable, own) + shift : shiftedPort(name, offset + shift);
    if (BLOCKED_BY_BROWSERS.has(port)) {
      throw new Refusal(`Browsers refuse port ${port} (${name}): set ${variable} to another one.`);
    }
    const other = namesByPort.get(port);
    if (other)
      throw new Refusal(
        `Port ${port} is given to both ${other} and ${name}: set ${variable} to another one.`,
      );
    namesByPort.set(port, name);
    ports[name] = port;
  }
  return ports;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Throws a Refusal if one of the ports is in use, with the port and a solution. */
export async function refuseBusyPorts(ports: SuitePorts, names: PortName[]): Promise<void> {
  const free = await Promise.all(names.map((name) => canListen(ports[name])));
  const busy = names.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const list = busy.map((name) => `${ports[name]} (${name})`).join(', ');
  const noun = busy.length === 1 ? 'Port' : 'Ports';
  const verb = busy.length === 1 ? 'is' : 'are';
  throw new Refusal(
    `${noun} ${list} ${verb} in use: stop the program that listens there, or shift all ports with PORT_OFFSET=10 (one alone: ${variableOf(busy[0] as PortName)}).`,
  );
}
