import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { readOptions, useTarget } from '../project-choice.ts';
import { findAffectedPeople, type Scope } from './affected-people.ts';
import { createAuthorityLetter, createLetter, createSheet, deadlineText } from './letters.ts';

const usage = `npm run breach -- <folder> --known <moment> --what "<what got out>"
  --everyone | --proofs | --account <id> --since <moment> [--until <moment>]
  [--happened "<when>"] [--how "<how>"] [--handling "<what is done>"] [--project <project id>]
Moments as 2026-11-20T10:00+07:00.`;

const options = {
  known: { type: 'string' },
  what: { type: 'string' },
  happened: { type: 'string' },
  how: { type: 'string' },
  handling: { type: 'string' },
  everyone: { type: 'boolean', default: false },
  proofs: { type: 'boolean', default: false },
  account: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  project: { type: 'string' },
} as const;

const refuse = (why: string): never => {
  throw new Refusal(`${why}\n${usage}`);
};

function parseTime(name: string, text: string | undefined): Date {
  const isWritten =
    text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(isWritten ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? refuse(`--${name} takes a moment with its zone.`) : moment;
}

/** @throws Refusal that explains the usage */
export function readArguments(args: readonly string[], now: Date) {
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return refuse('Name one folder for the letters.');
  const { what = '', happened, how, handling, everyone, proofs, account, project } = values;
  if (what.trim() === '') return refuse('Say what got out, with --what.');
  if ([everyone, proofs, account !== undefined].filter(Boolean).length !== 1)
    return refuse('Say who is looked for, in one way.');
  const scope: Scope =
    account === undefined
      ? { kind: everyone ? 'everyone' : 'proofs' }
      : {
          kind: 'account',
          id: account,
          since: parseTime('since', values.since),
          until: values.until === undefined ? now : parseTime('until', values.until),
        };
  const breach = { what, happened, how, handling, known: parseTime('known', values.known) };
  return { folder, breach, scope, project };
}

/** `npm run breach`: writes the letters to the affected people and to the authority (docs/privacy.md). */
export const runBreach = (args: readonly string[]): Promise<void> =>
  runTool(async () => {
    const now = new Date();
    const { folder, breach, scope, project } = readArguments(args, now);
    log(deadlineText(breach, now));
    await useTarget(project);
    const people = await findAffectedPeople(scope);
    mkdirSync(join(folder, 'letters'), { recursive: true });
    // Only the current user of the machine may read the affected people.
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o600 });
    write('people.csv', createSheet(people));
    write('authority.txt', createAuthorityLetter(people, breach));
    for (const person of people) write(join('letters', `${person.id}.txt`), createLetter(person, breach));
    log(`${people.length} people: people.csv, letters/ and authority.txt in ${folder}.`);
    log(
      'Fill what stands in [LENGKAPI: …], send the letters, and write down when. Delete the folder afterwards.',
    );
    return 0;
  });
