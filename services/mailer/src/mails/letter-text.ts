import { brand, type Letter, motto, plainText } from './letter.js';

/** The letter for mail clients without HTML: the words of the HTML in the same order. */
export function letterText({ subject, greeting, paragraphs, facts = [], action, smallPrint }: Letter): string {
  const blocks = [
    brand,
    subject,
    greeting,
    ...paragraphs.map(plainText),
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? [action.label, action.note, action.href].filter((line) => line !== undefined).join('\n') : '',
    ...smallPrint.map(plainText),
    motto,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
