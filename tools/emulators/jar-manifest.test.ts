import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { foldHeader, manifestFor, writeStarterJar } from './jar-manifest.ts';

describe('the manifest of the starter jar', () => {
  it('keeps a short header on one line', () => {
    expect(foldHeader('Main-Class: a.B')).toBe('Main-Class: a.B\r\n');
  });

  it('folds a long header at 70 bytes without losing characters', () => {
    const header = `Class-Path: file:///${'långt/'.repeat(40)}x.jar`;
    const lines = foldHeader(header).split('\r\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(70);
    for (const line of lines.slice(1)) expect(line.startsWith(' ')).toBe(true);
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(header);
  });

  it('contains the main class and the jar as a URL, and ends with an empty line', () => {
    const manifest = manifestFor('a.B', '/opt/with blank/x.jar');
    expect(manifest).toContain('Main-Class: a.B\r\n');
    expect(manifest).toContain('Class-Path: file:///opt/with%20blank/x.jar\r\n');
    expect(manifest.endsWith('\r\n\r\n')).toBe(true);
  });

  it('is wrapped into a zip whose central directory points to it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jar-'));
    const file = join(folder, 'starter.jar');
    writeStarterJar(file, 'a.B', '/opt/x.jar');
    const files = unzipSync(readFileSync(file));
    rmSync(folder, { recursive: true });
    expect(Object.keys(files)).toEqual(['META-INF/MANIFEST.MF']);
    expect(strFromU8(files['META-INF/MANIFEST.MF'] as Uint8Array)).toBe(manifestFor('a.B', '/opt/x.jar'));
  });
});
