import { matchPath } from 'contract/rules/paths';
import {
  foldersWithoutTables,
  maxFiles,
  maxSharedFiles,
  modelLayers,
  screensWithoutTable,
} from './folders.ts';
import type { Imports } from './imports.ts';

/** Findings about the folder structure, one sentence each with advice. */

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const isSharedFile = (path: string): boolean => path.startsWith('web/src/shared/');

/** Finds folders with too many files. */
export function findCrowdedFolders(files: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => {
    const maxFileCount = isSharedFile(folder) ? maxSharedFiles : maxFiles;
    if (count <= maxFileCount || folder.startsWith('tests/')) return [];
    return [
      `${folder} contains ${count} files, at most ${maxFileCount} are allowed: move some of them to a subfolder.`,
    ];
  });
}

/** Returns the features whose code imports a file, directly or through other files. */
function featuresImporting(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const features = new Set<string>();
  const seen = new Set([file]);
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const importer of importers.get(next) ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      const [, feature] = /^web\/src\/features\/([^/]+\/[^/]+)\//.exec(importer) ?? [];
      if (feature === undefined) queue.push(importer);
      else features.add(feature);
    }
  }
  return features;
}

/** Finds shared modules that only one feature imports, or none. */
export function findSingleUseModules(imports: Imports): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    if (isTest(file)) continue;
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return [...imports.keys()].flatMap((file) => {
    // The build imports the catalogues of other languages.
    const isCatalogue = file.endsWith('/messages/en.ts');
    if (!isSharedFile(file) || isTest(file) || isCatalogue || file.endsWith('.d.ts')) return [];
    const features = featuresImporting(file, importers);
    if (features.size >= 2) return [];
    const [only] = features;
    return only === undefined
      ? [`${file} is used by no feature: remove it.`]
      : [`${file} is used by ${only} alone: move it to web/src/features/${only}.`];
  });
}

/** Finds screens that no table of web/src/app/screens lists, so that no route shows them. */
export function findUnroutedScreens(imports: Imports): string[] {
  const tables = [...imports].filter(([file]) => file.startsWith('web/src/app/screens/'));
  const listed = new Set(tables.flatMap(([, targets]) => targets));
  return [...imports.keys()]
    .filter((file) => file.endsWith('.screen.ts') && !listed.has(file))
    .map((file) => `${file} is in no table of web/src/app/screens: add it to that of its users.`);
}

/** Finds screens that never open, because an earlier one of their table matches their path. */
export function findHiddenScreens(tables: readonly (readonly { readonly path: string }[])[]): string[] {
  return tables.flatMap((screens) =>
    screens.flatMap(({ path }, at) => {
      const earlier = screens.slice(0, at).find((one) => matchPath(one.path, path) !== undefined);
      return earlier === undefined ? [] : [`${path} never opens: list it before ${earlier.path}.`];
    }),
  );
}

/** Components with React's own lazy stay broken after one failed load (decision 0023). */
export function findBareLazy(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    file !== 'web/src/ui/lazy/lazy-component.tsx' && /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source)
      ? [
          `${file} uses lazy of React: declare the component by lazyComponent (web/src/ui/lazy/lazy-component.tsx).`,
        ]
      : [],
  );
}

/** Finds comments of more than 120 columns. The formatter wraps code only. */
export const findWideComments = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index) => {
      const isWide = line.length > 120 && /^\s*(?:\/?\*|\/\/)/.test(line);
      return isWide ? [`${file}:${index + 1}: wrap this comment at 120 columns.`] : [];
    }),
  );

const layers = Object.keys(modelLayers);

/** Returns the layer of a file in the model: 'money/bills'. The name of an unlisted folder is that of its noun. */
function layerOf(file: string): string | undefined {
  const [, noun, part] = /^functions\/src\/model\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return layers.find((layer) => layer === `${noun}/${part}`) ?? noun;
}

/** Finds imports from a higher layer of the model. */
export function findUpwardImports(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) => {
    const layer = layerOf(file);
    if (layer === undefined) return [];
    if (!layers.includes(layer))
      return [`${file}: the layer ${layer} is not in tools/structure/folders.ts: add it there.`];
    if (isTest(file)) return [];
    return targets.flatMap((target) => {
      const other = layerOf(target);
      if (other === undefined || layers.indexOf(other) <= layers.indexOf(layer)) return [];
      return [
        `${file} imports ${target}: ${other} is a higher layer than ${layer}, move shared code to a lower layer.`,
      ];
    });
  });
}

const nounsIn = (files: readonly string[], pattern: RegExp): string[] => [
  ...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

/**
 * Finds nouns that exist on one side only. A noun is named with its group: 'mails/contact-messages'.
 *
 * @param tables keys of the endpoint table: 'contactMessages'
 */
export function findUnknownNouns(files: readonly string[], tables: readonly string[]): string[] {
  const product = files.filter((file) => !isTest(file));
  const tableNames = tables.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const nameOf = (noun: string): string => noun.slice(noun.indexOf('/') + 1);
  const inContract = nounsIn(product, /^contract\/([\w-]+\/[\w-]+)\.ts$/).filter(
    (noun) => !foldersWithoutTables.some((folder) => noun.startsWith(`${folder}/`)),
  );
  const nouns = inContract.filter((noun) => tableNames.includes(nameOf(noun)));
  const inFunctions = nounsIn(product, /^functions\/src\/features\/([\w-]+\/[\w-]+)\.ts$/);
  const inWeb = nounsIn(product, /^web\/src\/features\/([\w-]+\/[\w-]+)\//);
  const report = (found: readonly string[], says: (noun: string) => string) => found.map(says);
  return [
    ...report(
      inContract.filter((noun) => !nouns.includes(noun)),
      (noun) => `contract/${noun}.ts is not in the table: add it to endpointFiles in contract/index.ts.`,
    ),
    ...report(
      inFunctions.filter((noun) => !nouns.includes(noun)),
      (noun) => `functions/src/features/${noun}.ts has no table contract/${noun}.ts: give both one noun.`,
    ),
    ...report(
      inWeb.filter((noun) => ![...nouns, ...screensWithoutTable].includes(noun)),
      (noun) =>
        `web/src/features/${noun} has no table contract/${noun}.ts: give both one noun, or name it in folders.ts.`,
    ),
    ...report(
      nouns.filter((noun) => !inFunctions.includes(noun)),
      (noun) =>
        `functions/src/features/${noun}.ts is missing: the handlers of contract/${noun}.ts belong there.`,
    ),
    ...report(
      nouns.filter((noun) => !files.some((file) => file.startsWith(`tests/api/${noun}/`))),
      (noun) => `tests/api/${noun} is missing: the tests of contract/${noun}.ts belong there.`,
    ),
  ];
}

/** Finds audit actions that no API test names, as an entry or among the writes of a batch. */
export const findUntestedActions = (actions: readonly string[], tests: readonly string[]): string[] =>
  actions
    .filter((action) => !tests.some((text) => text.includes(`${action}'`) || text.includes(`, ${action},`)))
    .map((action) => `${action} is in no test of tests/api: have one find its entry in the audit.`);

/** Finds endpoints without a successful call in an API test, whose reads are therefore not counted. */
export function findUntestedEndpoints(names: readonly string[], tests: readonly string[]): string[] {
  const called = new Set(
    tests.flatMap((text) => [...text.matchAll(/\bok\(\s*'(\w+)'/g)].map(([, name]) => name)),
  );
  return names
    .filter((name) => !called.has(name))
    .map((name) => `${name} is never counted: call it in tests/api by ok('${name}', …).`);
}
