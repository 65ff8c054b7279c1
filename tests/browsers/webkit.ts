import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerCleanup } from '../../tools/emulators/lifetime.ts';
import { ProcessTree } from '../../tools/emulators/processes.ts';
import { freePort } from '../support/suite/free-port.ts';
import type { Installation } from './driver.ts';

const enterKey = '\uE007';
const startTimeoutMs = 20_000;

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Sends one command of W3C WebDriver. */
async function send<T>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function waitForDriver(origin: string): Promise<void> {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(100)) {
    const status = await send(`${origin}/status`, 'GET').catch(() => undefined);
    if (status !== undefined) return;
  }
  throw new Error('WebKitWebDriver does not respond.');
}

/** WebKitGTK, controlled by WebDriver: its driver has no BiDi. It needs a display, which Xvfb provides. */
export const webkit: Installation = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb xauth',
  programs: [['xvfb-run'], ['WebKitWebDriver']],
  async start([xvfbRun = '', driver = '']) {
    const port = await freePort();
    const child = spawn(xvfbRun, ['-a', driver, `--port=${port}`], { stdio: 'ignore' });
    const stop = () => new ProcessTree(child).stop();
    const unregister = registerCleanup(stop);
    const origin = `http://127.0.0.1:${port}`;
    await waitForDriver(origin);
    const { sessionId, capabilities } = await send<Session>(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: {} },
    });
    const session = `${origin}/session/${sessionId}`;
    await send(`${session}/window/rect`, 'POST', { width: 1280, height: 800 });
    return {
      browser: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => {
        await send(`${session}/url`, 'POST', { url });
      },
      evaluate: (expression) =>
        send(`${session}/execute/sync`, 'POST', { script: `return (${expression});`, args: [] }),
      type: async (text) => {
        const keys = [...text].map((key) => (key === '\n' ? enterKey : key));
        const actions = keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await send(`${session}/actions`, 'POST', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      close: async () => {
        await send(session, 'DELETE');
        await stop();
        unregister();
      },
    };
  },
};
