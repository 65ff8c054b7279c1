import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Reply } from '../contract/endpoint.ts';
import { health as table } from '../contract/maintenance/health.ts';
import type { Environment } from '../functions/src/data/firebase.ts';
import { mailEncryption } from '../functions/src/data/mail-transport.ts';
import { appCheckFile } from '../web/app-check-plugin.ts';
import { runTool } from './emulators/lifetime.ts';
import { log, Refusal } from './emulators/log.ts';
import { readProjectSettings } from './project-choice.ts';

const usage =
  'npm run check-deployment -- --site https://<site> --function https://<address of the function api> [--project <id>]';

/** Forged headers; none of them may change how a call is counted. */
const forgedHeaders = {
  'fastly-client-ip': '198.51.100.77',
  'x-forwarded-for': '198.51.100.78',
  forwarded: 'for=198.51.100.79',
  'x-real-ip': '198.51.100.80',
};

type Connection = Reply<(typeof table)['getConnection']>;

async function fetchConnection(base: string, headers: Record<string, string> = {}): Promise<Connection> {
  const response = await fetch(`${base.replace(/\/$/, '')}/api${table.getConnection.path}`, { headers });
  if (!response.ok) throw new Refusal(`${base} answered ${response.status}.`);
  return table.getConnection.reply.parse(await response.json());
}

/**
 * Checks how a deployment identifies this machine, through Hosting and directly, with and without forged
 * headers.
 *
 * @returns findings with advice; empty if limits per network are effective
 */
export async function checkNetworks(site: string, functionAddress: string): Promise<string[]> {
  const [hosted, forgedHosted, direct, forgedDirect] = await Promise.all([
    fetchConnection(site),
    fetchConnection(site, forgedHeaders),
    fetchConnection(functionAddress),
    fetchConnection(functionAddress, forgedHeaders),
  ]);
  const findings: string[] = [];
  if (!hosted.isThroughHosting) {
    findings.push(
      `Hosting calls the function from ${hosted.peer}, which HOSTING_NETWORKS does not name: add its network and deploy. Until then all visitors are counted as one.`,
    );
  }
  if (direct.isThroughHosting) {
    findings.push(
      `This machine (${direct.peer}) lies in HOSTING_NETWORKS, so that it could name any address: name fewer networks, or check from elsewhere.`,
    );
  }
  if (forgedHosted.network !== hosted.network || forgedDirect.network !== direct.network) {
    findings.push('Headers of the caller change how a call is counted: limits per network are void.');
  }
  if (hosted.isThroughHosting && !direct.isThroughHosting && direct.network !== `past:${hosted.network}`) {
    findings.push(
      `Through Hosting this machine is ${hosted.network}, past it ${direct.network}: the hop before Hosting's is not the client, unless it calls by two ways (IPv4 and IPv6).`,
    );
  }
  return findings;
}

/** Checks whether a site was built with App Check, and whether its pages may load it. */
async function appCheckOfSite(site: string): Promise<{ isBuilt: boolean; isAllowed: boolean }> {
  const base = site.replace(/\/$/, '');
  const [built, page] = await Promise.all([fetch(`${base}/${appCheckFile}`), fetch(`${base}/login`)]);
  const policy = page.headers.get('content-security-policy') ?? '';
  return { isBuilt: built.ok, isAllowed: policy.includes('/recaptcha/') };
}

/** Checks that the site sends the App Check tokens that the function verifies. */
export async function checkAppCheck(site: string) {
  const [{ appCheck: mode }, { isBuilt, isAllowed }] = await Promise.all([
    fetchConnection(site),
    appCheckOfSite(site),
  ]);
  const findings: string[] = [];
  if (isBuilt && mode === 'off') {
    findings.push(
      'The site sends tokens of App Check that the function does not look at: set APP_CHECK_MODE=watch.',
    );
  }
  if (!isBuilt && mode !== 'off') {
    findings.push(
      `The function asks for tokens of App Check (${mode}), and the site was built without: set APP_CHECK_SITE_KEY and APP_CHECK_API_KEY, and deploy Hosting. Until then ${mode === 'enforce' ? 'nobody can log in or register' : 'every call is logged'}.`,
    );
  }
  if (isBuilt && !isAllowed) {
    findings.push('The policy of pages does not let reCAPTCHA in: deploy with npm run deploy.');
  }
  return { mode, findings };
}

/** @returns findings with advice about the mail settings of a function */
export function checkMailSettings(settings: Environment): string[] {
  const { SMTP_HOST: host = '' } = settings;
  const isHere = ['', 'localhost', '127.0.0.1', '::1'].includes(host);
  if (isHere || mailEncryption(settings) === 'required') return [];
  return [`Mails go to ${host} in the clear: take SMTP_TLS out of the settings, and deploy.`];
}

async function main(): Promise<number> {
  const options = {
    site: { type: 'string' },
    function: { type: 'string' },
    project: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.site === undefined || values.function === undefined) throw new Refusal(usage);
  const appCheck = await checkAppCheck(values.site);
  const networks = await checkNetworks(values.site, values.function);
  const settings = values.project === undefined ? {} : readProjectSettings(values.project);
  const others = [...appCheck.findings, ...checkMailSettings(settings)];
  for (const finding of [...networks, ...others]) log(finding);
  if (networks.length === 0) log('Calls are counted by networks that only the platform can tell.');
  log(`App Check: ${appCheck.mode}.`);
  if (settings.SMTP_HOST) log(`Mails: by TLS ${mailEncryption(settings)}, to ${settings.SMTP_HOST}.`);
  return networks.length + others.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(main);
