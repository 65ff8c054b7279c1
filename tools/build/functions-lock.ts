/** The relevant fields of an entry of package-lock.json (version 3). */
export interface LockEntry {
  name?: string;
  version?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  extraneous?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: Record<string, string>;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockEntry>;
}

interface Edge {
  name: string;
  optional: boolean;
}

/** Resolves a package like Node: in the importer's own node_modules, then in each folder above it. */
function resolve(has: (path: string) => boolean, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    // Node does not search node_modules/node_modules.
    if (!folder.endsWith('node_modules') && has(path)) return path;
    if (!folder) return undefined;
  }
}

function edgesOf(entry: LockEntry): Edge[] {
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  const needed = [...Object.keys(entry.dependencies ?? {}), ...peers].filter(
    (name) => !optional.includes(name),
  );
  return [
    ...needed.map((name) => ({ name, optional: false })),
    ...optional.map((name) => ({ name, optional: true })),
  ];
}

/** Returns the paths in `packages` that are reachable without an optional dependency. */
function neededPaths(packages: Record<string, LockEntry>): Set<string> {
  const needed = new Set(['']);
  for (const path of needed) {
    for (const edge of edgesOf(packages[path] as LockEntry)) {
      const target = edge.optional
        ? undefined
        : resolve((candidate) => candidate in packages, path, edge.name);
      if (target !== undefined) needed.add(target);
    }
  }
  return needed;
}

/**
 * Creates the lock file of one workspace from that of the repository. So the deployed function gets exactly
 * the tested versions.
 *
 * @param workspace folder of the workspace
 * @param manifest its package.json
 */
export function createWorkspaceLock(
  root: Lock,
  workspace: string,
  manifest: LockEntry,
): Lock & { name?: string; version?: string } {
  const { name, version, dependencies, engines } = manifest;
  const own: LockEntry = {
    ...(name && { name }),
    ...(version && { version }),
    ...(dependencies && { dependencies }),
    ...(engines && { engines }),
  };
  const packages: Record<string, LockEntry> = { '': own };
  /** Maps each placed package to its path in the repository's lock. */
  const origin = new Map([['', workspace]]);
  // Breadth first: all dependencies of a package are placed before their own dependencies, so that a later
  // placement never hides an earlier one.
  for (const [place, source] of origin) {
    for (const edge of edgesOf(packages[place] as LockEntry)) {
      const rootPath = resolve((path) => path in root.packages, source, edge.name);
      if (rootPath === undefined) {
        if (edge.optional) continue;
        throw new Error(`package-lock.json has no ${edge.name}, which ${source} needs: run npm install.`);
      }
      const existing = resolve((path) => path in packages, place, edge.name);
      if (existing !== undefined && origin.get(existing) === rootPath) continue;
      const target =
        existing === undefined || place === ''
          ? `node_modules/${edge.name}`
          : `${place}/node_modules/${edge.name}`;
      const { dev, devOptional, optional, peer, extraneous, ...entry } = root.packages[rootPath] as LockEntry;
      if (entry.link)
        throw new Error(
          `${source} depends on the workspace ${edge.name}, which no registry has: it belongs into the bundle.`,
        );
      packages[target] = entry;
      origin.set(target, rootPath);
    }
  }
  const needed = neededPaths(packages);
  const sorted = Object.keys(packages).sort();
  return {
    ...(name && { name }),
    ...(version && { version }),
    lockfileVersion: root.lockfileVersion,
    packages: Object.fromEntries(
      sorted.map((path) => [path, { ...packages[path], ...(!needed.has(path) && { optional: true }) }]),
    ),
  };
}
