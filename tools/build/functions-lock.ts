/** One entry of a package-lock.json (version 3), as far as it matters here. */
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
  devDependencies?: Record<string, string>;
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

/** Looks a package up as Node does: in the importer's own node_modules, then in each folder above it. */
function resolve(has: (path: string) => boolean, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    // node_modules/node_modules is no place to look.
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

/** The paths in `packages` that are needed without any optional dependency on the way. */
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
 * The lock file of one workspace on its own, cut out of the repository's: the deployed function gets
 * the very versions that were tested, and making it needs no network. `manifest` is the workspace's
 * package.json and `workspace` its folder.
 */
export function workspaceLock(
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
  /** Where each package was placed -> where it lies in the repository's lock. */
  const origin = new Map([['', workspace]]);
  // Breadth first: all that a package needs is placed before what these need in turn, so that a later
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
