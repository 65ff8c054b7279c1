import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../emulators/log.ts';
import { digestOf, type Row, sha256, type Tally, tallyOf } from './digests.ts';

/** Sections in backup order: a file that a document names is read after the document. */
export const sectionNames = ['documents', 'accounts', 'files'] as const;
export type SectionName = (typeof sectionNames)[number];

const format = 'sisindo-backup/1';

export interface Head {
  readonly id: string;
  readonly project: string;
  readonly database: string;
  readonly bucket: string;
  /** True for a backup of the emulators, whose passwords are not hashed. */
  readonly isEmulated: boolean;
  /** Read time of Firestore (RFC 3339). */
  readonly moment: string;
}

interface Part {
  readonly section: SectionName;
  /** Path below the folder. */
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

interface Manifest extends Head {
  readonly format: string;
  readonly finishedAt: string;
  readonly sections: Readonly<Record<SectionName, Tally>>;
  readonly collections: Readonly<Record<string, Tally>>;
  readonly parts: readonly Part[];
}

type Digests = Readonly<Record<SectionName, Map<string, string>>>;

const emptyDigests = (): Digests => ({ documents: new Map(), accounts: new Map(), files: new Map() });

/** 'users/a1' -> 'users', 'users/a1/notes/n1' -> 'users/a1/notes'. */
const collectionOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

function collectionTallies(documents: ReadonlyMap<string, string>): Record<string, Tally> {
  const byCollection = new Map<string, Map<string, string>>();
  for (const [key, digest] of documents) {
    const name = collectionOf(key);
    byCollection.set(name, (byCollection.get(name) ?? new Map()).set(key, digest));
  }
  const names = [...byCollection.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, tallyOf(byCollection.get(name) ?? new Map())]));
}

/** Only the current user of the machine may read the backup. */
const privateFile = { mode: 0o600 } as const;
const privateFolder = { mode: 0o700, recursive: true } as const;

/** Writes a file atomically, so that a crash leaves no partial file. */
function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, privateFile);
  renameSync(`${path}.new`, path);
}

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/**
 * A backup in a folder:
 *
 * - `head.json`: source of the backup
 * - `journal.jsonl`: one line for each finished part
 * - `documents-00001.jsonl` …: parts with one row per line
 * - `bytes/ab/ab12…`: contents of files, by their SHA-256
 * - `manifest.json`: all hashes; written last, so that a backup without it is incomplete
 */
export class Archive {
  readonly digests = emptyDigests();
  readonly parts: Part[] = [];
  readonly last: Partial<Record<SectionName, string>> = {};

  private constructor(
    readonly folder: string,
    readonly head: Head,
  ) {
    const path = this.#path('journal.jsonl');
    for (const line of existsSync(path) ? linesOf(readFileSync(path, 'utf8')) : []) {
      this.#count(JSON.parse(line) as Part);
    }
  }

  /**
   * Starts a backup, or continues an incomplete one in the folder.
   *
   * @throws Refusal if the folder contains other files or a complete backup
   */
  static async begin(folder: string, makeHead: () => Promise<Head>): Promise<Archive> {
    if (existsSync(join(folder, 'manifest.json')))
      throw new Refusal(`${folder} holds a whole backup: name another folder.`);
    const path = join(folder, 'head.json');
    if (!existsSync(path)) {
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new Refusal(`${folder} is not empty, and no backup was begun there: name another folder.`);
      mkdirSync(folder, privateFolder);
      writeAtomically(path, JSON.stringify(await makeHead(), null, 2));
    }
    dropIncompleteLine(join(folder, 'journal.jsonl'));
    return new Archive(folder, JSON.parse(readFileSync(path, 'utf8')) as Head);
  }

