/** One thing that a deployment does. */
export type Step =
  | { readonly kind: 'run'; readonly command: readonly string[]; readonly folder?: string }
  | { readonly kind: 'await-indexes'; readonly project: string; readonly database: string }
  | { readonly kind: 'restore-hosting'; readonly project: string; readonly commit: string };

export interface Deployment {
  readonly project: string;
  readonly database: string;
  /** What is deployed. */
  readonly commit: string;
  /** What stands for firebase.json when pages are deployed. */
  readonly config?: string | undefined;
}

const run = (...command: string[]): Step => ({ kind: 'run', command });

const firebase = ({ project }: Pick<Deployment, 'project'>, ...args: string[]): Step =>
  run('npx', 'firebase', ...args, '--project', project, '--non-interactive');

/** Under which the commit of a deployment is found again, the newest last. */
export const tagsOf = (project: string): string => `deployed/${project}/`;

/**
 * What new code needs is there before it, and what old code needs stays: the function finds its indexes, the browser
 * its function. Indexes that are no longer named are left, as the function of before asks by them.
 */
export const planDeployment = (deployment: Deployment, now: Date): Step[] => {
  const { project, database, commit, config } = deployment;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    run('npm', 'run', 'check-project', '--', '--project', project),
    firebase(deployment, 'deploy', '--only', 'firestore:indexes'),
    { kind: 'await-indexes', project, database },
    firebase(deployment, 'deploy', '--only', 'firestore:rules,storage'),
    firebase(deployment, 'deploy', '--only', 'functions', '--message', commit),
    firebase(
      deployment,
      ...['deploy', '--only', 'hosting', '--message', commit],
      ...(config === undefined ? [] : ['--config', config]),
    ),
    run('git', 'tag', `${tagsOf(project)}${stamp}`, commit),
    run('npm', 'run', 'release-contract'),
  ];
};

/**
 * The other way round: first the pages of before, within seconds, then the function, built anew from its source. Rules
 * and indexes stay, as those of today serve both; records keep what they bear more (decision 0050).
 *
 * @param folder where the source of before is put
 */
export const planRollback = (deployment: Deployment, folder: string): Step[] => {
  const { project, commit } = deployment;
  const install: Step = { kind: 'run', command: ['npm', 'ci'], folder };
  const deploy = firebase(deployment, 'deploy', '--only', 'functions', '--message', commit);
  return [
    { kind: 'restore-hosting', project, commit },
    run('git', 'worktree', 'add', '--detach', folder, commit),
    // Settings of a real project are in no commit.
    run('cp', `functions/.env.${project}`, `${folder}/functions/`),
    install,
    { ...deploy, folder } as Step,
    run('git', 'worktree', 'remove', '--force', folder),
    run('npm', 'run', 'check-records', '--', '--project', project),
  ];
};

/** A step as a person would type it. */
export function described(step: Step): string {
  if (step.kind === 'run') {
    const line = step.command.join(' ');
    return step.folder === undefined ? line : `(cd ${step.folder} && ${line})`;
  }
  return step.kind === 'await-indexes'
    ? `wait until every index of ${step.project}, database ${step.database}, is READY`
    : `npx firebase hosting:clone ${step.project}@<version with the message ${step.commit}> ${step.project}:live --project ${step.project} --non-interactive`;
}
