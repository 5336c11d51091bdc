import { describe, expect, it } from 'vitest';
import { fillTemplate, pageFile, routeFiles, wordsFirst } from './page-files.js';

describe('pageFile and routeFiles', () => {
  it('name a file for every path and keep the 404 page out of the routes', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/paris')).toBe('paris/index.html');
    expect(pageFile('*')).toBe('404.html');
    expect(routeFiles(['/', '/paris', '*'])).toEqual({ '/': 'index.html', '/paris': 'paris/index.html' });
  });
});

describe('fillTemplate', () => {
  const template = '<head><!--page-head--></head><body><!--page-body--></body>';

  it('puts texts in as they are', () => {
    expect(fillTemplate(template, '<title>$& $1</title>', '<p>£</p>')).toBe('<head><title>$& $1</title></head><body><p>£</p></body>');
  });

  it('refuses a template without its marks', () => {
    expect(() => fillTemplate('<head></head>', '', '')).toThrow('page-head');
  });
});

describe('wordsFirst', () => {
  const template = [
    '<head>',
    '    <!--page-head-->',
    '    <script type="module" crossorigin src="/assets/index.js"></script>',
    '    <link rel="modulepreload" crossorigin href="/assets/framework.js">',
    '    <link rel="stylesheet" crossorigin href="/assets/shared.css">',
    '    <link rel="stylesheet" crossorigin href="/assets/index.css">',
    '  </head>',
  ].join('\n');

  it('puts style sheets in their order before the page’s head, and scripts last in line', () => {
    expect(wordsFirst(template).split('\n')).toEqual([
      '<head>',
      '    <link rel="stylesheet" crossorigin href="/assets/shared.css">',
      '    <link rel="stylesheet" crossorigin href="/assets/index.css">',
      '    <!--page-head-->',
      '    <script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>',
      '  </head>',
    ]);
  });
});
