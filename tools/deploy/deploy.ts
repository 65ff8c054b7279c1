import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accessToken, databaseIdOf } from '../../functions/src/data/firebase.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { readOptions, readProjectSettings, useProject } from '../project-choice.ts';
import { CONFIG_WITH_APP_CHECK, configFor } from './page-policy.ts';
import { type Deployment, formatStep, planDeployment, planRollback, type Step, tagPrefix } from './plan.ts';

const usage = 'npm run deploy -- --project <id> [--rollback] [--dry-run]';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

async function fetchGoogle<T>(project: string, url: string): Promise<T> {
  const headers = { authorization: `Bearer ${await accessToken()}`, 'x-goog-user-project': project };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Refusal(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Waits until every index is ready. An index takes minutes, with many documents hours. */
async function waitForIndexes(project: string, database: string): Promise<void> {
  const parent = `projects/${project}/databases/${database}/collectionGroups/-`;
  for (;;) {
    const { indexes = [] } = await fetchGoogle<{ indexes?: { name: string; state: string }[] }>(
      project,
      `https://firestore.googleapis.com/v1/${parent}/indexes?pageSize=500`,
    );
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken !== undefined) throw new Refusal(`${broken.name} cannot be built: look at it in the console.`);
    const waiting = indexes.filter(({ state }) => state !== 'READY').length;
    if (waiting === 0) return;
    log(`${waiting} of ${indexes.length} indexes are being built`);
    await sleep(10_000);
  }
}

/** @throws Refusal if no release of the site has this commit as its message */
async function restoreHosting(project: string, commit: string): Promise<void> {
  const { releases = [] } = await fetchGoogle<{
    releases?: { message?: string; version?: { name: string } }[];
  }>(project, `https://firebasehosting.googleapis.com/v1beta1/sites/${project}/releases?pageSize=100`);
  const version = releases
    .find(({ message }) => message === commit)
    ?.version?.name.split('/')
    .at(-1);
  if (version === undefined) throw new Refusal(`No release of the site has the message ${commit}.`);
  const args = ['firebase', 'hosting:clone', `${project}@${version}`, `${project}:live`];
  runCommand(['npx', ...args, '--project', project, '--non-interactive'], ROOT);
}

function runCommand([program = '', ...args]: readonly string[], folder: string): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`${[program, ...args].join(' ')} ended with ${status}.`);
}

async function runStep(step: Step): Promise<void> {
  if (step.kind === 'run') runCommand(step.command, step.folder ?? ROOT);
  else if (step.kind === 'await-indexes') await waitForIndexes(step.project, step.database);
  else await restoreHosting(step.project, step.commit);
}

function readDeployment() {
  const options = {
    project: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const { project, ...values } = readOptions({ options }, usage).values;
  if (project === undefined) throw new Refusal(`Name the Firebase project: ${usage}`);
  return {
    project,
    settings: readProjectSettings(project),
    rollback: values.rollback,
    dryRun: values['dry-run'],
  };
}

/** @throws Refusal if rules and indexes would be deployed to another database than the function uses */
function refuseOtherDatabase(database: string): void {
  const { firestore } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    firestore: { database?: string };
  };
  if ((firestore.database ?? '(default)') === database) return;
  throw new Refusal(
    `The function uses the database ${database}: put "database": "${database}" beside the rules in firebase.json.`,
  );
}

function previousCommit(project: string): string {
  const tags = git('tag', '--list', `${tagPrefix(project)}*`, '--sort=refname').split('\n');
  const before = tags.at(-2);
  if (!before) throw new Refusal(`There is no deployment of ${project} before the newest one.`);
  return git('rev-parse', `${before}^{commit}`);
}

/** `npm run deploy -- --project <id>`: deploys this commit, or with `--rollback` the one deployed before. */
await runTool(async () => {
  const { project, settings, rollback, dryRun } = readDeployment();
  const database = databaseIdOf(settings);
  refuseOtherDatabase(database);
  if (!rollback && !dryRun && git('status', '--porcelain') !== '')
    throw new Refusal('Commit first: what is deployed must be found again.');
  const commit = rollback ? previousCommit(project) : git('rev-parse', 'HEAD');
  const pageConfig = configFor(settings, readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const config = pageConfig && CONFIG_WITH_APP_CHECK;
  const deployment: Deployment = { project, database, commit, config };
  const steps = rollback
    ? planRollback(deployment, join(tmpdir(), `sisindo-${commit}`))
    : planDeployment(deployment, new Date());
  for (const step of steps) log(formatStep(step));
  if (dryRun) return 0;
  useProject(project);
  if (pageConfig !== undefined) writeFileSync(join(ROOT, CONFIG_WITH_APP_CHECK), pageConfig);
  for (const [index, step] of steps.entries()) {
    log(`${index + 1} of ${steps.length}: ${formatStep(step)}`);
    await runStep(step);
  }
  return 0;
});
