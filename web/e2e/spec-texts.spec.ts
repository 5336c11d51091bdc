import { expect, test } from '@playwright/test';
import { specTexts } from './spec-texts.js';

const head = `# Where the specification's texts are seen

Made of \`web/e2e/spec-texts.ts\` by its test, which fails when they differ:
\`npx playwright test spec-texts -u\` in \`web/\` writes it again. Each row is checked by the test of its state in
\`web/e2e/states.spec.ts\`, which goes to the state and looks for the text.

The first column names the section of the product's specification, which isn't part of this repository; the text stands beside
([rules](rules/site.md#texts-word-for-word)).

| specification | text | seen as | in the state | decision |
|---|---|---|---|---|
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

test('docs/spec-texts.md is up to date', () => {
  const rows = Object.entries(specTexts).flatMap(([state, texts]) =>
    texts.map(([section, as, text, decision = '']) => {
      const shown = typeof text === 'string' ? text : `\`${text.source}\``;
      return `| ${[section, shown, as, state, decision].map(cell).join(' | ')} |`;
    }),
  );
  expect(`${head}${rows.join('\n')}\n`).toMatchSnapshot('spec-texts.md');
});
