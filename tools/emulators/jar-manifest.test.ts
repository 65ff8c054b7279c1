import { describe, expect, it } from 'vitest';
import { foldHeader, manifestFor, zipOfOneFile } from './jar-manifest.ts';

describe('the manifest of the starter jar', () => {
  it('keeps a short header on one line', () => {
    expect(foldHeader('Main-Class: a.B')).toBe('Main-Class: a.B\r\n');
  });

  it('folds a long header at 70 bytes and loses nothing', () => {
    const header = `Class-Path: file:///${'långt/'.repeat(40)}x.jar`;
    const lines = foldHeader(header).split('\r\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(70);
    for (const line of lines.slice(1)) expect(line.startsWith(' ')).toBe(true);
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(header);
  });

  it('names the class and the jar as a URL, and ends with an empty line', () => {
    const manifest = manifestFor('a.B', '/opt/with blank/x.jar');
    expect(manifest).toContain('Main-Class: a.B\r\n');
    expect(manifest).toContain('Class-Path: file:///opt/with%20blank/x.jar\r\n');
    expect(manifest.endsWith('\r\n\r\n')).toBe(true);
  });

  it('is wrapped into a zip whose directory points at it', () => {
    const zip = zipOfOneFile('META-INF/MANIFEST.MF', 'hello');
    const end = zip.length - 22;
    const central = zip.readUInt32LE(end + 16);
    expect(zip.readUInt32LE(0)).toBe(0x04034b50);
    expect(zip.readUInt32LE(central)).toBe(0x02014b50);
    expect(zip.readUInt32LE(end)).toBe(0x06054b50);
    expect(central + zip.readUInt32LE(end + 12)).toBe(end);
    expect(zip.subarray(30 + 20, central).toString()).toBe('hello');
  });
});
