export type Step =
  | { readonly kind: 'run'; readonly command: readonly string[]; readonly folder?: string }
  | { readonly kind: 'await-indexes'; readonly project: string; readonly database: string }
  | { readonly kind: 'restore-hosting'; readonly project: string; readonly commit: string };

export interface Deployment {
  readonly project: string;
  readonly database: string;
  readonly commit: string;
  /** File that replaces firebase.json for the deployment of pages. */
  readonly config?: string | undefined;
}

const run = (...command: string[]): Step => ({ kind: 'run', command });

const firebase = ({ project }: Pick<Deployment, 'project'>, ...args: string[]): Step =>
  run('npx', 'firebase', ...args, '--project', project, '--non-interactive');

/** Prefix of the tags that mark deployed commits. Sorted by name, the newest is last. */
export const tagPrefix = (project: string): string => `deployed/${project}/`;

/**
 * Plans a deployment. Indexes are deployed before the function that needs them, and the function before the
 * browser code that calls it. Indexes that are no longer listed stay for the previous function.
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
    run('git', 'tag', `${tagPrefix(project)}${stamp}`, commit),
    run('npm', 'run', 'release-contract'),
  ];
};

/**
 * Plans a rollback in reverse order: the previous pages within seconds, then the function, which is rebuilt
 * in `folder`. Rules and indexes stay, because the current ones serve both. Records keep their newer fields
 * (decision 0050).
 */
export const planRollback = (deployment: Deployment, folder: string): Step[] => {
  const { project, commit } = deployment;
  const install: Step = { kind: 'run', command: ['npm', 'ci'], folder };
  const deploy = firebase(deployment, 'deploy', '--only', 'functions', '--message', commit);
  return [
    { kind: 'restore-hosting', project, commit },
    run('git', 'worktree', 'add', '--detach', folder, commit),
    // No commit contains the settings of a real project.
    run('cp', `functions/.env.${project}`, `${folder}/functions/`),
    install,
    { ...deploy, folder } as Step,
    run('git', 'worktree', 'remove', '--force', folder),
    run('npm', 'run', 'check-records', '--', '--project', project),
  ];
};

export function formatStep(step: Step): string {
  if (step.kind === 'run') {
    const line = step.command.join(' ');
    return step.folder === undefined ? line : `(cd ${step.folder} && ${line})`;
  }
  return step.kind === 'await-indexes'
    ? `wait until every index of ${step.project}, database ${step.database}, is READY`
    : `npx firebase hosting:clone ${step.project}@<version with the message ${step.commit}> ${step.project}:live --project ${step.project} --non-interactive`;
}
