import { describe, expect, it } from 'vitest';
import { fillTemplate, pageFile, routeFiles } from './page-files.js';

describe('pageFile and routeFiles', () => {
  it('give a file for every path, and leave the 404 page out of the routes', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/paris')).toBe('paris/index.html');
    expect(pageFile('*')).toBe('404.html');
    const pages = [
      { path: '/', rules: {} },
      { path: '/reset', rules: { referrer: 'no-referrer' } },
      { path: '/tool', rules: { isForDevelopment: true } },
      { path: '*', rules: {} },
    ] as const;
    expect(routeFiles(pages)).toEqual({
      '/': { file: 'index.html' },
      '/reset': { file: 'reset/index.html', referrer: 'no-referrer' },
      '/tool': { file: 'tool/index.html', isForDevelopment: true },
    });
  });
});

describe('fillTemplate', () => {
  const template = [
    '<head>',
    '    <!--page-head-->',
    '    <script type="module" crossorigin src="/assets/index.js"></script>',
    '    <link rel="modulepreload" crossorigin href="/assets/framework.js">',
    '    <link rel="stylesheet" crossorigin href="/assets/shared.css">',
    '    <link rel="stylesheet" crossorigin href="/assets/index.css">',
    '  </head>',
    '  <body>',
    '    <!--page-body-->',
    '  </body>',
  ].join('\n');
  const page = { head: '<title>$& $1</title>', body: '<p>£</p>', modules: ['<link rel="modulepreload" href="/assets/HomePage.js">'] };

  it('puts style sheets before the page’s head, inserts texts unchanged, and puts modules into the template', () => {
    expect(fillTemplate(template, page).split('\n')).toEqual([
      '<head>',
      '    <link rel="stylesheet" crossorigin href="/assets/shared.css">',
      '    <link rel="stylesheet" crossorigin href="/assets/index.css">',
      '    <title>$& $1</title>',
      '  </head>',
      '  <body>',
      '    <p>£</p>',
      '    <template id="app">',
      '    <script type="module" crossorigin src="/assets/index.js"></script>',
      '    <link rel="modulepreload" crossorigin href="/assets/framework.js">',
      '    <link rel="modulepreload" href="/assets/HomePage.js">',
      '    </template>',
      '    <script src="/start-app.js" async></script>',
      '  </body>',
    ]);
  });

  it('keeps what the views of a city need apart', () => {
    const filled = fillTemplate(template, { ...page, views: { choose: ['<link href="choose">'], plan: ['<link href="plan">'] } });
    const parts = [...filled.matchAll(/<template id="([\w-]+)">\s*([\s\S]*?)\s*<\/template>/g)].map(([, id, tags]) => [id, tags]);
    expect(parts.slice(1)).toEqual([
      ['app-choose', '<link href="choose">'],
      ['app-plan', '<link href="plan">'],
    ]);
  });

  it('rejects a template without its markers', () => {
    expect(() => fillTemplate('<head></head>', page)).toThrow('page-head');
  });
});
