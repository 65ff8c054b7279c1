import { createServer } from 'node:net';
import { Refusal } from './say.ts';

/**
 * Two suites are always shifted against each other by an even number below 2,900. So no two of these numbers may
 * differ by such a one: they differ by an odd number, or by more. The first five are the public ones, which are the
 * CLI's own defaults; two of them differ by a hundred (see IN_ODD_HUNDREDS).
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

/** What browsers refuse is moved by this much, where nothing else stands either. */
const BEYOND_BLOCKED = 22_000;

/** Each multiple of ten leaves room for its lanes. */
const GREATEST_OFFSET = 2890;
const LANE_STEP = 2;
/** Suites that fit between one offset and the next. */
export const MOST_LANES = 5;

export type PortName = keyof typeof DEFAULT_PORTS;
export type SuitePorts = Record<PortName, number>;

/** Auth's default, shifted by a hundred, is Storage's: at odd hundreds both stand where nothing else does. */
const IN_ODD_HUNDREDS: Partial<Record<PortName, number>> = { auth: 24_000, storage: 24_001 };

const OVERRIDES: Record<PortName, string> = {
  auth: 'AUTH_PORT',
  functions: 'FUNCTIONS_PORT',
  firestore: 'FIRESTORE_PORT',
  hosting: 'HOSTING_PORT',
  storage: 'STORAGE_PORT',
  firestoreWebsocket: 'FIRESTORE_WEBSOCKET_PORT',
  hub: 'HUB_PORT',
  logging: 'LOGGING_PORT',
  eventarc: 'EVENTARC_PORT',
  tasks: 'TASKS_PORT',
  web: 'WEB_PORT',
};

/** Ports that browsers and fetch refuse to talk to, as far as they are in reach of a shift. */
const BLOCKED_BY_BROWSERS = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

type Environment = Record<string, string | undefined>;

function portFrom(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Refusal(`${name} is "${text}": give it a whole number from 1 to 65535.`);
  }
  return value;
}

function offsetFrom(text = '0'): number {
  const value = Number(text);
  if (value % 10 !== 0 || value < 0 || value > GREATEST_OFFSET) {
    throw new Refusal(
      `PORT_OFFSET is "${text}": give it a multiple of 10 from 0 to ${GREATEST_OFFSET}, so that no two suites meet.`,
    );
  }
  return value;
}

/** A port that no variable of its own replaces. */
function shiftedPort(name: PortName, shift: number): number {
  const isOddHundred = Math.floor(shift / 100) % 2 === 1;
  const port = ((isOddHundred ? IN_ODD_HUNDREDS[name] : undefined) ?? DEFAULT_PORTS[name]) + shift;
  return BLOCKED_BY_BROWSERS.has(port) ? port + BEYOND_BLOCKED : port;
}

/**
 * The ports of a suite: the defaults, all shifted by PORT_OFFSET, each replaceable by its own variable. Any two
 * multiples of ten run side by side; the few ports of a suite that another would take, or browsers refuse, lie apart.
 *
 * @param lane number of the suite among those that one tool starts side by side
 * @throws Refusal for an offset that is none, and for a port that is given twice or that browsers refuse
 */
export function suitePorts(env: Environment = process.env, lane = 0): SuitePorts {
  const offset = offsetFrom(env.PORT_OFFSET || undefined);
  const names = Object.keys(DEFAULT_PORTS) as PortName[];
  const taken = new Map<number, PortName>();
  const ports = {} as SuitePorts;
  for (const name of names) {
    const own = env[OVERRIDES[name]];
    const shift = lane * LANE_STEP;
    const port = own ? portFrom(OVERRIDES[name], own) + shift : shiftedPort(name, offset + shift);
    if (BLOCKED_BY_BROWSERS.has(port)) {
      throw new Refusal(`Browsers refuse port ${port} (${name}): set ${OVERRIDES[name]} to another one.`);
    }
    const other = taken.get(port);
    if (other)
      throw new Refusal(
        `Port ${port} is given to both ${other} and ${name}: set ${OVERRIDES[name]} to another one.`,
      );
    taken.set(port, name);
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

/** Refuses when one of the named ports is in use, naming the port and the way out. */
export async function refuseBusyPorts(ports: SuitePorts, names: PortName[]): Promise<void> {
  const free = await Promise.all(names.map((name) => canListen(ports[name])));
  const busy = names.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const list = busy.map((name) => `${ports[name]} (${name})`).join(', ');
  const noun = busy.length === 1 ? 'Port' : 'Ports';
  const verb = busy.length === 1 ? 'is' : 'are';
  const example = busy[0] as PortName;
  throw new Refusal(
    `${noun} ${list} ${verb} in use: stop the program that listens there, or shift all ports with PORT_OFFSET=10 (one alone: ${OVERRIDES[example]}).`,
  );
}
