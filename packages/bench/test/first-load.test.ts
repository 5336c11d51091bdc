import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { benchFirstLoad, firstLoadFiles, importsOf, scriptsOf } from '../src/first-load.js';

const html = `<head>
  <script type="application/ld+json">{"url":"/assets/no.js"}</script>
  <link rel="preload" href="/assets/font.woff2" as="font">
  <link rel="modulepreload" crossorigin href="/assets/home.js">
  <script type="module" crossorigin src="/assets/index.js"></script>
</head>`;

const webDir = mkdtempSync(join(tmpdir(), 'city-genie-bench-site-'));
afterAll(() => rmSync(webDir, { recursive: true }));

const asset = (name: string, content: string | Buffer) => {
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'assets', name), content);
};

describe('the first load', () => {
  it('is the page’s scripts and preloaded modules', () => {
    expect(scriptsOf(html)).toEqual(['home.js', 'index.js']);
  });

  it('follows static imports, not lazy ones', () => {
    const code = 'import{a as b}from"./app.js";import"./runtime.js";const page=()=>import("./page.js");export*from"./ui.js"';
    expect(importsOf(code)).toEqual(['app.js', 'runtime.js', 'ui.js']);
  });

  it('counts each file once, with the size compressed at build, else compressed now', () => {
    writeFileSync(join(webDir, 'index.html'), html);
    asset('index.js', 'import"./app.js";import("./page.js")');
    asset('home.js', 'import"./app.js";');
    asset('app.js', 'import"./index.js";');
    asset('page.js', 'later');
    asset('app.js.gz', Buffer.alloc(7000));
    expect(firstLoadFiles(webDir)).toEqual(['app.js', 'home.js', 'index.js']);
    const [gzip] = benchFirstLoad(webDir);
    const others = gzipSync('import"./app.js";import("./page.js")').length + gzipSync('import"./app.js";').length;
    expect(gzip?.outcome).toMatchObject({ kind: 'measured', values: [(7000 + others) / 1000] });
  });
});
