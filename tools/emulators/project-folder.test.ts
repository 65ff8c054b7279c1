import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suitePorts } from './ports.ts';
import { createProjectFolder, type FirebaseConfig } from './project-folder.ts';

const tracked = {
  functions: [{ source: 'functions', codebase: 'default' }],
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  hosting: { public: 'web/dist', rewrites: [] },
  emulators: { auth: { port: 1 }, singleProjectMode: true },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['functions', 'web', 'node_modules']) mkdirSync(join(root, folder));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    writeFileSync(join(root, file), file);
  writeFileSync(join(root, 'functions/package.json'), '{}');
  writeFileSync(join(root, 'firebase.json'), JSON.stringify(tracked));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the project folder of the CLI', () => {
  it('mirrors the repository, contains the ports of the suite, and is removed completely', () => {
    const project = createProjectFolder(root, suitePorts({ PORT_OFFSET: '30' }));
    const config = JSON.parse(readFileSync(project.config, 'utf8')) as FirebaseConfig;
    expect(config.functions).toEqual(tracked.functions);
    expect(config.emulators).toMatchObject({
      singleProjectMode: true,
      auth: { host: '127.0.0.1', port: 9129 },
      firestore: { port: 8110, websocketPort: 15031 },
      hub: { port: 18030 },
    });
    expect(config.hosting.rewrites).toEqual([
      { source: '/sentMails', destination: '/app.html' },
      { source: '/uploaded', destination: '/app.html' },
    ]);
    const paths = ['functions/package.json', 'web/dist', 'node_modules', 'firestore.rules', 'storage.rules'];
    for (const path of paths) {
      expect(existsSync(join(project.folder, path)), path).toBe(true);
    }
    project.remove();
    expect(existsSync(project.folder)).toBe(false);
    expect(existsSync(join(root, 'functions/package.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))).toEqual(tracked);
  });

  it('serves the pages of another version with its Hosting settings', () => {
    const site = mkdtempSync(join(tmpdir(), 'site-'));
    const rewrites = [{ source: '/admin/**', destination: '/admin.html' }];
    mkdirSync(join(site, 'web/dist'), { recursive: true });
    writeFileSync(join(site, 'web/dist/index.html'), 'of then');
    writeFileSync(
      join(site, 'firebase.json'),
      JSON.stringify({ ...tracked, functions: [], hosting: { public: 'web/dist', rewrites } }),
    );
    const project = createProjectFolder(root, suitePorts({}), site);
    const config = JSON.parse(readFileSync(project.config, 'utf8')) as FirebaseConfig;
    expect(config.functions).toEqual(tracked.functions);
    expect(config.hosting.rewrites).toContainEqual({ source: '/admin/**', destination: '/admin.html' });
    expect(readFileSync(join(project.folder, 'web/dist/index.html'), 'utf8')).toBe('of then');
    project.remove();
    rmSync(site, { recursive: true });
  });
});
