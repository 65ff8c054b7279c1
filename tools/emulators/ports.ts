import { createServer } from 'node:net';
import { Refusal } from './say.ts';

const DEFAULT_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  hosting: 5000,
  storage: 9199,
  firestoreWebsocket: 9150,
  hub: 4400,
  logging: 4500,
  // The CLI starts these two along with functions. Their own defaults (9299, 9499) would meet the
  // storage and auth ports of a suite shifted by 100.
  eventarc: 4403,
  tasks: 4406,
  web: 5173,
};

export type PortName = keyof typeof DEFAULT_PORTS;
export type SuitePorts = Record<PortName, number>;

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

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > 65535) {
    throw new Refusal(`${name} is "${text}": give it a whole number from ${least} to 65535.`);
  }
  return value;
}

/** The ports of this suite: the defaults, all shifted by PORT_OFFSET, each replaceable by its own variable. */
export function suitePorts(env: Environment = process.env): SuitePorts {
  const offset = env.PORT_OFFSET ? wholeNumber('PORT_OFFSET', env.PORT_OFFSET, 0) : 0;
  const names = Object.keys(DEFAULT_PORTS) as PortName[];
  const taken = new Map<number, PortName>();
  const ports = {} as SuitePorts;
  for (const name of names) {
    const own = env[OVERRIDES[name]];
    const port = own ? wholeNumber(OVERRIDES[name], own, 1) : DEFAULT_PORTS[name] + offset;
    if (port > 65535)
      throw new Refusal(`PORT_OFFSET=${offset} pushes the ${name} port past 65535: give a smaller one.`);
    if (BLOCKED_BY_BROWSERS.has(port)) {
      throw new Refusal(
        `Browsers refuse port ${port} (${name}): set ${OVERRIDES[name]} or another PORT_OFFSET.`,
      );
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