  /**
   * Opens a complete backup and verifies every byte.
   *
   * @throws Refusal that names missing or changed data
   */
  static async open(folder: string): Promise<Archive> {
    const path = join(folder, 'manifest.json');
    if (!existsSync(path)) throw new Refusal(`${folder} holds no whole backup: manifest.json is missing.`);
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    if (manifest.format !== format) throw new Refusal(`${folder} holds a backup of another format.`);
    const archive = new Archive(folder, manifest);
    for (const name of sectionNames) {
      if (digestOf(tallyOf(archive.digests[name])) === digestOf(manifest.sections[name])) continue;
      throw new Refusal(`The backup was changed: its ${name} are not those of its manifest.`);
    }
    await archive.#checkBytes();
    return archive;
  }

  #path(file: string): string {
    return join(this.folder, file);
  }

  #count(part: Part): void {
    for (const { key, sha256: digest } of this.rowsOf(part)) {
      this.digests[part.section].set(key, digest);
      this.last[part.section] = key;
    }
    this.parts.push(part);
  }

  /** @throws Refusal if the rows were changed */
  rowsOf({ file, sha256: expected }: Part): Row[] {
    const path = this.#path(file);
    if (!existsSync(path)) throw new Refusal(`The backup is not whole: ${file} is missing.`);
    const text = readFileSync(path, 'utf8');
    if (sha256(text) !== expected) throw new Refusal(`The backup was changed: ${file}.`);
    return linesOf(text).map((line) => JSON.parse(line) as Row);
  }

  /** Adds rows that are not stored yet. */
  add(section: SectionName, rows: readonly Row[]): void {
    const newRows = rows.filter(({ key }) => !this.digests[section].has(key));
    if (newRows.length === 0) return;
    const number = this.parts.filter((part) => part.section === section).length + 1;
    const file = `${section}-${String(number).padStart(5, '0')}.jsonl`;
    const text = newRows.map((row) => `${JSON.stringify(row)}\n`).join('');
    writeAtomically(this.#path(file), text);
    const part = { section, file, rows: newRows.length, sha256: sha256(text) };
    appendFileSync(this.#path('journal.jsonl'), `${JSON.stringify(part)}\n`, privateFile);
    this.#count(part);
  }

  #bytesPath(hash: string): string {
    return this.#path(join('bytes', hash.slice(0, 2), hash));
  }

  async storeBytes(hash: string, bytes: Uint8Array): Promise<void> {
    const path = this.#bytesPath(hash);
    if (existsSync(path)) return;
    await mkdir(join(path, '..'), privateFolder);
    const unfinished = `${path}.${process.hrtime.bigint()}`;
    await writeFile(unfinished, bytes, privateFile);
    await rename(unfinished, path);
  }

  /** @throws Refusal if the bytes are missing or changed */
  async bytesOf(hash: string): Promise<Buffer> {
    const bytes = await readFile(this.#bytesPath(hash)).catch(() => {
      throw new Refusal(`The backup is not whole: the file ${hash} is missing.`);
    });
    if (sha256(bytes) !== hash) throw new Refusal(`The backup was changed: the file ${hash}.`);
    return bytes;
  }

  async #checkBytes(): Promise<void> {
    for (const part of this.parts.filter(({ section }) => section === 'files')) {
      for (const { value } of this.rowsOf(part)) await this.bytesOf((value as { bytes: string }).bytes);
    }
  }

  /** @returns SHA-256 of the manifest, which identifies the whole backup */
  finish(finishedAt: Date): string {
    const { documents, accounts, files } = this.digests;
    const manifest: Manifest = {
      format,
      ...this.head,
      finishedAt: finishedAt.toISOString(),
      sections: { documents: tallyOf(documents), accounts: tallyOf(accounts), files: tallyOf(files) },
      collections: collectionTallies(documents),
      parts: this.parts,
    };
    const text = JSON.stringify(manifest, null, 2);
    writeAtomically(this.#path('manifest.json'), text);
    return sha256(text);
  }
}

/** Removes an incomplete last line after a crash. Its part is written again. */
function dropIncompleteLine(path: string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  if (!text.endsWith('\n')) writeAtomically(path, text.slice(0, text.lastIndexOf('\n') + 1));
}
