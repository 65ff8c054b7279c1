import type { DutyNeed } from 'contract/rules/admins/duties';
import { comparePatterns, splitPath } from 'contract/rules/paths';

/** Fields of a screen that tools and tests read. Texts are in Indonesian. */
interface Screen {
  readonly path: string;
  readonly title?: string;
  readonly text?: string;
  readonly duty?: DutyNeed;
  readonly isEmulatorOnly?: true;
}

/** Imports a table of the browser. With its types, the types of the tools would include all pages. */
async function readTable(file: string, name: string): Promise<readonly Screen[]> {
  const { href } = new URL(`../../web/src/app/screens/${file}.ts`, import.meta.url);
  return (await import(href))[name];
}

/** Tables of the screens by their users. An invited screen offers more with a login. */
export const screenTables = {
  public: await readTable('public-screens', 'publicScreens'),
  unlisted: await readTable('member-screens', 'unlistedScreens'),
  invited: await readTable('member-screens', 'invitedScreens'),
  member: await readTable('member-screens', 'memberScreens'),
  admin: await readTable('admin-screens', 'adminScreens'),
} as const;

export type Audience = keyof typeof screenTables;

export interface DeclaredScreen extends Screen {
  readonly audience: Audience;
}

/** Lists the screens of these audiences, or all. More specific paths come first. */
export const declaredScreens = (...audiences: readonly Audience[]): DeclaredScreen[] =>
  (Object.keys(screenTables) as Audience[])
    .filter((audience) => audiences.length === 0 || audiences.includes(audience))
    .flatMap((audience) => screenTables[audience].map((screen) => ({ ...screen, audience })))
    .sort((a, b) => comparePatterns(splitPath(a.path), splitPath(b.path)) || (a.path < b.path ? -1 : 1));
