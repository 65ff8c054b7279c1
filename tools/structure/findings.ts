import type { Imports } from './imports.ts';
import {
  modelRooms,
  mostFiles,
  mostFilesOfPart,
  notTables,
  oneFilePerNoun,
  screensWithoutTable,
} from './rooms.ts';

/** What breaks the order of the rooms, a sentence each that says what to do. */

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const isPart = (path: string): boolean => path.startsWith('web/src/parts/');

/** Folders that hold more than somebody takes in at a glance. */
export function crowdedFolders(files: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => {
    const most = isPart(folder) ? mostFilesOfPart : mostFiles;
    if (count <= most || oneFilePerNoun.includes(folder) || folder.startsWith('tests/')) return [];
    return [`${folder} holds ${count} files, ${most} at most: give some of them a room of their own.`];
  });
}

/** Features whose code reaches a file, itself or through other files. */
function featuresReaching(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const features = new Set<string>();
  const seen = new Set([file]);
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const importer of importers.get(next) ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      const [, feature] = /^web\/src\/features\/([^/]+)\//.exec(importer) ?? [];
      if (feature === undefined) queue.push(importer);
      else features.add(feature);
    }
  }
  return features;
}

/** Parts that one feature alone uses, or none. */
export function lonelyParts(imports: Imports): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    if (isTest(file)) continue;
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return [...imports.keys()].flatMap((file) => {
    if (!isPart(file) || isTest(file) || file.endsWith('.d.ts')) return [];
    const features = featuresReaching(file, importers);
    if (features.size >= 2) return [];
    const [only] = features;
    return only === undefined
      ? [`${file} is used by no feature: remove it.`]
      : [`${file} is used by ${only} alone: move it to web/src/features/${only}.`];
  });
}

/** Lazy components that stay broken for good when their code could not be loaded once (decision 0023). */
export function bareLazy(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    file !== 'web/src/ui/late/lazy-part.tsx' && /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source)
      ? [`${file} uses lazy of React: declare the component by lazyPart (web/src/ui/late/lazy-part.tsx).`]
      : [],
  );
}

/** Screens that nobody can open, as no route loads them. */
export function unroutedPages(imports: Imports): string[] {
  const loaded = new Set([...imports].flatMap(([file, targets]) => (isTest(file) ? [] : targets)));
  return [...imports.keys()]
    .filter((file) => /^web\/src\/features\/.+-page\.tsx$/.test(file) && !loaded.has(file))
    .map((file) => `${file} is loaded by no route: give it one in web/src/app.`);
}

const roomOf = (file: string): string | undefined => /^functions\/src\/model\/([^/]+)\//.exec(file)?.[1];

/** Imports of a room of the model that stands above. */
export function climbingImports(imports: Imports): string[] {
  const height = (room: string) => (modelRooms as readonly string[]).indexOf(room);
  return [...imports].flatMap(([file, targets]) => {
    const room = roomOf(file);
    if (room === undefined) return [];
    if (height(room) < 0)
      return [`${file}: the room ${room} is not in tools/structure/rooms.ts: name its place.`];
    if (isTest(file)) return [];
    return targets.flatMap((target) => {
      const other = roomOf(target);
      if (other === undefined || height(other) <= height(room)) return [];
      return [`${file} imports ${target}: ${other} stands above ${room}, move what both need below.`];
    });
  });
}

const nounsIn = (files: readonly string[], pattern: RegExp): string[] => [
  ...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

/**
 * Nouns that one side has and another has not.
 *
 * @param files all code of the repository
 * @param tables keys of the endpoint table's parts: 'contactMessages'
 */
export function unknownNouns(files: readonly string[], tables: readonly string[]): string[] {
  const product = files.filter((file) => !isTest(file));
  const tableNouns = tables.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const inContract = nounsIn(product, /^contract\/([\w-]+)\.ts$/).filter((noun) => !notTables.includes(noun));
  const inFunctions = nounsIn(product, /^functions\/src\/features\/([\w-]+)\.ts$/);
  const inWeb = nounsIn(product, /^web\/src\/features\/([\w-]+)\//);
  const strangers = (nouns: readonly string[], says: (noun: string) => string) =>
    nouns.filter((noun) => !tableNouns.includes(noun)).map(says);
  return [
    ...strangers(
      inContract,
      (noun) => `contract/${noun}.ts is not in the table: add it to endpointFiles in contract/index.ts.`,
    ),
    ...strangers(
      inFunctions,
      (noun) => `functions/src/features/${noun}.ts has no table contract/${noun}.ts: give both one noun.`,
    ),
    ...strangers(
      inWeb.filter((noun) => !screensWithoutTable.includes(noun)),
      (noun) =>
        `web/src/features/${noun} has no table contract/${noun}.ts: give both one noun, or name it in rooms.ts.`,
    ),
    ...tableNouns
      .filter((noun) => !inFunctions.includes(noun))
      .map(
        (noun) =>
          `functions/src/features/${noun}.ts is missing: the handlers of contract/${noun}.ts belong there.`,
      ),
    ...tableNouns
      .filter((noun) => !files.some((file) => file.startsWith(`tests/api/${noun}/`)))
      .map((noun) => `tests/api/${noun} is missing: the tests of contract/${noun}.ts belong there.`),
  ];
}

/**
 * Actions of the audit that no API test names, as an entry or among the writes of a batch: nobody would miss them.
 *
 * @param actions of all entries
 * @param tests the texts of the API tests
 */
export const unnamedActions = (actions: readonly string[], tests: readonly string[]): string[] =>
  actions
    .filter((action) => !tests.some((text) => text.includes(`${action}'`) || text.includes(`, ${action},`)))
    .map((action) => `${action} is in no test of tests/api: have one find its entry in the audit.`);

/**
 * Endpoints that no API test calls with success: nobody would count what they read.
 *
 * @param names of all endpoints
 * @param tests the texts of the API tests
 */
export function uncountedEndpoints(names: readonly string[], tests: readonly string[]): string[] {
  const called = new Set(
    tests.flatMap((text) => [...text.matchAll(/\bok\(\s*'(\w+)'/g)].map(([, name]) => name)),
  );
  return names
    .filter((name) => !called.has(name))
    .map((name) => `${name} is never counted: call it in tests/api by ok('${name}', …).`);
}
